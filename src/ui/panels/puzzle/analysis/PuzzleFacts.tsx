import { useApp } from '../../../useApp.ts'
import { usePanelsSeen } from '../../usePanelsSeen.ts'
import { BackgroundFailure } from '../../BackgroundFailure.tsx'
import { Facts } from './Facts.tsx'
import styles from './Analysis.module.css'
import { SampleNote } from './SampleNote.tsx'

/** The facts known of the puzzle on the board. */
export function PuzzleFacts() {
  usePanelsSeen()
  const failure = useApp((app) => app.analysis.failure)
  return (
    <div className={styles.analysis}>
      <SampleNote />
      <BackgroundFailure failure={failure} />
      <Facts />
    </div>
  )
}
