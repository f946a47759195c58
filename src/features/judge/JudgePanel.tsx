import { useEffect } from 'react'
import { judgeShownBoardOf } from './commands.ts'
import { useAppStore } from '../../ui/useApp.ts'
import styles from './JudgePanel.module.css'
import { ProgramOutput } from './ProgramOutput.tsx'
import { Verdict } from './Verdict.tsx'

/** Panel with a field for a program's output, and the judge's verdict on it. */
export default function JudgePanel() {
  const store = useAppStore()
  useEffect(() => void judgeShownBoardOf(store), [store])
  return (
    <div className={styles.panel}>
      <ProgramOutput />
      <Verdict />
    </div>
  )
}
