import { useSight } from '../../useSight.ts'
import { InsightFailure } from '../../InsightFailure.tsx'
import { Facts } from './Facts.tsx'
import styles from './Insight.module.css'
import { ProgramTable } from './ProgramTable.tsx'
import { SampleNote } from './SampleNote.tsx'
import { Transforms } from './Transforms.tsx'

/** What is to be known of the puzzle on the board, and what its transforms would make of that. */
export default function PuzzleInsight() {
  useSight()
  return (
    <div className={styles.insight}>
      <SampleNote />
      <InsightFailure />
      <Facts />
      <Transforms />
      <ProgramTable />
    </div>
  )
}
