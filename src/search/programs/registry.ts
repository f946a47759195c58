import type { Strategy } from '../engine/strategy.ts'
import type { Stepper } from '../steps/stepper.ts'
import { bitmasks } from './bitmasks/program.ts'
import { candidateList } from './candidate-list/program.ts'
import { checkFunctions } from './check-functions/program.ts'
import { checkTables } from './check-tables/program.ts'
import { dancingLinks } from './dancing-links/program.ts'
import { fewestCandidates } from './fewest-candidates/program.ts'
import type { ProgramFolder } from './folder.ts'
import { promisingNumbers } from './promising-numbers/program.ts'
import { setDiscard } from './set-discard/program.ts'
import { setGuarded } from './set-guarded/program.ts'
import { tables } from './tables/program.ts'
import { usedDigits } from './used-digits/program.ts'

/** All built-in programs, in menu order. */
export const PROGRAMS: readonly ProgramFolder[] = [
  checkFunctions,
  candidateList,
  tables,
  promisingNumbers,
  checkTables,
  usedDigits,
  setDiscard,
  setGuarded,
  bitmasks,
  fewestCandidates,
  dancingLinks,
]

/** How the search engine runs each of `PROGRAMS`, in menu order. */
export const STRATEGIES: readonly Strategy[] = PROGRAMS.map(({ strategy }) => strategy)

export const DEFAULT_STRATEGY: Strategy = tables.strategy

export function strategyWithId(id: string): Strategy | undefined {
  return STRATEGIES.find((strategy) => strategy.id === id)
}

/** Returns the stepper of a strategy, which runs its listing line by line. @throws RangeError if it is unknown */
export function stepperOf({ id }: Strategy): Stepper {
  const program = PROGRAMS.find(({ strategy }) => strategy.id === id)
  if (program === undefined) throw new RangeError(`${id} has no steps`)
  return program.stepper
}
