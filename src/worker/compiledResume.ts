import type { Givens } from '../core/givens.ts'
import { searchCode } from '../core/search/compiled/searchCode.ts'
import type { Resume } from '../core/search/engine.ts'
import type { Extent, Strategy } from '../core/search/strategy.ts'
import { compileWebAssembly } from './webAssembly.ts'

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
  return state().isOver ? undefined : compiledResume(givens, strategy, extent)
}

/** A search in code that is compiled for it; undefined where the program has none. Rejects where there is no WebAssembly. */
export async function compiledResume(
  givens: Givens,
  strategy: Strategy,
  extent: Extent,
  compile = compileWebAssembly,
): Promise<Resume | undefined> {
  const code = searchCode(givens, strategy, extent)
  return code?.searches(await compile(code.module))
}
