import { builtInProgram } from '../../core/debugging/builtInProgram.ts'
import { givensOf } from '../../core/givens.ts'
import type { ExecutionPoint } from '../session/debugging.ts'
import { executionPointAt } from '../session/executionPoint.ts'
import { positionOf } from '../session/selectors.ts'
import { frontOf } from '../session/sessions.ts'
import { loadStepperOf, stepperOf } from '../session/steppers.ts'
import { strategyOf } from '../session/strategies.ts'
import type { AppState } from '../store/state.ts'

/**
 * Where the program of the session in front stands, whether its panel has been looked at or not; undefined where that cannot be
 * told. Rejects if what tells it does not come.
 */
export async function toldPoint(state: AppState): Promise<ExecutionPoint | undefined> {
  const { program } = frontOf(state)
  if (program.kind === 'built-in') await loadStepperOf(program)
  return pointAtHand(state)
}

/** As `toldPoint`, with what has been loaded already. */
export function pointAtHand(state: AppState): ExecutionPoint | undefined {
  const { program, run, frame, debugging } = frontOf(state)
  const position = positionOf(frontOf(state))
  if (program.kind !== 'built-in') return debugging.executionPoint
  const checked = givensOf(state.puzzle.grid)
  if (run.status !== 'open' || !checked.ok || position.event !== frame.moment.event) return undefined
  const [strategy, stepper] = [strategyOf(program), stepperOf(program)]
  if (strategy === undefined || stepper === undefined) return undefined
  const model = builtInProgram({ givens: checked.value, strategy, extent: program.extent }, stepper, [])
  return executionPointAt(model, frame.moment, model.segment(frame.moment), position, undefined)
}
