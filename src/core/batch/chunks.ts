/** Some lines of a text with many puzzles: what one worker is given at a time. */
export interface BatchChunk {
  /** Its place among the chunks, from 0. */
  readonly index: number
  /** The line of the text that its first line is, from 1. */
  readonly firstLine: number
  readonly text: string
}

const LINES_IN_A_CHUNK = 1000

/** A chunk ends where a board of nine lines ends, unless it would grow by more lines than these. */
const MOST_MORE_LINES = 90

/** Characters. A line that is longer is cut, so that no text without line ends has to be held. */
const LONGEST_LINE = 1_000_000

const LINE_FEED = 10
const CARRIAGE_RETURN = 13

/** Cuts a text that comes piece by piece into chunks. Lines end with LF, CRLF or CR. */
export class ChunkCutter {
  readonly #lines: number
  #index = 0
  #firstLine = 1
  /** Received, but in no chunk yet. */
  #held = ''
  /** Where the first line begins that has not been looked at. */
  #next = 0
  #heldLines = 0
  /** Rows since the last board of nine lines, or since a line that is no row. */
  #rows = 0

  constructor(lines = LINES_IN_A_CHUNK) {
    this.#lines = lines
  }

  /** The chunks that are whole with another piece of the text. */
  *cut(piece: string): Generator<BatchChunk, void, void> {
    this.#held += piece
    for (;;) {
      const end = lineEnd(this.#held, this.#next)
      const isWhole = end < this.#held.length - 1 || this.#held.charCodeAt(end) === LINE_FEED
      if (!isWhole && end - this.#next < LONGEST_LINE) return
      this.#rows = rowsAfter(this.#rows, this.#held, this.#next, end)
      this.#next = Math.min(this.#held.length, afterLineEnd(this.#held, end))
      this.#heldLines++
      if (this.#isAtEndOfChunk()) yield this.#chunk(this.#next)
    }
  }

  /** The last chunk, if anything is left. */
  *end(): Generator<BatchChunk, void, void> {
    if (this.#held !== '') yield this.#chunk(this.#held.length)
  }

  #isAtEndOfChunk(): boolean {
    return this.#heldLines >= this.#lines + (this.#rows === 0 ? 0 : MOST_MORE_LINES)
  }

  #chunk(end: number): BatchChunk {
    const chunk = { index: this.#index++, firstLine: this.#firstLine, text: this.#held.slice(0, end) }
    this.#firstLine += this.#heldLines
    this.#held = this.#held.slice(end)
    this.#next = 0
    this.#heldLines = 0
    return chunk
  }
}

/** Cuts a text into chunks, one at a time. */
export function* chunksOf(text: string, lines?: number): Generator<BatchChunk, void, void> {
  const cutter = new ChunkCutter(lines)
  yield* cutter.cut(text)
  yield* cutter.end()
}

/** Longer lines are boards of their own. */
const LONGEST_ROW = 40
const ROW = /\d/
const HEADING = /[a-z]{3}/i

/** The rows since the last whole board, after another line. */
function rowsAfter(rows: number, text: string, start: number, end: number): number {
  if (end - start > LONGEST_ROW) return 0
  const line = text.slice(start, end)
  if (HEADING.test(line)) return 0
  return ROW.test(line) ? (rows + 1) % 9 : rows
}

/** Where the line ends that an index is in: at its line end, or at the end of the text. */
export function lineEnd(text: string, from: number): number {
  let end = from
  while (end < text.length) {
    const code = text.charCodeAt(end)
    if (code === LINE_FEED || code === CARRIAGE_RETURN) break
    end++
  }
  return end
}

/** The start of the next line. @param end where this one ends */
export function afterLineEnd(text: string, end: number): number {
  const isPair = text.charCodeAt(end) === CARRIAGE_RETURN && text.charCodeAt(end + 1) === LINE_FEED
  return end + (isPair ? 2 : 1)
}
