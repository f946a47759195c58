/** Some lines of a text with many puzzles: what one worker is given at a time. */
export interface BatchChunk {
  /** Its place among the chunks, from 0. */
  readonly index: number
  /** The line of the text that its first line is, from 1. */
  readonly firstLine: number
  readonly text: string
}

const LINES_IN_A_CHUNK = 1000

const LINE_FEED = 10
const CARRIAGE_RETURN = 13

/** Cuts a text into chunks, one at a time. Lines end with LF, CRLF or CR. */
export function* chunksOf(text: string, lines = LINES_IN_A_CHUNK): Generator<BatchChunk, void, void> {
  let index = 0
  let firstLine = 1
  let start = 0
  while (start < text.length) {
    let end = start
    for (let line = 0; line < lines && end < text.length; line++) end = afterLineEnd(text, lineEnd(text, end))
    yield { index, firstLine, text: text.slice(start, end) }
    index++
    firstLine += lines
    start = end
  }
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
