import type { Extent, Strategy } from '../search/strategy.ts'
import { bitmasks } from './bitmasks/stepper.ts'
import { candidateList } from './candidate-list/stepper.ts'
import { checkTables } from './check-tables/stepper.ts'
import { dancingLinks } from './dancing-links/stepper.ts'
import { fewestCandidates } from './fewest-candidates/stepper.ts'
import { promisingNumbers } from './promising-numbers/stepper.ts'
import { setDiscard } from './set-discard/stepper.ts'
import { setGuarded } from './set-guarded/stepper.ts'
import { tables } from './tables/stepper.ts'
import { usedDigits } from './used-digits/stepper.ts'
import type { StepKind } from '../steps/step.ts'
import type { Stepper } from '../steps/stepper.ts'

/** By id of the strategy. */
const STEPPERS: Readonly<Record<string, Stepper>> = {
  'candidate-list': candidateList,
  tables,
  'promising-numbers': promisingNumbers,
  'check-tables': checkTables,
  'used-digits': usedDigits,
  'set-discard': setDiscard,
  'set-guarded': setGuarded,
  bitmasks,
  'fewest-candidates': fewestCandidates,
  'dancing-links': dancingLinks,
}

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
