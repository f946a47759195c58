import { gridOfRows } from '../formats/parsing/cells.ts'
import type { ReadError } from '../formats/errors.ts'
import type { Grid } from '../grid.ts'
import { CELLS } from '../units.ts'
import { afterLineEnd, type BatchChunk, lineEnd } from './chunks.ts'
import { readBatchLine } from './lines.ts'

/** A line, or a board of several lines, that cannot be read as a puzzle. */
export interface LineFault {
  /** Number of the unreadable line in the whole text, from 1; for a board of several lines, of its first line. */
  readonly line: number
  readonly error: ReadError
}

/** The puzzles of a chunk (a part of a long text), packed into typed arrays. */
export interface ChunkPuzzles {
  /** By puzzle: its line in the whole text, from 1; the first of nine if it has one row per line. */
  readonly lines: Uint32Array<ArrayBuffer>
  /** 81 digits each, 0 = blank. A puzzle may contain conflicts. */
  readonly puzzles: Uint8Array<ArrayBuffer>
  /** Solutions given in the text, by the puzzle's index in the chunk. */
  readonly reportedSolutions: ReadonlyMap<number, Grid>
  /** Faults, ascending by line. */
  readonly faults: readonly LineFault[]
}

/** Matches the puzzle count that is the first line of some files. */
const COUNT = /^\d{1,7}\s*$/

/**
 * Parses the lines of a chunk. A puzzle is one line, or nine lines of one row each. Skips empty lines, comments (`#`,
 * `;`, `//`), names of grids, and a count or headings at the start of the text, before the first puzzle. Any other line
 * is a fault and does not stop the others from being read.
 */
export function readChunk({ text, firstLine }: BatchChunk): ChunkPuzzles {
  const lines: number[] = []
  const faults: LineFault[] = []
  const reportedSolutions = new Map<number, Grid>()
  let puzzles = new Uint8Array(CELLS * 64)
  let rows: (readonly string[])[] = []
  let firstRow = 0
  const add = (line: number, grid: Grid) => {
    if (puzzles.length === lines.length * CELLS) puzzles = withDoubleSize(puzzles)
    puzzles.set(grid, lines.length * CELLS)
    lines.push(line)
  }
  /** Adds the board of the collected rows, or its fault. */
  const flushRows = () => {
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
      if (rows.length === 9) flushRows()
      continue
    }
    flushRows()
    if (read.kind === 'puzzle') {
      if (read.solution !== undefined) reportedSolutions.set(lines.length, read.solution)
      add(line, read.grid)
    } else if (read.kind === 'fault' || !isHeading(found, firstLine === 1 && lines.length === 0)) {
      faults.push({ line, error: read.error })
    }
  }
  flushRows()
  return {
    lines: Uint32Array.from(lines),
    puzzles: puzzles.slice(0, lines.length * CELLS),
    reportedSolutions,
    faults,
  }
}

/** Matches the name of a grid above its rows, such as `Grid 01`. */
const GRID_NAME = /^\s*(?:grid|puzzle|sudoku|board|퍼즐|문제)\s*#?\d{1,7}\s*:?\s*$/i

/** True if a line of words is a heading: anything before the first puzzle, or the name of a grid. */
function isHeading(line: string, isBeforeFirst: boolean): boolean {
  return isBeforeFirst || GRID_NAME.test(line)
}

function withDoubleSize(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const more = new Uint8Array(bytes.length * 2)
  more.set(bytes)
  return more
}
