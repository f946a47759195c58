import { LineText } from '../../listing/LineText.tsx'
import { useWords } from '../../store/useApp.ts'
import type { OwnRun } from '../own.ts'
import { useVerdictWords } from '../verdictWords.ts'
import styles from './DiagnosisCard.module.css'
import { DIAGNOSIS } from './words.ts'

interface ErrorNoteProps {
  readonly run: OwnRun
  /** True if the program was edited since its run. */
  readonly isEdited: boolean
  /** The line at which the note stands, from 1; undefined if it stands at none. */
  readonly line: number | undefined
}

/** Explains the error that ended the program, or kept it from starting. */
export function ErrorNote({ run, isEdited, line }: ErrorNoteProps) {
  const words = useWords(DIAGNOSIS)
  return (
    <aside
      role="note"
      aria-label={words.errorNote(line)}
      className={styles.card}
      data-testid="error-note"
      data-edited={isEdited}
    >
      <div>
        <ErrorWords run={run} />
        {isEdited && <p className={styles.edited}>{words.edited}</p>}
      </div>
    </aside>
  )
}

/** The error as the language says it, and what it means. */
export function ErrorWords({ run }: Pick<ErrorNoteProps, 'run'>) {
  const { title, reason } = useVerdictWords(run)
  return (
    <>
      <p className={styles.headline}>{title}</p>
      {reason !== undefined && (
        <p className={styles.sentence}>
          <LineText text={reason} />
        </p>
      )}
    </>
  )
}
