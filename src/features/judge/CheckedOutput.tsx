import { useEffect, useRef } from 'react'
import { intoView } from '../../ui/intoView.ts'
import { useApp, useAppStore } from '../../ui/useApp.ts'
import { judgeShownBoardOf } from './commands.ts'
import styles from './CheckedOutput.module.css'
import { ProgramOutput } from './ProgramOutput.tsx'
import { Verdict } from './Verdict.tsx'

/** Field for a program's output, and the judge's verdict on it. Scrolls to what is submitted from elsewhere. */
export default function CheckedOutput() {
  const store = useAppStore()
  useEffect(() => void judgeShownBoardOf(store), [store])
  const whole = useRef<HTMLDivElement>(null)
  const submission = useApp(({ notice }) => (notice?.kind === 'submitted' ? notice : undefined))
  useEffect(() => {
    if (submission !== undefined) intoView(whole.current)
  }, [submission])
  return (
    <div ref={whole} className={styles.panel}>
      <ProgramOutput />
      <Verdict />
    </div>
  )
}
