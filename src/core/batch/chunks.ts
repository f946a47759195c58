/** A slice of a text with many puzzles: the unit of work of a worker. */
export interface BatchChunk {
  /** Chunk number, from 0. */
  readonly index: number
  /** Number of the chunk's first line in the whole text, from 1. */
  readonly firstLine: number
  readonly text: string
}

/** Default of the minimum lines of a chunk. */
const LINES_IN_A_CHUNK = 1000

/** Maximum extra lines of a chunk, which grows to avoid splitting a board of nine lines. */
const MOST_MORE_LINES = 90

/** Maximum characters of a line. Longer ones are cut, so that a text without line ends is not buffered whole. */
const LONGEST_LINE = 1_000_000

const LINE_FEED = 10
const CARRIAGE_RETURN = 13

/** Cuts a streamed text into chunks. Lines end with LF, CRLF or CR. */
export class ChunkCutter {
  /** Minimum lines of a chunk; the last may have fewer. */
  readonly #lines: number
  #index = 0
  #firstLine = 1
  /** Text received, but not yet in a chunk. */
  #buffer = ''
  /** Offset of the first unscanned line in the buffer. */
  #next = 0
  /** Number of scanned lines in the buffer. */
  #bufferedLines = 0
  /** Rows since the last complete board of nine lines, long line or heading. */
  #rows = 0

  constructor(lines = LINES_IN_A_CHUNK) {
    this.#lines = lines
  }

  /** Appends a piece of the text and yields the chunks that it completes. */
  *cut(piece: string): Generator<BatchChunk, void, void> {
    this.#buffer += piece
    for (;;) {
      const end = lineEnd(this.#buffer, this.#next)
      const isWhole = end < this.#buffer.length - 1 || this.#buffer.charCodeAt(end) === LINE_FEED
      if (!isWhole && end - this.#next < LONGEST_LINE) return
      this.#rows = rowsAfter(this.#rows, this.#buffer, this.#next, end)
      this.#next = Math.min(this.#buffer.length, afterLineEnd(this.#buffer, end))
      this.#bufferedLines++
      if (this.#isAtEndOfChunk()) yield this.#chunk(this.#next)
    }
  }

  /** Yields the last chunk, if any text is left. */
  *end(): Generator<BatchChunk, void, void> {
    if (this.#buffer !== '') yield this.#chunk(this.#buffer.length)
  }

  #isAtEndOfChunk(): boolean {
    return this.#bufferedLines >= this.#lines + (this.#rows === 0 ? 0 : MOST_MORE_LINES)
  }

  /** Removes the text before an offset from the buffer, and returns it as a chunk. */
  #chunk(end: number): BatchChunk {
    const chunk = { index: this.#index++, firstLine: this.#firstLine, text: this.#buffer.slice(0, end) }
    this.#firstLine += this.#bufferedLines
    this.#buffer = this.#buffer.slice(end)
    this.#next = 0
    this.#bufferedLines = 0
    return chunk
  }
}

/** Cuts a text into chunks, lazily. */
export function* chunksOf(text: string, lines?: number): Generator<BatchChunk, void, void> {
  const cutter = new ChunkCutter(lines)
  yield* cutter.cut(text)
  yield* cutter.end()
}

/** Maximum characters of a line with one row; longer lines hold a whole board. */
const LONGEST_ROW = 40
/** Matches a line that counts as a row: it has a digit. */
const ROW = /\d/
/** Matches a line that counts as a heading: it has a word. */
const HEADING = /[a-z]{3}/i

/**
 * Counts one more line.
 * @param rows number that was returned for the previous line
 * @returns the number of rows since the last complete board, long line or heading
 */
function rowsAfter(rows: number, text: string, start: number, end: number): number {
  if (end - start > LONGEST_ROW) return 0
  const line = text.slice(start, end)
  if (HEADING.test(line)) return 0
  return ROW.test(line) ? (rows + 1) % 9 : rows
}

/** Returns the offset where the line at `from` ends: its line end, or the end of the text. */
export function lineEnd(text: string, from: number): number {
  let end = from
  while (end < text.length) {
    const code = text.charCodeAt(end)
    if (code === LINE_FEED || code === CARRIAGE_RETURN) break
    end++
  }
  return end
}

/** Returns the offset of the next line. @param end offset where this one ends */
export function afterLineEnd(text: string, end: number): number {
  const isPair = text.charCodeAt(end) === CARRIAGE_RETURN && text.charCodeAt(end + 1) === LINE_FEED
  return end + (isPair ? 2 : 1)
}
