import { useWords } from '../../store/useApp.ts'
import { isVerdictPending, type OwnRun } from '../own.ts'
import { passedLimit, runLimit } from '../runLimit.ts'
import styles from './DiagnosisCard.module.css'
import { DIAGNOSIS } from './words.ts'

interface StandstillNoteProps {
  readonly run: OwnRun
  /** True if the program was edited since its run. */
  readonly isEdited: boolean
  /** The line at which the note stands, from 1. */
  readonly line: number
}

/** Tells at its line where a program is that runs for longer than its judge allows, or where it was when it was stopped. */
export function StandstillNote({ run, isEdited, line }: StandstillNoteProps) {
  const words = useWords(DIAGNOSIS)
  const isOver = !isVerdictPending(run.verdict)
  const headline = isOver ? words.stoppedAt(line) : words.stillAt(line)
  const limit = runLimit(run)
  return (
    <aside
      role="note"
      aria-label={headline}
      className={styles.card}
      data-testid="standstill-note"
      data-kind="fact"
      data-edited={isEdited}
    >
      <div>
        <p className={styles.headline}>{headline}</p>
        {!isOver && limit !== undefined && <p className={styles.sentence}>{words.pastLimit(limit)}</p>}
        {isEdited && <p className={styles.edited}>{words.edited}</p>}
      </div>
    </aside>
  )
}

/** Returns the line to tell of a run that goes on for too long, or was ended; undefined if there is none. */
export function standstillOf(run: OwnRun): number | undefined {
  const { verdict, diagnosis, stillAt } = run
  // The diagnosis says more.
  if (diagnosis?.kind === 'found') return undefined
  if (verdict.kind === 'time-limit') return verdict.line ?? stillAt
  if (verdict.kind === 'stopped') return stillAt
  const isLate = verdict.kind === 'running' && (runLimit(run) === undefined || passedLimit(run) !== undefined)
  return isLate ? stillAt : undefined
}
