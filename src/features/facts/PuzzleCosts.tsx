import styles from './Analysis.module.css'
import { ProgramTable } from './ProgramTable.tsx'
import { Transforms } from './Transforms.tsx'

/** The cost of the puzzle on the board, and of its transforms, for each program. */
export default function PuzzleCosts() {
  return (
    <div className={styles.analysis}>
      <Transforms />
      <ProgramTable />
    </div>
  )
}
