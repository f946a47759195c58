import { isRule, LONGEST_ROW, plainBorders } from './rules.ts'
import { LEAST_LIKENESS, likenessOfRows, plainField } from './cells.ts'
import { quotedLines } from './quotes.ts'
import { withoutHeadings } from './headings.ts'
import { rowsFromListedCells } from './listedCells.ts'
import { withoutHardBreaks, withoutLatex, withoutTags, withoutTightBold } from './markup.ts'
import { type Pasted, withoutOuterSpaces } from './pasted.ts'
import { stackedBoards } from './sideBySide.ts'
import { withSpaceBlanks } from './spaceBlanks.ts'
import { withoutStarBorders } from './borders.ts'
import { withWordBlanks } from './wordBlanks.ts'

/** Lines that are rows of boards, with only blank and horizontal lines between them. */
export interface Passage {
  /** The passage as a text of its own. */
  readonly pasted: Pasted
  readonly rows: number
  /** Index of the first line of the passage in the view, a variant of the text. */
  readonly start: number
  /** Index after the last line of the passage, in the view. */
  readonly end: number
  /** Text of the view between the previous passage and this one; at most its last 12 lines. */
  readonly before: string
}

/**
 * The passages of one variant of a text. The variants are the plain text, and changed copies of it:
 *
 * - without comment marks, row and column headings, HTML tags, LaTeX marks, hard breaks, bold, full stops, borders of
 *   stars, or brackets around cells;
 * - with the quotations only;
 * - with marks in place of spaces or words that are blanks, or with rows in place of a list of cells;
 * - with side-by-side boards stacked, or split where the notation of rows changes.
 */
export type View = readonly Passage[]

