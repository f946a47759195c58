import { gridOfLine } from '../formats/parsing/cells.ts'
import type { ReadError } from '../formats/errors.ts'
import { CELLS } from '../units.ts'
import { afterLineEnd, type BatchChunk, lineEnd } from './chunks.ts'

/** A line that holds something else than a puzzle. */
export interface LineFault {
  /** In the whole text, from 1. */
  readonly line: number
  readonly error: ReadError
}

/** The puzzles of a chunk, packed side by side. */
export interface ChunkPuzzles {
  /** By puzzle: its line in the whole text, from 1. */
  readonly lines: Uint32Array<ArrayBuffer>
  /** 81 digits each, 0 = blank. A puzzle may contradict itself. */
  readonly puzzles: Uint8Array<ArrayBuffer>
  /** Ascending. */
  readonly faults: readonly LineFault[]
}

/**
 * The word that a line begins with, quoted or not; whatever follows white space, `,`, `;` or `#` is a comment. A byte order
 * mark counts as white space.
 */
const WORD = /^\s*["']?([^\s,;#"']*)/

const COMMENT = /^\s*(?:#|;|\/\/|$)/

/** How many puzzles follow, as some files say on their first line. */
const COUNT = /^\d{1,7}\s*$/

/**
 * Reads the lines of a chunk: 81 characters each, blanks as in any text format. Empty lines and comments (`#`, `;`, `//`)
 * are passed over. A line with anything else is a fault, and does not keep the others from being read.
 */
export function readChunk({ text, firstLine }: BatchChunk): ChunkPuzzles {
  const lines: number[] = []
  const faults: LineFault[] = []
  let puzzles = new Uint8Array(CELLS * 64)
  let line = firstLine
  for (let start = 0; start < text.length; line++) {
    const end = lineEnd(text, start)
    const found = text.slice(start, end)
    start = afterLineEnd(text, end)
    if (COMMENT.test(found) || (line === 1 && COUNT.test(found))) continue
    const grid = gridOfLine(WORD.exec(found)?.[1] ?? '')
    if (!grid.ok) {
      faults.push({ line, error: grid.error })
      continue
    }
    if (puzzles.length === lines.length * CELLS) puzzles = enlarged(puzzles)
    puzzles.set(grid.value, lines.length * CELLS)
    lines.push(line)
  }
  return { lines: Uint32Array.from(lines), puzzles: puzzles.slice(0, lines.length * CELLS), faults }
}

function enlarged(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const more = new Uint8Array(bytes.length * 2)
  more.set(bytes)
  return more
}
