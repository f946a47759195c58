import styles from './Analysis.module.css'
import { ProgramTable } from './ProgramTable.tsx'
import { Transforms } from './Transforms.tsx'

/** What each program needs for the puzzle on the board, and for its transforms. */
export function PuzzleCosts() {
  return (
    <div className={styles.analysis}>
      <Transforms />
      <ProgramTable />
    </div>
  )
}
