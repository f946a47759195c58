/** Tells how the run of an own program ended, which decides what the end of its trace means. */
import type { RunEnd } from '../../runner/run/outcome.ts'
import { assertNever } from '../../sudoku/result.ts'
import type { AppState } from '../store/state.ts'
import { eventsOf } from '../session/selectors.ts'
import { frontOf } from '../session/sessions.ts'
import type { OwnRun } from './own.ts'

/** Returns what ended a run; undefined while it has not ended. @param recorded number of recorded events */
export function endOfRun(
  { verdict, hidden, events }: Pick<OwnRun, 'verdict' | 'hidden' | 'events'>,
  recorded: number,
): RunEnd | undefined {
  switch (verdict.kind) {
    case 'loading':
    case 'compiling':
    case 'running':
      return undefined
    case 'time-limit':
    case 'memory-limit':
    case 'output-limit':
    case 'stopped':
      return verdict.kind
    case 'runtime-error':
      return 'error'
    case 'broken':
    case 'failed':
      return 'lost'
    case 'compile-error':
    case 'syntax-error':
    case 'no-function':
    case 'no-code':
    case 'not-loaded':
      return 'not-run'
    case 'accepted':
    case 'wrong-answer':
    case 'presentation-error':
    case 'no-output':
      if (hidden !== undefined) return 'hidden'
      return recorded < events ? 'cut-off' : 'ended'
    default:
      return assertNever(verdict)
  }
}

/** Returns what ended the run that the page shows; undefined for a built-in program, whose search is never cut off. */
export function runEndOf(app: AppState): RunEnd | undefined {
  const { program, run } = frontOf(app)
  const ownRun = app.own?.run
  if (program.kind !== 'own' || ownRun === undefined) return undefined
  return endOfRun(ownRun, eventsOf(run))
}
