import { isBlankBoard } from '../../../core/grid.ts'
import { lazyPart, partOf } from '../../lazyPart.tsx'
import { sourceOf } from '../../source.ts'
import { useApp, useSession } from '../../useApp.ts'
import { Answer } from './Answer.tsx'
import { MakePuzzle } from './MakePuzzle.tsx'
import { Forgets, ProgramNote } from './ProgramNote.tsx'
import { PuzzleText } from './PuzzleText.tsx'
import styles from './PuzzlePanel.module.css'
import { Samples } from './Samples.tsx'

const LandmarkList = lazyPart(() => import('./LandmarkList.tsx'))
const analysis = sourceOf(() => import('./analysis/PuzzleAnalysis.ts'))
const PuzzleFacts = partOf(analysis, (parts) => parts.PuzzleFacts)
const PuzzleCosts = partOf(analysis, (parts) => parts.PuzzleCosts)

/** A text field for puzzles, what is known of the one on the board, samples, the answer, and what searches cost. */
export default function PuzzlePanel() {
  const hasLandmarks = useSession(({ run }) => run.status === 'open' && run.progress.landmarks.deepest > 0)
  const hasGivens = useApp(({ puzzle }) => puzzle.conflicts.length === 0 && !isBlankBoard(puzzle.grid))
  const forgets = useApp((app) => app.forgets)
  return (
    <div className={styles.panel}>
      <PuzzleText />
      {forgets && <Forgets />}
      {hasGivens && (
        <div className={styles.facts}>
          <PuzzleFacts />
        </div>
      )}
      <Samples />
      <MakePuzzle />
      <Answer />
      {hasGivens && (
        <div className={styles.costs}>
          <PuzzleCosts />
        </div>
      )}
      <ProgramNote />
      {hasLandmarks && <LandmarkList />}
    </div>
  )
}
