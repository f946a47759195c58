import { type Grid, sameBoard } from '../../core/grid.ts'
import type { Extent } from '../../core/search/strategy.ts'
import type { Reply } from '../../worker/protocol.ts'

type Beginning = Extract<Reply, { readonly type: 'prepared' }>

/** The search that the next run is expected to be of, and how it begins, once that is known: nobody waits for it then. */
export class LikelySearch {
  #grid: Grid | undefined
  #strategy: string | undefined
  #extent: Extent | undefined
  #beginning: Beginning | undefined

  /** @param grid may have conflicts */
  expect(grid: Grid, strategy: string, extent: Extent): void {
    this.clear()
    this.#grid = grid
    this.#strategy = strategy
    this.#extent = extent
  }

  keep(beginning: Beginning): void {
    this.#beginning = beginning
  }

  /** How a search begins, if it is the expected one; nothing is known any more. */
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

  clear(): void {
    this.#beginning = undefined
  }
}
