/** Finds the stretches of a text that consist of cells, and of what separates cells. */
import { isRule, LONGEST_ROW } from '../formats/parsing/rules.ts'

/** A part of a text. */
export interface Range {
  readonly start: number
  readonly end: number
}

/** `start`, `end`: with the spaces around the cells. */
export interface Stretch extends Range {
  /** The stretch without comments, with its spaces; lines of one bracket stay lines. */
  readonly text: string
  /** Index of its first line. */
  readonly line: number
  /** The characters beside it; empty at the ends of the text. */
  readonly before: string
  readonly after: string
  /** Number of its cells, as far as it is known without the rows around it. */
  readonly size: number
}

/** Words for a blank cell in programs and their output. */
const BLANK_WORDS: ReadonlySet<string> = new Set(
  'NA NaN nan nil NIL null NULL Null None none undefined Nothing nothing nullopt Empty empty Blank blank e n'.split(
    ' ',
  ),
)

export function isBlankWord(word: string): boolean {
  return BLANK_WORDS.has(word) || word === '.none'
}

const OTHER = 0
const CELL = 1
const SEPARATOR = 2
const LETTER = 3
const QUOTE = 4
const LINE_END = 5

/** Kind of a character, by its code below 128. Others are letters. */
const KINDS = Uint8Array.from({ length: 128 }, (_, code) => {
  const character = String.fromCharCode(code)
  if ('0123456789.*_xX?-~$@'.includes(character)) return CELL
  if (' \t,;|&'.includes(character)) return SEPARATOR
  if (`"'\``.includes(character)) return QUOTE
  if (character === '\n') return LINE_END
  return /[A-Za-z]/.test(character) ? LETTER : OTHER
})

function kindAt(text: string, index: number): number {
  const code = text.charCodeAt(index)
  return code < 128 ? KINDS[code] : LETTER
}

/** Maximum characters of a line with more than one board. */
const LONGEST_LINE = 100_000

