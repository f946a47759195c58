/** Records searches by built-in programs, as the recorder of users' programs would record them. */
import {
  cellOf,
  DEPTH_CHANGE,
  digitOf,
  EventKind,
  kindOf,
  type SearchEvent,
} from '../../src/search/events.ts'
import type { Givens } from '../../src/sudoku/givens.ts'
import { Search } from '../../src/search/engine/search.ts'
import type { Extent, Strategy } from '../../src/search/engine/strategy.ts'
import { RecordedTrace } from '../../src/search/trace/recordedTrace.ts'

/** Yields every event of a search, in order. */
export function* eventsOf(givens: Givens, strategy: Strategy, extent: Extent): Iterable<SearchEvent> {
  const search = new Search(givens, strategy, extent)
  const page = new Uint16Array(1 << 12)
  while (!search.ended) yield* page.slice(0, search.run(page, 0, page.length))
}

/** Adds the next event of a search to a recording, as a write to the board. @param calls call depth */
export function write(trace: RecordedTrace, event: SearchEvent, line = 0, calls = 0): void {
  trace.write(cellOf(event), kindOf(event) === EventKind.backtrack ? 0 : digitOf(event), line, calls)
}

/**
 * Records a search, without lines. By default also without calls: the depth drawn is then the number of placed digits.
 */
export function recordingOfSearch(
  givens: Givens,
  strategy: Strategy,
  extent: Extent,
  calls: 'calls' | 'no calls' = 'no calls',
): RecordedTrace {
  const trace = new RecordedTrace(givens)
  let depth = 0
  for (const event of eventsOf(givens, strategy, extent)) {
    depth += DEPTH_CHANGE[kindOf(event)]
    // Each call fills a blank, and its placement stays on the board during the calls it makes.
    const call = kindOf(event) === EventKind.backtrack ? depth : depth - 1
    write(trace, event, 0, calls === 'calls' ? call : 0)
  }
  trace.end()
  return trace
}
