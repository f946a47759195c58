/** Searches with access to every moment, which is the board and the counters after an event. */
import type { SearchCall, StackFrame } from '../../../src/search/steps/step.ts'
import { type Givens, givensOf } from '../../../src/sudoku/givens.ts'
import { Search } from '../../../src/search/engine/search.ts'
import type { Extent, Strategy } from '../../../src/search/engine/strategy.ts'
import type { Moment } from '../../../src/search/trace/moment.ts'
import type { Chunk } from '../../../src/search/trace/chunk.ts'
import { replay } from '../../../src/search/trace/replay.ts'
import { randomPuzzle } from '../../sudoku/randomPuzzles.ts'

export interface RecordedSearch {
  readonly givens: Givens
  readonly strategy: Strategy
  readonly extent: Extent
  readonly events: Uint16Array
  /** True if the search has ended after these events. */
  readonly ended: boolean
  /** Returns the moment after `event` events. */
  at(event: number): Moment
}

/** Records the first events of a search, at most `limit`. */
export function recordSearch(
  givens: Givens,
  strategy: Strategy,
  extent: Extent,
  limit: number,
): RecordedSearch {
  const search = new Search(givens, strategy, extent)
  const start = search.checkpoint()
  const events = new Uint16Array(limit)
  const written = events.subarray(0, search.run(events, 0, limit))
  const chunk: Chunk = { kind: 'search', number: 0, start, events: written }
  // A search that has just made its last event may not know yet that there is none left.
  const ended = search.ended || search.run(new Uint16Array(1), 0, 1) === 0
  return { givens, strategy, extent, events: written, ended, at: (event) => replay(givens, chunk, event) }
}

/** Returns the givens of a random puzzle, which may have no solution or many. */
export function randomGivens(seed: number, blanks: number): Givens {
  const givens = givensOf(randomPuzzle(seed, blanks))
  if (!givens.ok) throw new Error(`Seed ${seed} with ${blanks} blanks makes conflicts`)
  return givens.value
}

export function searchCalls(frames: readonly StackFrame[] = []): readonly SearchCall[] {
  return frames.filter((frame) => frame.kind === 'search')
}
