import { useApp } from '../../../useApp.ts'
import { usePanelsSeen } from '../../usePanelsSeen.ts'
import { BackgroundFailure } from '../../BackgroundFailure.tsx'
import { Facts } from './Facts.tsx'
import styles from './Analysis.module.css'
import { ProgramTable } from './ProgramTable.tsx'
import { SampleNote } from './SampleNote.tsx'
import { Transforms } from './Transforms.tsx'

/** Facts about the puzzle on the board, and how its transforms would change them. */
export default function PuzzleAnalysis() {
  usePanelsSeen()
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
