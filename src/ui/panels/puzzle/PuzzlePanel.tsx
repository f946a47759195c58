import { Answer } from './Answer.tsx'
import { PuzzleText } from './PuzzleText.tsx'
import styles from './PuzzlePanel.module.css'
import { Samples } from './Samples.tsx'

/** A text field for puzzles, samples, and the answer. */
export default function PuzzlePanel() {
  return (
    <div className={styles.panel}>
      <PuzzleText />
      <Samples />
      <Answer />
    </div>
  )
}
