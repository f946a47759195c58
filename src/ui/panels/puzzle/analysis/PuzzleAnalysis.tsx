import { useApp } from '../../../useApp.ts'
import { useSight } from '../../useSight.ts'
import { BackgroundFailure } from '../../BackgroundFailure.tsx'
import { Facts } from './Facts.tsx'
import styles from './Analysis.module.css'
import { ProgramTable } from './ProgramTable.tsx'
import { SampleNote } from './SampleNote.tsx'
import { Transforms } from './Transforms.tsx'

/** What is to be known of the puzzle on the board, and what its transforms would make of that. */
export default function PuzzleAnalysis() {
  useSight()
  const failure = useApp((app) => app.analysis.failure)
  return (
    <div className={styles.analysis}>
      <SampleNote />
      <BackgroundFailure failure={failure} />
      <Facts />
      <Transforms />
      <ProgramTable />
    </div>
  )
}