/** Returns the views of a text. A view without rows has no passages. */
export function viewsOf({ text }: Pasted): readonly View[] {
  const lines = text.split('\n')
  const unmarked = lines.map(withoutMark)
  const isMarked = unmarked.some(({ mark }) => mark !== '')
  const stacked = stackedBoards(lines, BREAK)
  // Side-by-side strings belong to two boards: stack the boards first.
  const quoted = /["']/.test(text) ? quotedLines(stacked?.join('\n') ?? text) : undefined
  const variants = isMarked ? [lines, unmarked.map(({ line }) => line)] : [lines]
  const views = [lines.map(plainLine)]
  if (isMarked) views.push(unmarked)
  const add = (view: readonly string[] | undefined) => {
    if (view !== undefined) views.push(view.map(plainLine))
  }
  add(quoted)
  for (const view of quoted === undefined ? variants : [...variants, quoted])
    add(withoutHeadings(view.map((line) => withoutOuterSpaces(plainBorders(line)))))
  for (const source of quoted === undefined ? [text] : [text, quoted.join('\n')]) {
    const untagged = withoutTags(source)?.split('\n')
    add(untagged)
    add(untagged && withoutHeadings(untagged.map(withoutOuterSpaces)))
  }
  add(withSpaceBlanks(lines))
  add(stacked)
  if (BOXED.test(text)) add(lines.map(withBars))
  for (const view of variants) {
    add(withoutLatex(view))
    add(withoutHardBreaks(view))
    add(withoutTightBold(view))
    add(withoutFullStops(view))
    add(withoutStarBorders(view))
    const worded = withWordBlanks(view)
    add(worded)
    add(worded && withoutHeadings(worded.map(withoutOuterSpaces)))
  }
  add(splitByShape(lines))
  add(rowsFromListedCells(text))
  return views.map(passagesOf)
}

/** Returns the view of a text without its bracketed parts: `[5,3,0,…]`. */
export function viewWithoutBrackets({ text }: Pasted): View {
  return passagesOf(splitByShape(text.replace(BRACKETED, BREAK).split('\n')).map(plainLine))
}

const BRACKETED = /[[({][^[\](){}]{7,400}[\])}]/g

const BREAK = '~'

/** Inserts a break where a blank line separates rows of different notations. */
function splitByShape(lines: readonly string[]): readonly string[] {
  let shape: Shape | undefined
  let isApart = false
  return lines.flatMap((line) => {
    const kind = kindOf(line)
    if (kind === 'blank') isApart = true
    if (kind === 'blank' || kind === 'rule') return line
    const before = shape
    const wasApart = isApart
    shape = kind === 'row' ? shapeOf(line) : undefined
    isApart = false
    return wasApart && before !== undefined && shape !== undefined && before !== shape ? [BREAK, line] : line
  })
}

/** Notation of a row: what is around or between its cells. */
type Shape = 'bracketed' | 'barred' | 'tabbed' | 'separated' | 'spaced' | 'together'

function shapeOf(line: string): Shape {
  if (/[[\](){}]/.test(line)) return 'bracketed'
  if (/[|\u2500-\u257f]/.test(line)) return 'barred'
  if (line.includes('\t')) return 'tabbed'
  if (/[,;]/.test(line)) return 'separated'
  return line.trim().split(/\s+/).length > 3 ? 'spaced' : 'together'
}

/** Returns a line of a view from which no mark was removed. */
function plainLine(line: string): ViewedLine {
  return { line, mark: '' }
}

/** Matches a row with each cell in brackets: `[5][3][ ]`. */
const BOXED = /(?:\[ ?[^\s[\]]? ?\] ?){9}/

/** Replaces the brackets of a row with each cell in brackets by bars. */
function withBars(line: string): string {
  return BOXED.test(line) ? line.replaceAll(/\] ?\[|[[\]]/g, '|') : line
}

interface ViewedLine {
  readonly line: string
  /** Comment or list mark removed from the start of the line. */
  readonly mark: string
}

/** Matches the mark of a comment, quotation or list at the start of a line. */
const MARK = /^\s*(#+|\/\/+!?|\*(?!\*)|>+|--|;+|%+|!)[ \t]*/

/** Splits the mark, if any, off the start of a line. */
function withoutMark(line: string): ViewedLine {
  const found = MARK.exec(line)
  return found === null ? { line, mark: '' } : { line: line.slice(found[0].length), mark: found[1] }
}

type LineKind = 'row' | 'rule' | 'blank' | 'other'

function kindOf(line: string): LineKind {
  if (line.length > LONGEST_ROW) return 'other'
  if (line.trim() === '') return line.split('\t').length === 9 ? 'row' : 'blank'
  const plain = plainBorders(line)
  if (isRule(plain)) return 'rule'
  if (BARRED.test(plain)) return 'row'
  return cutsOf(withoutOuterSpaces(plain)).some((cells) => likenessOfRows([cells]) >= LEAST_LIKENESS)
    ? 'row'
    : 'other'
}

/** Matches a row with bars between its boxes or cells; blanks may be spaces. */
const BARRED = /^[\s\d.*_x?-]*\|[\s\d.*_x?-]*\|[\s\d.*_x?|-]*$/i

/** Returns the possible cuts of a line into cells. */
function cutsOf(line: string): readonly (readonly string[])[] {
  const words = line.replaceAll('|', ' ').trim().split(/\s+/)
  const cuts: (readonly string[])[] = [words]
  if (words.length === 1 || words.every((word) => word.length === 3)) cuts.push(Array.from(words.join('')))
  for (const separator of ['|', ',', ';', '\t']) {
    if (line.includes(separator)) cuts.push(fieldsOf(line, separator))
  }
  return cuts
}

/** Splits a line at a separator; an empty field becomes `0`. */
function fieldsOf(line: string, separator: string): readonly string[] {
  const inner = separator === '|' ? line.replace(/^\|/, '').replace(/\|$/, '') : line
  return inner.split(separator).map((field) => plainField(field) || '0')
}

/** Maximum lines before a passage that are kept, to find the puzzle's name in them. */
const MOST_LINES_BEFORE = 12

/**
 * Splits lines into passages. Horizontal and blank lines continue a passage. Other text, or a line with another mark at
 * its start, ends the passage.
 */
function passagesOf(lines: readonly ViewedLine[]): View {
  const passages: Passage[] = []
  let start = 0
  let rows = 0
  let last = 0
  const close = (end: number) => {
    if (rows > 0) {
      const passage = passageOf(lines.slice(start, end), rows, start)
      const before = lines.slice(Math.max(last, passage.start - MOST_LINES_BEFORE), passage.start)
      passages.push({ ...passage, before: before.map(({ line }) => `${line}\n`).join('') })
      last = passage.end
    }
    rows = 0
    start = end
  }
  for (const [index, { line, mark }] of lines.entries()) {
    const kind = kindOf(line)
    if (kind === 'other') {
      close(index)
      start = index + 1
      continue
    }
    if (index > start && mark !== lines[index - 1].mark) close(index)
    if (kind === 'row') rows++
  }
  close(lines.length)
  return passages
}

/**
 * Builds a passage from lines. Leaves out the lines before the first row and after the last row.
 * @param start index of the first line in its view
 */
function passageOf(viewed: readonly ViewedLine[], rows: number, start: number): Omit<Passage, 'before'> {
  const kinds = viewed.map(({ line }) => kindOf(line))
  const first = kinds.indexOf('row')
  const last = kinds.lastIndexOf('row')
  const lines = viewed.slice(first, last + 1).map(({ line }) => line)
  const pasted = { text: lines.join('\n'), lines: lines.map(withoutOuterSpaces) }
  return { pasted, rows, start: start + first, end: start + last + 1 }
}

const CELL = '[\\d*_xX?-]'
/** Nine cells and a full stop, which is no tenth cell because blanks have another mark. */
const ENDED_ROW = new RegExp(`^\\s*(?:${CELL}{9}|(?:${CELL}[\\s,]+){8}${CELL})\\.\\s*$`)
/** As `ENDED_ROW`, also with cells lost or too many. */
const NEARLY_ROW = new RegExp(`^\\s*(?:${CELL}[\\s,]*){7,11}\\.\\s*$`)
/** A row in which a dot is a blank. */
const DOTTED_ROW = /^\s*[\d*_xX?-]*\.[\d.*_xX?-]+\s*$/

/** Removes the full stops after rows, as in `530070000.`; undefined if no row has one, or if dots may be blanks. */
function withoutFullStops(lines: readonly string[]): readonly string[] | undefined {
  if (!lines.some((line) => ENDED_ROW.test(line)) || lines.some((line) => DOTTED_ROW.test(line)))
    return undefined
  return lines.map((line) =>
    line.length <= LONGEST_ROW && NEARLY_ROW.test(line) ? line.trimEnd().slice(0, -1) : line,
  )
}
