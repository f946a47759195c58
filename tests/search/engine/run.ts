/** Runs searches for tests, with all events in one array. */
import { eventNotation, type SearchEvent } from '../../../src/search/events.ts'
import { Search } from '../../../src/search/engine/search.ts'
import type { Extent, Strategy } from '../../../src/search/engine/strategy.ts'
import { givensOfLine } from '../../sudoku/puzzles.ts'

export function searchOf(line: string, strategy: Strategy, extent?: Extent): Search {
  return new Search(givensOfLine(line), strategy, extent)
}

/** Returns the next events of a search, at most `limit`. */
export function nextEvents(search: Search, limit: number): Uint16Array {
  const chunk = new Uint16Array(limit)
  return chunk.subarray(0, search.run(chunk, 0, limit))
}

/** Formats events: `r1c2=4 r1c3=1 r1c3✗1`. */
export function eventsText(events: Iterable<SearchEvent>): string {
  return Array.from(events, eventNotation).join(' ')
}
