import { useApp, usePhrase, useWords } from '../store/useApp.ts'
import type { GradedCase } from './grading.ts'
import { gridOf } from '../own/diagnosis/commands.ts'
import { DIAGNOSIS } from '../own/diagnosis/words.ts'
import { sameBoard } from '../../sudoku/grid.ts'
import styles from './OpenedCase.module.css'

/** Explains why the program fails the case `graded`, or that the reason is being looked for; empty if neither. */
export function CaseDiagnosis({ graded }: { readonly graded: GradedCase }) {
  const words = useWords(DIAGNOSIS)
  const phrase = usePhrase()
  const diagnosedCase = useApp(({ grading }) => grading.diagnosedCase)
  const diagnosis = diagnosedCase?.of === graded ? diagnosedCase.diagnosis : undefined
  const found = diagnosis?.kind === 'found' ? (diagnosis.found.own ?? diagnosis.found) : undefined
  const isHere = found !== undefined && sameBoard(gridOf(found, graded.puzzle), graded.puzzle)
  return (
    <div aria-live="polite" className={styles.diagnosis}>
      {diagnosis?.kind === 'looking' && <p className={styles.hint}>{words.looking}</p>}
      {found !== undefined && (
        <div
          data-testid="diagnosis"
          data-kind={found.kind}
          data-event={found.event}
          data-line={found.line}
          data-units={found.units.length === 0 ? undefined : found.units.join(' ')}
          data-board={found.board}
        >
          <p>
            {!isHere && <strong>{`${words.onSmallBoard} `}</strong>}
            <span>{phrase(found.sentence)}</span>
          </p>
          {found.rightProgram !== undefined && <p className={styles.hint}>{phrase(found.rightProgram)}</p>}
        </div>
      )}
    </div>
  )
}
