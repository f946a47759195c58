import { type Grid, sameBoard } from '../../core/grid.ts'
import type { Extent } from '../../core/search/strategy.ts'
import type { Reply } from '../../worker/protocol.ts'

type Beginning = Extract<Reply, { readonly type: 'prepared' }>

/** The search that the next run is expected to be of, and how it begins, once that is known: nobody waits for it then. */
export class LikelySearch {
  #isOf: (grid: Grid, strategy: string, extent: Extent) => boolean = () => false
  #beginning: Beginning | undefined

  /** @param grid may have conflicts */
  expect(grid: Grid, strategy: string, extent: Extent): void {
    this.#beginning = undefined
    this.#isOf = (...other) => sameBoard(grid, other[0]) && strategy === other[1] && extent === other[2]
  }

  keep(beginning: Beginning): void {
    this.#beginning = beginning
  }

  /** How a search begins, if it is the expected one; nothing is expected any more. */
  take(grid: Grid, strategy: string, extent: Extent): Beginning | undefined {
    const beginning = this.#isOf(grid, strategy, extent) ? this.#beginning : undefined
    this.clear()
    return beginning
  }

  clear(): void {
    this.#beginning = undefined
  }
}
