import type { ChunkResults } from './solving.ts'

/** Counts of a text's puzzles by result. */
export interface BatchTotals {
  /** Number of puzzles that were read. */
  readonly puzzles: number
  /** Number of puzzles with exactly one solution. */
  readonly unique: number
  /** Number of puzzles without a solution. */
  readonly unsolvable: number
  /** Number of puzzles with two or more solutions. */
  readonly several: number
  /** Number of lines or boards that cannot be read. */
  readonly faults: number
  /** Number of puzzles whose solution in the text differs from the solver's. */
  readonly differences: number
}

export const NO_TOTALS: BatchTotals = {
  puzzles: 0,
  unique: 0,
  unsolvable: 0,
  several: 0,
  faults: 0,
  differences: 0,
}

/** Puts the results of chunks (parts of a text), which arrive as workers finish, into text order. */
export class BatchMerger {
  /** Totals of all added chunks, including those that still wait for an earlier one. */
  totals: BatchTotals = NO_TOTALS
  /** Contiguous results from the first chunk on, in text order. Consumers may remove the ones they have written. */
  readonly merged: ChunkResults[] = []
  /** Index of the first chunk that is not in `merged` yet. */
  #next = 0
  /** Added chunks that wait for an earlier one, by index. */
  readonly #waiting = new Map<number, ChunkResults>()

  /** @throws RangeError if the chunk was already added */
  add(results: ChunkResults): void {
    const { index } = results
    if (index < this.#next || this.#waiting.has(index)) throw new RangeError(`Chunk ${index} came twice`)
    this.#waiting.set(index, results)
    this.totals = totalsWith(this.totals, results)
    for (;;) {
      const next = this.#waiting.get(this.#next)
      if (next === undefined) return
      this.#waiting.delete(next.index)
      this.#next++
      this.merged.push(next)
    }
  }
}

export function totalsWith(totals: BatchTotals, { counts, faults, differences }: ChunkResults): BatchTotals {
  const byCount = [0, 0, 0]
  for (const count of counts) byCount[count]++
  return {
    puzzles: totals.puzzles + counts.length,
    unique: totals.unique + byCount[1],
    unsolvable: totals.unsolvable + byCount[0],
    several: totals.several + byCount[2],
    faults: totals.faults + faults.length,
    differences: totals.differences + differences.length,
  }
}
