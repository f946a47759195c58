import { likenessOfLine } from './cells.ts'
import { cachedPerText } from './pasted.ts'

export interface LongWord {
  /** Its line in the text, from 1. */
  readonly line: number
  readonly word: string
  /** Share of the word's characters that look like cells. */
  readonly likeness: number
}

/** Characters that end a word, besides white space, in programs, tables and links. */
const SEPARATORS = ',;:|"\'=()[]{}<>/?&'

/** Minimum characters of a word that shares its line with others: half a board. */
const SHORTEST_AMONG_OTHERS = 41
/** Minimum characters of a word with a line to itself; shorter ones count only if a text has longer words, too. */
const SHORTEST_ON_ITS_LINE = 20

/** Minimum share of a word's characters that look like cells; high, because long words are common in other texts. */
const LEAST_LIKENESS = 0.8

/** Maximum characters of a word: more than a board has, even one that is run together with others. */
const LONGEST = 400

/**
 * Returns the words of a text that may be boards, in order; none if all words are short. Short lines of only cells
 * count as truncated boards. Drops a short number before all boards, because it states how many boards follow.
 */
export const longWordsOf = cachedPerText(({ text }): readonly LongWord[] => {
  const words: LongWord[] = []
  const alone = text.trim()
  let line = 1
  let start = 0
  let long = false
  for (let end = 0; end <= text.length; end++) {
    const code = end < text.length ? text.charCodeAt(end) : LINE_FEED
    if (!isSeparator(code)) continue
    const length = end - start
    const ownLine = code === LINE_FEED && (start === 0 || text.charCodeAt(start - 1) === LINE_FEED)
    if (length > 0 && length <= LONGEST && (ownLine || length >= SHORTEST_AMONG_OTHERS)) {
      const word = withoutFullStop(text.slice(start, end))
      const likeness = likenessOfLine(word)
      const short = length < SHORTEST_ON_ITS_LINE
      if (
        short
          ? likeness === 1 && hasDigit(word)
          : likeness >= LEAST_LIKENESS && (hasDigit(word) || word === alone)
      ) {
        words.push({ line, word, likeness })
        long ||= !short
      }
    }
    if (code === LINE_FEED) line++
    start = end + 1
  }
  if (!long) return []
  return words.length > 1 && COUNT.test(words[0].word) ? words.slice(1) : words
})

/** A short number, which may state how many boards follow. */
const COUNT = /^\d{1,7}$/

/** True if a word has digits 1–9, which distinguishes a board from a ruled line, `---------`. */
function hasDigit(word: string): boolean {
  return /[1-9]/.test(word)
}

/** Removes the full stop of a sentence from a board: a single dot at its end, if blanks have another mark. */
function withoutFullStop(word: string): string {
  const isStop = word.indexOf('.') === word.length - 1 && /[^1-9.]/.test(word)
  return isStop ? word.slice(0, -1) : word
}

const LINE_FEED = 10

/** By ASCII code: true if the character ends a word. */
const SEPARATES = Array.from(
  { length: 128 },
  (_, code) => code <= 32 || SEPARATORS.includes(String.fromCharCode(code)),
)

function isSeparator(code: number): boolean {
  return code < SEPARATES.length && SEPARATES[code]
}
