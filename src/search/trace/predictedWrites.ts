import { CELLS } from '../../sudoku/units.ts'

/**
 * Number of contexts. A context is the cell of the previous write, and whether it was cleared. The first write has its
 * own context.
 */
const CONTEXTS = CELLS * 2 + 1
/** Slots per context: two for placements, two for clears. */
const SLOTS = 4
const NO_CELL = 0xff

/**
 * Predicts the cell and site (source line and call depth) of the next write from the previous one. Backtracking
 * continues from each cell in very few ways, so each context keeps the two latest distinct placements and the two
 * latest distinct clears.
 */
export class PredictedWrites {
  /** Cell of the write in each slot. */
  readonly #cells = new Uint8Array(CONTEXTS * SLOTS).fill(NO_CELL)
  /** Site of the write in each slot. */
  readonly #sites = new Uint32Array(CONTEXTS * SLOTS)
  /** First slot of the current context. */
  #context = (CONTEXTS - 1) * SLOTS

  /** @returns rank of a write among the predictions, 0 or 1; −1 if not predicted */
  rankOf(cell: number, isClear: boolean, site: number): number {
    const slot = this.#slot(isClear)
    if (this.#cells[slot] === cell && this.#sites[slot] === site) return 0
    return this.#cells[slot + 1] === cell && this.#sites[slot + 1] === site ? 1 : -1
  }

  /** @param rank 0 or 1, as returned by `rankOf` */
  cellAt(rank: number, isClear: boolean): number {
    return this.#cells[this.#slot(isClear) + rank]
  }

  /** As `cellAt`, for the site. */
  siteAt(rank: number, isClear: boolean): number {
    return this.#sites[this.#slot(isClear) + rank]
  }

  /** Records the next write, which becomes its context's first prediction. @param rank as returned by `rankOf` */
  pass(cell: number, isClear: boolean, site: number, rank: number): void {
    if (rank !== 0) {
      const slot = this.#slot(isClear)
      this.#cells[slot + 1] = this.#cells[slot]
      this.#sites[slot + 1] = this.#sites[slot]
      this.#cells[slot] = cell
      this.#sites[slot] = site
    }
    this.#context = (cell * 2 + (isClear ? 1 : 0)) * SLOTS
  }

  /** Returns the first slot of the current context for placements or clears. */
  #slot(isClear: boolean): number {
    return isClear ? this.#context + 2 : this.#context
  }
}
