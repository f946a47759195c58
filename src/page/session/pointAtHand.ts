import { givensOf } from '../../sudoku/givens.ts'
import type { ExecutionPoint } from './debugging.ts'
import { executionPointAt } from './executionPoint.ts'
import { positionOf } from './selectors.ts'
import { builtInModel } from './session.ts'
import { frontOf } from './sessions.ts'
import type { AppState } from '../store/state.ts'

/**
 * Returns the execution point of the session that the page shows;
 * undefined if unknown. Computes the point for a built-in program, because the state does not update its point while
 * it plays too fast to read.
 */
export function currentExecutionPoint(state: AppState): ExecutionPoint | undefined {
  const { program, run, frame, debugging } = frontOf(state)
  const position = positionOf(frontOf(state))
  if (program.kind !== 'built-in') return debugging.executionPoint
  const checked = givensOf(state.puzzle.grid)
  if (run.status !== 'open' || !checked.ok || position.event !== frame.moment.event) return undefined
  const model = builtInModel(checked.value, program)
  return executionPointAt(model, frame.moment, model.segment(frame.moment), position, undefined, undefined)
}
