import type { Extent, Strategy } from '../search/strategy.ts'
import { tables } from './programs/tables.ts'
import type { StepKind } from './step.ts'
import type { Stepper } from './stepper.ts'

/** By id of the strategy. */
const STEPPERS: Readonly<Record<string, Stepper>> = { tables }

/** @throws RangeError if there is none: a programmer's mistake. */
export function stepperOf({ id }: Strategy): Stepper {
  const stepper = STEPPERS[id]
  if (stepper === undefined) throw new RangeError(`${id} has no steps`)
  return stepper
}

/** The kinds of steps that a program can make. */
export function stepKindsOf(strategy: Strategy, extent: Extent): readonly StepKind[] {
  const { kinds } = stepperOf(strategy)
  return [...kinds.always, ...kinds[extent]]
}
