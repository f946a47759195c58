import { useEffect, useRef } from 'react'
import { intoView } from '../controls/intoView.ts'
import { useApp, useAppStore } from '../store/useApp.ts'
import { judgeShownBoardOf } from './commands.ts'
import styles from './CheckedOutput.module.css'
import { ProgramOutput } from './ProgramOutput.tsx'
import { Verdict } from './Verdict.tsx'

/** Field for a program's output, and the judge's verdict on it. */
export default function CheckedOutput() {
  const store = useAppStore()
  useEffect(() => void judgeShownBoardOf(store), [store])
  const verdict = useVerdictInView()
  return (
    <div className={styles.panel}>
      <ProgramOutput />
      <div ref={verdict}>
        <Verdict />
      </div>
    </div>
  )
}

/** Returns a `ref` for the verdict, which comes into view when it is that on an output from elsewhere on the page. */
function useVerdictInView() {
  const verdict = useRef<HTMLDivElement>(null)
  const shown = useRef<object>(undefined)
  const submission = useApp(({ notice }) => (notice?.kind === 'submitted' ? notice : undefined))
  const isJudged = useApp(({ judge }) => judge.judgement !== undefined)
  useEffect(() => {
    if (submission === undefined || !isJudged || shown.current === submission) return
    shown.current = submission
    intoView(verdict.current)
  }, [submission, isJudged])
  return verdict
}
