import type { Strategy } from '../search/strategy.ts'
import { bitmasks } from './bitmasks.ts'
import { candidateList } from './candidateList.ts'
import { checkTables } from './checkTables.ts'
import { dancingLinks } from './dancingLinks.ts'
import { fewestCandidates } from './fewestCandidates.ts'
import { promisingNumbers } from './promisingNumbers.ts'
import { setDiscard } from './setDiscard.ts'
import { setGuarded } from './setGuarded.ts'
import { tables } from './tables.ts'
import { usedDigits } from './usedDigits.ts'

/** Every program that Backdoku runs, in the order of the menu. */
export const STRATEGIES: readonly Strategy[] = [
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

export const DEFAULT_STRATEGY: Strategy = tables

/** The strategy with an id, as it stands in links and messages; undefined if there is none. */
export function strategyWithId(id: string): Strategy | undefined {
  return STRATEGIES.find((strategy) => strategy.id === id)
}
