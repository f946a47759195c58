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
    if (end < text.length && !isSeparator(text.charCodeAt(end))) continue
    const length = end - start
    if (length >= SHORTEST_ON_ITS_LINE && length <= LONGEST) {
      const word = text.slice(start, end)
      const ownLine = (start === 0 || text[start - 1] === '\n') && (end === text.length || text[end] === '\n')
      if ((ownLine || length >= SHORTEST_AMONG_OTHERS) && (alone === word || isNoRule(word))) {
        const likeness = likenessOfLine(word)
        if (likeness >= LEAST_LIKENESS) words.push({ line, word, likeness })
      }
    }
    if (text[end] === '\n') line++
    start = end + 1
  }
  return words
})

/** By character code. */
const SEPARATES = Array.from(
  { length: 128 },
  (_, code) => code <= 32 || SEPARATORS.includes(String.fromCharCode(code)),
)

function isSeparator(code: number): boolean {
  return code < SEPARATES.length && SEPARATES[code]
}

/** A ruled line, `---------`, is made of blanks too; a board among other text has digits. */
function isNoRule(word: string): boolean {
  return /[1-9]/.test(word)
}
