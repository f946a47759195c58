/** The strategies without their steppers, which come with the program view. */
import type { Strategy } from '../../core/search/strategy.ts'

/** By the path of its file; each exports its strategy and nothing else. */
const FILES = import.meta.glob<Readonly<Record<string, Strategy>>>('../../core/programs/*/strategy.ts', {
  eager: true,
})

const STRATEGIES = Object.values(FILES).flatMap((exported) => Object.values(exported))

/** The strategy with an id; undefined if there is none. */
export function strategyWithId(id: string): Strategy | undefined {
  return STRATEGIES.find((strategy) => strategy.id === id)
}
