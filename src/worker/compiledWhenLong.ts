import type { Givens } from '../core/givens.ts'
import type { Resume } from '../core/search/engine.ts'
import type { Extent, Strategy } from '../core/search/strategy.ts'

/** How far a search has got. */
export interface SearchState {
  readonly events: number
  /** It has ended, or another one has taken its place. */
  readonly isOver: boolean
}

/** Events from which on compiling pays. */
const COMPILED_FROM = 1 << 17
/** The search gets there in a few milliseconds. */
const LOOK_EVERY_MS = 4

/** As `compiledResume`, once the search is long; undefined where it ends before. @param state how far it has got */
export async function compiledWhenLong(
  givens: Givens,
  strategy: Strategy,
  extent: Extent,
  state: () => SearchState,
): Promise<Resume | undefined> {
  while (!state().isOver && state().events < COMPILED_FROM)
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
  if (state().isOver) return undefined
  // Few searches are so long: the worker begins without the code that writes code.
  const { compiledResume } = await import('./compiledResume.ts')
  return compiledResume(givens, strategy, extent)
}
