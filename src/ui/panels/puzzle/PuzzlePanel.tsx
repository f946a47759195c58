import { Answer } from './Answer.tsx'
import { ProgramNote } from './ProgramNote.tsx'
import { PuzzleText } from './PuzzleText.tsx'
import { LandmarkList } from './LandmarkList.tsx'
import styles from './PuzzlePanel.module.css'
import { Samples } from './Samples.tsx'

/** A text field for puzzles, samples, the answer, and what the program is. */
export function PuzzlePanel() {
  return (
    <div className={styles.panel}>
      <PuzzleText />
      <Samples />
      <Answer />
      <ProgramNote />
      <LandmarkList />
    </div>
  )
}
