import type { ChunkResults } from './solving.ts'

/** How many puzzles of a text have come to what. */
export interface BatchTotals {
  readonly puzzles: number
  /** With exactly one solution. */
  readonly unique: number
  readonly unsolvable: number
  /** With two or more solutions. */
  readonly several: number
  /** Lines that hold something else than a puzzle. */
  readonly faults: number
  /** Puzzles for which the text has another solution. */
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

/** Puts the results of chunks, which come as their workers finish, back into the order of the text. */
export class BatchMerger {
  totals: BatchTotals = NO_TOTALS
  /** In the order of the text, without a gap from the first on. Whoever puts them elsewhere may take them out. */
  readonly merged: ChunkResults[] = []
  #next = 0
  readonly #waiting = new Map<number, ChunkResults>()

  /** @throws RangeError if the chunk has come before */
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

/** The totals with those of another chunk. */
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
