import { gridOfRows } from '../formats/parsing/cells.ts'
import type { ReadError } from '../formats/errors.ts'
import type { Grid } from '../grid.ts'
import { CELLS } from '../units.ts'
import { afterLineEnd, type BatchChunk, lineEnd } from './chunks.ts'
import { readBatchLine } from './lines.ts'

/** A line that holds something else than a puzzle. */
export interface LineFault {
  /** In the whole text, from 1. */
  readonly line: number
  readonly error: ReadError
}

/** The puzzles of a chunk, packed side by side. */
export interface ChunkPuzzles {
  /** By puzzle: its line in the whole text, from 1; the first of nine where it has a row on each. */
  readonly lines: Uint32Array<ArrayBuffer>
  /** 81 digits each, 0 = blank. A puzzle may contradict itself. */
  readonly puzzles: Uint8Array<ArrayBuffer>
  /** The solution that the line of a puzzle has, by the puzzle's place in the chunk. */
  readonly reported: ReadonlyMap<number, Grid>
  /** Ascending. */
  readonly faults: readonly LineFault[]
}

/** How many puzzles follow, as some files say on their first line. */
const COUNT = /^\d{1,7}\s*$/

/**
 * Reads the lines of a chunk. A line has a puzzle, or nine lines have its rows; empty lines, comments (`#`, `;`, `//`) and
 * headings before the first puzzle are passed over. A line with anything else is a fault, and does not keep the others from
 * being read.
 */
export function readChunk({ text, firstLine }: BatchChunk): ChunkPuzzles {
  const lines: number[] = []
  const faults: LineFault[] = []
  const reported = new Map<number, Grid>()
  let puzzles = new Uint8Array(CELLS * 64)
  let rows: (readonly string[])[] = []
  let firstRow = 0
  const add = (line: number, grid: Grid) => {
    if (puzzles.length === lines.length * CELLS) puzzles = enlarged(puzzles)
    puzzles.set(grid, lines.length * CELLS)
    lines.push(line)
  }
  /** Ends the board of which rows have come. */
  const endRows = () => {
    if (rows.length === 0) return
    const grid = gridOfRows(rows)
    if (grid.ok) add(firstRow, grid.value)
    else faults.push({ line: firstRow, error: grid.error })
    rows = []
  }

  let line = firstLine
  for (let start = 0; start < text.length; line++) {
    const end = lineEnd(text, start)
    const found = text.slice(start, end)
    start = afterLineEnd(text, end)
    if (line === 1 && COUNT.test(found)) continue
    const read = readBatchLine(found)
    if (read.kind === 'blank') continue
    if (read.kind === 'row') {
      if (rows.length === 0) firstRow = line
      rows.push(read.cells)
      if (rows.length === 9) endRows()
      continue
    }
    endRows()
    if (read.kind === 'puzzle') {
      if (read.solution !== undefined) reported.set(lines.length, read.solution)
      add(line, read.grid)
    } else if (read.kind === 'fault' || !isHeading(found, firstLine === 1 && lines.length === 0)) {
      faults.push({ line, error: read.error })
    }
  }
  endRows()
  return { lines: Uint32Array.from(lines), puzzles: puzzles.slice(0, lines.length * CELLS), reported, faults }
}

/** The name of a grid before its rows. */
const GRID_NAME = /^\s*(?:grid|puzzle|sudoku|board|퍼즐|문제)\s*#?\d{1,7}\s*:?\s*$/i

/** Whether a line of words is a heading: of a table that has not begun, or of a grid. */
function isHeading(line: string, isBeforeFirst: boolean): boolean {
  return isBeforeFirst || GRID_NAME.test(line)
}

function enlarged(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const more = new Uint8Array(bytes.length * 2)
  more.set(bytes)
  return more
}
