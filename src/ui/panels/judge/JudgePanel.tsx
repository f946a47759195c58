import 'virtual:rarer-font.css'
import styles from './JudgePanel.module.css'
import { ProgramOutput } from './ProgramOutput.tsx'
import { Verdict } from './Verdict.tsx'

/** The text field for outputs, and what the judge says of its content. */
export default function JudgePanel() {
  return (
    <div className={styles.panel}>
      <ProgramOutput />
      <Verdict />
    </div>
  )
}
