/** The strategies of the programs that have been run, without their steppers, which come with the program view. */
import { loadStrategy } from '../../core/programs/loading.ts'
import type { Strategy } from '../../core/search/strategy.ts'
import type { SessionProgram } from './session.ts'

const loaded = new Map<string, Strategy>()

/** The strategy of a program; undefined until it has been loaded, and for one that was run elsewhere. */
export function strategyOf(program: SessionProgram): Strategy | undefined {
  return program.kind === 'built-in' ? loaded.get(program.strategy) : undefined
}

/** Loads it. Rejects if it does not come. */
export async function loadStrategyOf(program: SessionProgram): Promise<void> {
  if (program.kind !== 'built-in' || loaded.has(program.strategy)) return
  loaded.set(program.strategy, await loadStrategy(program.strategy))
}
