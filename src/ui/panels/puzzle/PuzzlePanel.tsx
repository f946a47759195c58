import { lazy, Suspense } from 'react'
import { useApp } from '../../useApp.ts'
import { Answer } from './Answer.tsx'
import { ProgramNote } from './ProgramNote.tsx'
import { PuzzleText } from './PuzzleText.tsx'
import styles from './PuzzlePanel.module.css'
import { Samples } from './Samples.tsx'

const LandmarkList = lazy(() => import('./LandmarkList.tsx'))

/** A text field for puzzles, samples, the answer, and what the program is. */
export function PuzzlePanel() {
  const hasLandmarks = useApp(({ run }) => run.status === 'open' && run.progress.landmarks.deepest > 0)
  return (
    <div className={styles.panel}>
      <PuzzleText />
      <Samples />
      <Answer />
      <ProgramNote />
      <Suspense>{hasLandmarks && <LandmarkList />}</Suspense>
    </div>
  )
}
