import { type BatchTotals, NO_TOTALS, totalsWith } from '../../core/batch/merging.ts'
import type { ChunkResults } from '../../core/batch/solving.ts'
import { type BatchRow, ROWS_ON_A_PAGE } from '../../app/batch/batch.ts'
import { rowsOf } from './batchRows.ts'

/** The results of a chunk as the browser keeps them, outside the memory of the page. */
interface Stored {
  readonly index: number
  readonly puzzles: number
  /** Of the table. */
  readonly rows: number
  /** The line of the text that its last row is of. */
  readonly lastLine: number
  /** Lines, counts, then a byte a cell: the digit of the puzzle, and 16 times that of the solution. */
  readonly numbers: Blob
  /** Faults and differences, as JSON: a text may have as many of them as lines. */
  readonly remarks: Blob
}

type Remarks = Pick<ChunkResults, 'faults' | 'differences'>

/** Puts results away in the order of the text, and gives them back a chunk or a page of the table at a time. */
export class ResultStore {
  /** Of the table. */
  rows = 0
  totals: BatchTotals = NO_TOTALS
  readonly #stored: Stored[] = []

  put(results: ChunkResults): void {
    const { index, lines, counts, puzzles, solutions, faults, differences } = results
    const cells = puzzles.map((digit, cell) => digit + 16 * solutions[cell])
    const rows = counts.length + faults.length
    this.#stored.push({
      index,
      puzzles: counts.length,
      rows,
      lastLine: Math.max(lines.at(-1) ?? 0, faults.at(-1)?.line ?? 0),
      numbers: new Blob([lines, counts, cells]),
      remarks: new Blob([JSON.stringify({ faults, differences } satisfies Remarks)]),
    })
    this.rows += rows
    this.totals = totalsWith(this.totals, results)
  }

  /** The results of each chunk, one at a time. */
  async *results(): AsyncGenerator<ChunkResults, void, void> {
    for (const stored of this.#stored) yield await taken(stored)
  }

  /** The rows of a page, counted from 0. */
  async page(page: number): Promise<readonly BatchRow[]> {
    const first = page * ROWS_ON_A_PAGE
    const rows: BatchRow[] = []
    let before = 0
    for (const stored of this.#stored) {
      if (before >= first + ROWS_ON_A_PAGE) break
      if (before + stored.rows > first) {
        const from = Math.max(0, first - before)
        rows.push(...rowsOf(await taken(stored)).slice(from, from + ROWS_ON_A_PAGE - rows.length))
      }
      before += stored.rows
    }
    return rows
  }

  /** The page with the row of a line, or with the next row that there is; the last one beyond the end, and -1 without any. */
  async pageOf(line: number): Promise<number> {
    let before = 0
    for (const stored of this.#stored) {
      if (stored.lastLine >= line) {
        before += rowsOf(await taken(stored)).findIndex((row) => row.line >= line)
        break
      }
      before += stored.rows
    }
    return Math.floor(Math.min(before, this.rows - 1) / ROWS_ON_A_PAGE)
  }
}

async function taken({ index, puzzles: count, numbers, remarks }: Stored): Promise<ChunkResults> {
  const [bytes, json] = await Promise.all([numbers.arrayBuffer(), remarks.text()])
  // As it was put away.
  const { faults, differences } = JSON.parse(json) as Remarks
  const cells = new Uint8Array(bytes, count * 5)
  return {
    index,
    lines: new Uint32Array(bytes, 0, count),
    counts: new Uint8Array(bytes, count * 4, count),
    puzzles: cells.map((digits) => digits % 16),
    solutions: cells.map((digits) => digits >> 4),
    faults,
    differences,
  }
}
