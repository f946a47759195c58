import type { GradedCase } from './grading.ts'
import { Button } from '../controls/Button.tsx'
import { SavedNote } from '../byHand/SavedNote.tsx'
import { useCommand, useWords } from '../store/useApp.ts'
import { gradeOf } from './commands.ts'
import { verdictCounts } from './gradeVerdict.ts'
import styles from './VerdictBand.module.css'
import { GRADE } from './words.ts'

/** The number of cases by verdict, and a button that saves the results. */
export function Totals({ cases }: { readonly cases: readonly GradedCase[] }) {
  const words = useWords(GRADE)
  const grade = useCommand(gradeOf)
  const counts = verdictCounts(cases)
  if (counts.length === 0) return undefined
  return (
    <div className={styles.totals}>
      <ul data-testid="totals" aria-label={words.totals}>
        {counts.map(([verdict, count]) => (
          <li key={verdict}>{words.total(verdict, count)}</li>
        ))}
      </ul>
      <Button label={words.save} onClick={() => grade({ kind: 'save' })} />
      <SavedNote />
    </div>
  )
}
