import { likenessOfLine } from './cells.ts'
import { oncePerText } from './pasted.ts'

/** A word of a text that is long enough for all cells of a board. */
export interface LongWord {
  /** Its line in the text, from 1. */
  readonly line: number
  readonly word: string
  /** The share of its characters that look like cells. */
  readonly likeness: number
}

/** What ends a word, besides white space: what programs, tables and links have around their words. */
const SEPARATORS = ',;:|"\'=()[]{}<>/?&'

/** Half a board: a shorter word among others is something else. */
const SHORTEST_AMONG_OTHERS = 41
const SHORTEST_ON_ITS_LINE = 20

/** Long words are common in other texts: most of it must be cells. */
const LEAST_LIKENESS = 0.8

/** More is no line of cells: neither damaged nor two run together. */
const LONGEST = 400

/** The words of a text that may be boards, in its order: one line of cells each. */
export const longWordsOf = oncePerText(({ text }): readonly LongWord[] => {
  const words: LongWord[] = []
  const alone = text.trim()
  let line = 1
  let start = 0
  for (let end = 0; end <= text.length; end++) {
    const code = end < text.length ? text.charCodeAt(end) : LINE_FEED
    if (!isSeparator(code)) continue
    if (end - start >= SHORTEST_ON_ITS_LINE && end - start <= LONGEST) {
      const word = longWord(text, start, end)
      if (word !== undefined && (/[1-9]/.test(word) || word === alone)) {
        const likeness = likenessOfLine(word)
        if (likeness >= LEAST_LIKENESS) words.push({ line, word, likeness })
      }
    }
    if (code === LINE_FEED) line++
    start = end + 1
  }
  return words
})

/** The word, unless it is too short for where it stands. */
function longWord(text: string, start: number, end: number): string | undefined {
  const ownLine =
    (start === 0 || text.charCodeAt(start - 1) === LINE_FEED) &&
    (end === text.length || text.charCodeAt(end) === LINE_FEED)
  return ownLine || end - start >= SHORTEST_AMONG_OTHERS ? text.slice(start, end) : undefined
}

const LINE_FEED = 10

/** By character code. */
const SEPARATES = Array.from(
  { length: 128 },
  (_, code) => code <= 32 || SEPARATORS.includes(String.fromCharCode(code)),
)

function isSeparator(code: number): boolean {
  return code < SEPARATES.length && SEPARATES[code]
}