const COMMENT = /(?<!["'])(?:#|\/\/|%)[^\n]*/g
/** MATLAB's mark for a row that continues on the next line. */
const CONTINUED = /(?<=[\s;,[])\.{3}(?=[ \t]*(?:\n|$))/g

/** Replaces comments by spaces, so that offsets stay. */
function withoutComments(text: string): string {
  return text.replace(COMMENT, (comment) => comment.replace(/[^\n]/g, ' ')).replace(CONTINUED, '   ')
}

/** A cell in quotes, `'5'`, `" "` or `""`; in quotes, any mark but a separator may be a blank. */
const QUOTED_CELL = /(["'`])(?:[\dxX $]|[^\p{L}\p{N}\s"'`,;|&()[\]{}]|-1)?\1(?![\w"'`.*-])/uy
/** A short word in quotes, perhaps in the place of a cell. */
const QUOTED_WORD = /(["'`])[\w.*?$@#: -]{0,3}\1(?![\w"'`.*-])/y

/** Maximum characters of a row in a program, and of a bracket whose lines are one stretch. */
export const LONGEST_WRITTEN = 2_500
/** Fields of a row whose cells may be empty are at least as many. */
const FEWEST_FIELDS = 6

/**
 * Counts the cells of a row: its fields if they are many, the characters of few words or of words of equal length, else
 * the words. 0 if it is too long.
 */
export function sizeOf(text: string): number {
  if (text.length > LONGEST_WRITTEN) return 0
  const fields = mostFields(text)
  if (fields >= FEWEST_FIELDS) return fields
  let words = 0
  let characters = 0
  let first = 0
  let areEqual = true
  let start = -1
  for (let index = 0; index <= text.length; index++) {
    const kind = index < text.length ? kindAt(text, index) : SEPARATOR
    const isBetween = kind === SEPARATOR || kind === LINE_END
    if (!isBetween && start === -1) start = index
    if (!isBetween || start === -1) continue
    const length = lengthOfWord(text, start, index)
    if (words === 0) first = length
    else if (length !== first) areEqual = false
    words++
    characters += length
    start = -1
  }
  return words <= 3 || (areEqual && first % 3 === 0) ? characters : words
}

/** Returns the characters of a word, or 1 for one that is a cell. */
function lengthOfWord(text: string, start: number, end: number): number {
  const length = end - start
  if (length === 1 || kindAt(text, start) === QUOTE || isBlankWord(text.slice(start, end))) return 1
  return length === 2 && text[start] === '-' && text[start + 1] === '1' ? 1 : length
}

/** Returns the most fields of a row, by any one separator; bars at its ends separate nothing. */
function mostFields(text: string): number {
  if (!/[\t,;&|]/.test(text)) return 1
  const bare = text.trim().replaceAll(/^\||\|$/g, '')
  return Math.max(bare.split('|').length, ...['\t', ',', ';', '&'].map((sign) => text.split(sign).length))
}

/** Accepts characters that are no cells as cells, to tell what is wrong with a row. */
export interface Leniency {
  readonly isLenient: boolean
}

/** Returns the stretches of a text, in order. Takes time linear in its length. */
export function stretchesOf(
  text: string,
  { isLenient }: Leniency = { isLenient: false },
): readonly Stretch[] {
  const found: Stretch[] = []
  // A rule that is as long as a board and has no text beside it is a blank board.
  const isAlone = text.length < 2 * 81 && text.trim().length === 81
  const brackets = bracketsOf(text)
  let bracket = 0
  let line = 0
  let start = 0
  while (start <= text.length) {
    while (bracket < brackets.length && brackets[bracket].start < start) bracket++
    const end = lineEndOf(text, start)
    const inner = brackets[bracket]
    if (inner !== undefined && inner.start <= end) {
      lex(text.slice(start, inner.start), start, line, text, found, isLenient)
      const content = withoutComments(text.slice(inner.start, inner.end))
      found.push({
        start: inner.start,
        end: inner.end,
        text: content,
        line,
        before: text.charAt(inner.start - 1),
        after: text.charAt(inner.end),
        size: sizeOf(content),
      })
      line += countOfLines(content)
      start = inner.end
      continue
    }
    const row = text.slice(start, end)
    if (row.length <= LONGEST_LINE && (isAlone || !isRule(row))) lex(row, start, line, text, found, isLenient)
    line++
    start = end + 1
  }
  return found
}

function lineEndOf(text: string, start: number): number {
  const end = text.indexOf('\n', start)
  return end === -1 ? text.length : end
}

function countOfLines(text: string): number {
  return text.split('\n').length - 1
}

const BRACKET = /[[\](){}]/g

/** Returns the contents of the innermost brackets that are cells over several lines. */
function bracketsOf(text: string): readonly Range[] {
  const ranges: Range[] = []
  let open = -1
  for (const { 0: bracket, index } of text.matchAll(BRACKET)) {
    if (bracket === '[' || bracket === '(' || bracket === '{') open = index + 1
    else {
      if (open !== -1 && index - open <= LONGEST_WRITTEN) {
        const content = text.slice(open, index)
        if (content.includes('\n') && isOfCells(withoutComments(content)))
          ranges.push({ start: open, end: index })
      }
      open = -1
    }
  }
  return ranges
}

const CELL_WORD = /^(?:[\d.*_xX?$@-]+|(["'`])[\d.*_xX?$@ -]?\1)$/

function isOfCells(content: string): boolean {
  const words = content.split(/[\s,;|]+/).filter((word) => word !== '')
  return words.length >= 7 && words.every((word) => CELL_WORD.test(word) || isBlankWord(word))
}

/** Adds the stretches of a line. @param offset of the line in the text */
function lex(
  row: string,
  offset: number,
  line: number,
  text: string,
  found: Stretch[],
  isLenient: boolean,
): void {
  const marks = marksIn(row)
  let start = -1
  let cells = 0
  let separators = 0
  let index = 0
  const close = (last: number) => {
    let end = last
    // A separator beside something else is not beside an empty cell.
    if (start > 0 && isForeign(row[start - 1])) start += BESIDE.exec(row.slice(start, end))?.[0].length ?? 0
    if (end < row.length && isForeign(row[end])) end = start + lengthBeside(row.slice(start, end))
    if (cells > 0 || separators >= FEWEST_SEPARATORS) {
      const cut = row.slice(start, end)
      found.push({
        start: offset + start,
        end: offset + end,
        text: cut,
        line,
        before: text.charAt(offset + start - 1),
        after: text.charAt(offset + end),
        size: sizeOf(cut),
      })
    }
    start = -1
    cells = 0
    separators = 0
  }
  while (index < row.length) {
    const kind = kindAt(row, index)
    if (kind === SEPARATOR) {
      if (start === -1) start = index
      if (row[index] !== ' ') separators++
      index++
      continue
    }
    if (kind === CELL || kind === LETTER || row[index] === marks) {
      let end = index + 1
      while (end < row.length && (isOfWord(kindAt(row, end)) || row[end] === marks)) end++
      const word = row.slice(index, end)
      if (isCellWord(word, marks) || (isLenient && isAlien(word))) {
        if (start === -1) start = index
        cells++
      } else close(index)
      index = end
      continue
    }
    if (kind === QUOTE) {
      const isBeside = index > 0 && isOfWord(kindAt(row, index - 1))
      const quoted = isLenient ? QUOTED_WORD : QUOTED_CELL
      quoted.lastIndex = index
      if (!isBeside && quoted.test(row)) {
        if (start === -1) start = index
        cells++
        index = quoted.lastIndex
        continue
      }
      close(index)
      index++
      continue
    }
    if (isLenient && kind === OTHER && !BREAKER.test(row[index])) {
      if (start === -1) start = index
      cells++
    } else close(index)
    index++
  }
  close(row.length)
}

/** True for a character that may be the end or the start of a cell that is none. */
function isForeign(character: string): boolean {
  return /[\p{L}\p{N})\]}?]/u.test(character)
}

/** One separator beside something else than cells. */
const BESIDE = /^\s*[\t,;|&]/

/** Returns the length of cells without the separator between them and something else. */
function lengthBeside(cells: string): number {
  const { length } = cells.trimEnd()
  if (/[,;|&]/.test(cells.charAt(length - 1))) return length - 1
  const tab = cells.indexOf('\t', length)
  return tab === -1 ? cells.length : tab
}

/** Minimum separators of a row of empty cells. */
const FEWEST_SEPARATORS = 4

/** Characters that end a stretch in any case. */
const BREAKER = /[[\](){}<>=:\\/#+"'`^%!]/

function isOfWord(kind: number): boolean {
  return kind === CELL || kind === LETTER
}

const OF_CELLS = /^[\d.*_xX?$@~-]+$/

function isCellWord(word: string, mark: string | undefined): boolean {
  if (OF_CELLS.test(word) || isBlankWord(word)) return true
  return mark !== undefined && word.replaceAll(mark, '').replace(/[1-9]/g, '') === ''
}

/** A word that may stand in the place of cells: a character, or digits with some other character among them. */
function isAlien(word: string): boolean {
  if (Array.from(word).length === 1) return true
  const others = new Set(word.replace(/[\d.*_xX?-]/g, ''))
  return others.size === 1 && /\d/.test(word) && word.length <= LONGEST_ROW
}

/** A line of only digits and one of the marks that are punctuation elsewhere. */
const MARKED = /^[ \t]*[1-9 \t|]*([#:!])(?:[1-9 \t|]|\1)*$/

/** Returns the mark for a blank that is punctuation elsewhere, if the line is a row of digits and such marks. */
function marksIn(row: string): string | undefined {
  if (row.length > LONGEST_ROW) return undefined
  const mark = MARKED.exec(row)?.[1]
  if (mark === undefined) return undefined
  const bare = row.trim().replace(/[\s|]+/g, ' ')
  const count = bare.split(mark).length - 1
  const words = bare.split(' ')
  if (words.length > 3 && words.some(({ length }) => length > 1)) return undefined
  const cells = words.length > 3 ? words.length : words.join('').length
  return count > 1 || cells === 9 || cells === 81 ? mark : undefined
}
