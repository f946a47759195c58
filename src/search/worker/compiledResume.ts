import type { Givens } from '../../sudoku/givens.ts'
import { searchCode } from '../compiled/searchCode.ts'
import type { Resume } from '../engine/engine.ts'
import type { Extent, Strategy } from '../engine/strategy.ts'
import { compileWebAssembly } from './webAssembly.ts'

export interface SearchState {
  readonly events: number
  /** True once the search has ended, or another search has replaced it. */
  readonly isOver: boolean
}

/** Number of events after which compiling pays off. */
const COMPILE_FROM_EVENTS = 1 << 17
/** Interval between checks; a search needs only a few milliseconds for `COMPILE_FROM_EVENTS`. */
const POLL_EVERY_MS = 4

/** Waits until a search is long, then acts as `compiledResume`; resolves with undefined if the search is over first. */
export async function compiledWhenLong(
  givens: Givens,
  strategy: Strategy,
  extent: Extent,
  state: () => SearchState,
): Promise<Resume | undefined> {
  while (!state().isOver && state().events < COMPILE_FROM_EVENTS)
    await new Promise((resolve) => setTimeout(resolve, POLL_EVERY_MS))
  return state().isOver ? undefined : compiledResume(givens, strategy, extent)
}

/**
 * Compiles a search to WebAssembly. Resolves with a function that resumes the search from a checkpoint, in compiled
 * code; with undefined if the program has no compiled form. Rejects if the browser has no WebAssembly.
 */
export async function compiledResume(
  givens: Givens,
  strategy: Strategy,
  extent: Extent,
  compile = compileWebAssembly,
): Promise<Resume | undefined> {
  const code = searchCode(givens, strategy, extent)
  return code?.searches(await compile(code.module))
}
