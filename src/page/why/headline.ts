/** Tells which of the texts under the board is the headline: the message (status or error), or what a line just did. */
import { runEndOf } from '../own/runEnd.ts'
import { eventsOf, positionOf, type Status, statusOf } from '../session/selectors.ts'
import { frontOf } from '../session/sessions.ts'
import { assertNever } from '../../sudoku/result.ts'
import type { Session } from '../session/session.ts'
import type { Notice } from '../store/notice.ts'
import type { AppState } from '../store/state.ts'

/**
 * What the text under the board begins with: what the last line did (`step`), a message in its place, followed by the
 * step's reason (`note`), or a message alone.
 */
type Headline = 'step' | 'note' | 'message'

export function headlineOf(app: AppState): Headline {
  const session = frontOf(app)
  const status = statusOf(app)
  switch (status.kind) {
    case 'ready':
    case 'failed':
    case 'seeking':
      return 'message'
    case 'ended':
      if (!isEndFirst(app, status)) break
      return status.outcome === 'unsolvable' ? 'note' : 'message'
    case 'playing':
    case 'paused':
    case 'stopped':
      if (!hasSteps(session)) return 'message'
      break
    default:
      return assertNever(status)
  }
  return isAlerted(app) || app.notice !== undefined || session.debugging.inspected !== undefined
    ? 'note'
    : 'step'
}

/** Returns true if the page shows an error. */
export function isAlerted({ notice, generator, puzzle }: AppState): boolean {
  if (generator.refusedOptions !== undefined || puzzle.conflicts.length > 0) return true
  return notice !== undefined && ALERTS.has(notice.kind)
}

/** Kinds of notices that tell an error. */
const ALERTS: ReadonlySet<Notice['kind']> = new Set<Notice['kind']>([
  'refused',
  'unreadable',
  'not-loaded',
  'not-copied',
  'not-pasted',
  'nothing-pasted',
  'no-event',
  'bad-event',
])

/**
 * At its last event, a search speaks of its end; of an own program that is not accepted, the chip does, and the sentence
 * speaks of the last step.
 */
function isEndFirst(app: AppState, status: Extract<Status, { readonly kind: 'ended' }>): boolean {
  const session = frontOf(app)
  if (!hasSteps(session)) return true
  if (session.program.kind === 'own') return isSolvedAtEnd(app, status)
  return positionOf(session).step === 0
}

/** Returns true at the last event of a search that has solved the puzzle, or of an own program that is accepted. */
export function isSolvedAtEnd(app: AppState, status = statusOf(app)): boolean {
  const session = frontOf(app)
  if (status.kind !== 'ended' || status.outcome !== 'solved' || positionOf(session).step !== 0) return false
  return session.program.kind !== 'own' || app.own?.run?.verdict.kind === 'accepted'
}

/** Returns true at the end of a search that found what it sought. */
export function isSolved(app: AppState): boolean {
  const status = statusOf(app)
  const end = runEndOf(app)
  const isWhole = end === undefined || end === 'ended'
  return isWhole && status.kind === 'ended' && status.outcome !== 'unsolvable'
}

/** A user's program that starts, or ended before it wrote to its board, has no step. */
export function hasSteps({ program, run }: Session): boolean {
  return program.kind !== 'own' || eventsOf(run) > 0
}

/** Returns true if the solution on the board is known to be the only one. */
export function isOnlySolution(app: AppState): boolean {
  const { program } = frontOf(app)
  if (program.kind !== 'own') return app.analysis.facts?.solutions.kind === 'one'
  const verdict = app.own?.run?.verdict
  if (verdict?.kind !== 'accepted' || !('judgement' in verdict)) return false
  const judged = verdict.judgement.verdict
  return judged.kind === 'accepted' && judged.note === 'only-solution'
}
