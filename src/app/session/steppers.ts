/** The steppers of the programs that have been looked at line by line. */
import { loadStepper } from '../../core/programs/loading.ts'
import type { Stepper } from '../../core/steps/stepper.ts'
import type { SessionProgram } from './session.ts'
import { loadStrategyOf } from './strategies.ts'

const loaded = new Map<string, Stepper>()

/** The stepper of a program; undefined until it has been loaded, and for one that was run elsewhere. */
export function stepperOf(program: SessionProgram): Stepper | undefined {
  return program.kind === 'built-in' ? loaded.get(program.strategy) : undefined
}

/** Loads it, and the strategy with it. Rejects if they do not come. */
export async function loadStepperOf(program: SessionProgram): Promise<void> {
  if (program.kind !== 'built-in') return
  const [stepper] = await Promise.all([loadStepper(program.strategy), loadStrategyOf(program)])
  loaded.set(program.strategy, stepper)
}
