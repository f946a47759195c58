import { isBlankBoard } from '../../../core/grid.ts'
import { lazyPart, partOf } from '../../lazyPart.tsx'
import { useApp, useSession } from '../../useApp.ts'
import { using } from '../../whileSearching.tsx'
import { Answer } from './Answer.tsx'
import { MakePuzzle } from './MakePuzzle.tsx'
import { ProgramNote } from './ProgramNote.tsx'
import { PuzzleText } from './PuzzleText.tsx'
import styles from './PuzzlePanel.module.css'
import { Samples } from './Samples.tsx'

const Forgets = partOf(using, (parts) => parts.Forgets)
const LandmarkList = lazyPart(() => import('./LandmarkList.tsx'))
const PuzzleAnalysis = lazyPart(() => import('./analysis/PuzzleAnalysis.tsx'))

/** A text field for puzzles, samples, the answer, what is known of the puzzle, and what the program is. */
export function PuzzlePanel() {
  const hasLandmarks = useSession(({ run }) => run.status === 'open' && run.progress.landmarks.deepest > 0)
  const hasGivens = useApp(({ puzzle }) => puzzle.conflicts.length === 0 && !isBlankBoard(puzzle.grid))
  const forgets = useApp((app) => app.forgets)
  return (
    <div className={styles.panel}>
      <PuzzleText />
      {forgets && <Forgets />}
      <Samples />
      <MakePuzzle />
      <Answer />
      {hasGivens && <PuzzleAnalysis />}
      <ProgramNote />
      {hasLandmarks && <LandmarkList />}
    </div>
  )
}
