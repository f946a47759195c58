import type { Extent, Strategy } from '../search/strategy.ts'
import { bitmasks } from './programs/bitmasks.ts'
import { candidateList } from './programs/candidateList.ts'
import { checkTables } from './programs/checkTables.ts'
import { dancingLinks } from './programs/dancingLinks.ts'
import { fewestCandidates } from './programs/fewestCandidates.ts'
import { promisingNumbers } from './programs/promisingNumbers.ts'
import { setDiscard } from './programs/setDiscard.ts'
import { setGuarded } from './programs/setGuarded.ts'
import { tables } from './programs/tables.ts'
import { usedDigits } from './programs/usedDigits.ts'
import type { StepKind } from './step.ts'
import type { Stepper } from './stepper.ts'

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
