import { type Grid, sameBoard } from '../../core/grid.ts'
import type { Extent } from '../../core/search/strategy.ts'
import type { Reply } from '../../worker/protocol.ts'

/** First page (block of events) of a search, and the progress of the search after this page. */
type Beginning = Extract<Reply, { readonly type: 'prepared' }>

/** The expected next search and its first page, so that a matching run starts without a round trip. */
export class LikelySearch {
  #grid: Grid | undefined
  #strategy: string | undefined
  #extent: Extent | undefined
  #beginning: Beginning | undefined

  /** Sets the search that is expected next. @param grid may have conflicts */
  expect(grid: Grid, strategy: string, extent: Extent): void {
    this.clear()
    this.#grid = grid
    this.#strategy = strategy
    this.#extent = extent
  }

  /** Stores the beginning of the expected search. */
  keep(beginning: Beginning): void {
    this.#beginning = beginning
  }

  /** Returns the stored beginning if this search was expected. Clears the stored beginning in any case. */
  take(grid: Grid, strategy: string, extent: Extent): Beginning | undefined {
    const beginning = this.#beginning
    this.clear()
    const isExpected =
      this.#grid !== undefined &&
      sameBoard(this.#grid, grid) &&
      this.#strategy === strategy &&
      this.#extent === extent
    return isExpected ? beginning : undefined
  }

  /** Forgets the stored beginning. */
  clear(): void {
    this.#beginning = undefined
  }
}
