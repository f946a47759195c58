import type { Panel } from '../panel.ts'
import { Answer } from './Answer.tsx'
import { PuzzleText } from './PuzzleText.tsx'
import styles from './PuzzlePanel.module.css'
import { Samples } from './Samples.tsx'

function PuzzlePanel() {
  return (
    <div className={styles.panel}>
      <PuzzleText />
      <Samples />
      <Answer />
    </div>
  )
}

/** Puzzles in as text, answers out as text. */
export const puzzlePanel: Panel = { id: 'puzzle', title: { en: 'Puzzle', ko: '퍼즐' }, Content: PuzzlePanel }
