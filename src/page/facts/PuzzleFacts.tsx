import { useEffect } from 'react'
import { SAMPLES } from '../puzzle/samples.ts'
import { sameBoard } from '../../sudoku/grid.ts'
import { BackgroundFailure } from '../panels/BackgroundFailure.tsx'
import { usePanelsSeen } from '../panels/usePanelsSeen.ts'
import { useApp, useAppStore, useWords } from '../store/useApp.ts'
import { FACTS } from './words.ts'
import styles from './Analysis.module.css'
import { Facts } from './Facts.tsx'
import { transformOf } from './commands.ts'

export default function PuzzleFacts() {
  usePanelsSeen()
  const store = useAppStore()
  useEffect(() => void transformOf(store), [store])
  const failure = useApp((app) => app.analysis.failure)
  return (
    <div className={styles.analysis}>
      <SampleNote />
      <BackgroundFailure failure={failure} />
      <Facts />
    </div>
  )
}

export { ProgramCosts } from './ProgramCosts.tsx'
export { Transforms } from './Transforms.tsx'

/** Note on the puzzle on the board; nothing unless that is a sample with a note. */
function SampleNote() {
  const { notes } = useWords(FACTS)
  const grid = useApp((app) => app.puzzle.grid)
  const sample = SAMPLES.find((known) => sameBoard(known.grid, grid))
  const note = sample === undefined ? undefined : notes[sample.id]
  if (note === undefined) return undefined
  return <p className={styles.note}>{note}</p>
}
