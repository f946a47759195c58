import { RARE_WORDS } from './cells.ts'
import { LONGEST_ROW } from './rules.ts'

/**
 * Character put in place of words for blanks. It is a rare one, so a board that mixes it with another mark is rejected.
 */
const MARK = '@'

const WORD = new RegExp(`(?<![\\w.])(?:${RARE_WORDS.join('|')})(?!\\w)`, 'g')
const CELL = /^(?:[1-9](?:\.0*)?|@)$/
const FLOAT = /(?<![\w.])([1-9])\.0*(?![\w.])/g
const SEPARATOR = /[\s,;|"']+/

/** Minimum cells of a row, even of a damaged one. */
const FEWEST_CELLS = 7

/**
 * Replaces words that stand for blanks by marks, as in `5 3 nil nil 7`, and floats by digits. Changes only lines of
 * digits and such words, possibly behind a label. Returns undefined if nothing is replaced, or if the words differ.
 */
export function withWordBlanks(lines: readonly string[]): readonly string[] | undefined {
  const words = new Set<string>()
  let areFloats = false
  const marked = lines.map((line) => {
    if (line.length > LONGEST_ROW) return line
    const found = line.match(WORD) ?? []
    const plain = line.replace(WORD, MARK)
    if (!isRow(plain)) return line
    for (const word of found) words.add(word)
    areFloats ||= plain.includes('.')
    return plain.replace(FLOAT, '$1')
  })
  return words.size === 1 || (words.size === 0 && areFloats) ? marked : undefined
}

function isRow(line: string): boolean {
  const cells = line.split(SEPARATOR).filter((cell) => cell !== '')
  return cells.length >= FEWEST_CELLS && cells.slice(1).every((cell) => CELL.test(cell))
}
