import type { Strategy } from '../search/strategy.ts'
import { tables } from './tables.ts'

/** Every program that Backdoku runs, in the order of the menu. */
export const STRATEGIES: readonly Strategy[] = [tables]

export const DEFAULT_STRATEGY: Strategy = tables

/** The strategy with an id, as it stands in links and messages; undefined if there is none. */
export function strategyWithId(id: string): Strategy | undefined {
  return STRATEGIES.find((strategy) => strategy.id === id)
}
