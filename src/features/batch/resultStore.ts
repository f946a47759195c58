import { type BatchTotals, NO_TOTALS, totalsWith } from '../../core/batch/merging.ts'
import type { ChunkResults } from '../../core/batch/solving.ts'
import { type BatchRow, ROWS_ON_A_PAGE } from '../../app/batch/batch.ts'
import { rowsOf } from './batchRows.ts'

/** Results of a chunk (a part of the text) as blobs, which the browser keeps outside the app's memory. */
interface StoredChunk {
  /** Index of the chunk in the text. */
  readonly index: number
  /** Number of puzzles in the chunk. */
  readonly puzzles: number
  /** Number of table rows of the chunk: one per puzzle and one per fault. */
  readonly rows: number
  /** Number of the text line that the chunk's last row belongs to; 0 if the chunk has no rows. */
  readonly lastLine: number
  /**
   * Layout for n puzzles: n × uint32 line, n × uint8 number of solutions, 81 n × uint8 cell (puzzle digit + 16 ×
   * solution digit).
   */
  readonly numbers: Blob
  /** Faults and differences as JSON. Each line of the text may have one. */
  readonly remarks: Blob
}

type Remarks = Pick<ChunkResults, 'faults' | 'differences'>

/** Stores results in the order of the text, and loads them by chunk or table page. */
export class ResultStore {
  /** Number of rows in the table. */
  rows = 0
  totals: BatchTotals = NO_TOTALS
  readonly #stored: StoredChunk[] = []

  /** Adds the results of the next chunk. */
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

  /** Loads the results of each chunk in turn. */
  async *results(): AsyncGenerator<ChunkResults, void, void> {
    for (const stored of this.#stored) yield await loadResults(stored)
  }

  /** Loads the rows of a table page. @param page from 0 */
  async page(page: number): Promise<readonly BatchRow[]> {
    const first = page * ROWS_ON_A_PAGE
    const rows: BatchRow[] = []
    let before = 0
    for (const stored of this.#stored) {
      if (before >= first + ROWS_ON_A_PAGE) break
      if (before + stored.rows > first) {
        const from = Math.max(0, first - before)
        rows.push(...rowsOf(await loadResults(stored)).slice(from, from + ROWS_ON_A_PAGE - rows.length))
      }
      before += stored.rows
    }
    return rows
  }

  /**
   * Returns the number (from 0) of the page with the row of a line, or with the next row if the line has none. Returns
   * the last page for lines beyond the last row; -1 if there are no rows.
   */
  async pageOf(line: number): Promise<number> {
    let before = 0
    for (const stored of this.#stored) {
      if (stored.lastLine >= line) {
        before += rowsOf(await loadResults(stored)).findIndex((row) => row.line >= line)
        break
      }
      before += stored.rows
    }
    return Math.floor(Math.min(before, this.rows - 1) / ROWS_ON_A_PAGE)
  }
}

async function loadResults({ index, puzzles: count, numbers, remarks }: StoredChunk): Promise<ChunkResults> {
  const [bytes, json] = await Promise.all([numbers.arrayBuffer(), remarks.text()])
  // The JSON was written by `put`.
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
