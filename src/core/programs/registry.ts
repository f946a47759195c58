import type { Strategy } from '../search/strategy.ts'
import { bitmasks } from './bitmasks/strategy.ts'
import { candidateList } from './candidate-list/strategy.ts'
import { checkTables } from './check-tables/strategy.ts'
import { dancingLinks } from './dancing-links/strategy.ts'
import { fewestCandidates } from './fewest-candidates/strategy.ts'
import { promisingNumbers } from './promising-numbers/strategy.ts'
import { setDiscard } from './set-discard/strategy.ts'
import { setGuarded } from './set-guarded/strategy.ts'
import { tables } from './tables/strategy.ts'
import { usedDigits } from './used-digits/strategy.ts'

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
