import { CELLS } from '../units.ts'

/** By the cell of the write before, and whether that took a digit back; the last is for where none was before. */
const CONTEXTS = CELLS * 2 + 1
/** In each context, two for a digit and two for a 0. */
const SLOTS = 4
const NO_CELL = 0xff

/**
 * The cell and the site that the next write is expected to have. Backtracking goes on from each cell in very few ways, so
 * the latest two are kept: where a digit was placed after such a write before, and where one was taken back.
 */
export class PredictedWrites {
  readonly #cells = new Uint8Array(CONTEXTS * SLOTS).fill(NO_CELL)
  readonly #sites = new Uint32Array(CONTEXTS * SLOTS)
  /** The first slot of the context. */
  #context = (CONTEXTS - 1) * SLOTS

  /** @returns how many other ways are expected before this one, 0 or 1; −1 if it is not expected */
  rankOf(cell: number, isBack: boolean, site: number): number {
    const slot = this.#slot(isBack)
    if (this.#cells[slot] === cell && this.#sites[slot] === site) return 0
    return this.#cells[slot + 1] === cell && this.#sites[slot + 1] === site ? 1 : -1
  }

  /** @param rank 0 or 1, of a way that `rankOf` has told of */
  cellAt(rank: number, isBack: boolean): number {
    return this.#cells[this.#slot(isBack) + rank]
  }

  siteAt(rank: number, isBack: boolean): number {
    return this.#sites[this.#slot(isBack) + rank]
  }

  /** That was the next write, which is the first to be expected from now on. @param rank as `rankOf` tells */
  pass(cell: number, isBack: boolean, site: number, rank: number): void {
    if (rank !== 0) {
      const slot = this.#slot(isBack)
      this.#cells[slot + 1] = this.#cells[slot]
      this.#sites[slot + 1] = this.#sites[slot]
      this.#cells[slot] = cell
      this.#sites[slot] = site
    }
    this.#context = (cell * 2 + (isBack ? 1 : 0)) * SLOTS
  }

  #slot(isBack: boolean): number {
    return isBack ? this.#context + 2 : this.#context
  }
}
