import { isRule, LONGEST_ROW, plainBorders } from './rules.ts'
import { LEAST_LIKENESS, likenessOfRows, plainField } from './cells.ts'
import { quotedLines } from './quotes.ts'
import { withoutHeadings } from './headings.ts'
import { type Pasted, plainText, withoutOuterSpaces } from './pasted.ts'
import { oneBelowTheOther } from './sideBySide.ts'
import { withSpaceBlanks } from './spaceBlanks.ts'

/** Lines that stand together and are rows of boards, or meant so. */
export interface Passage {
  readonly pasted: Pasted
  /** How many of its lines are rows. */
  readonly rows: number
  /** Lines of its view before it, its own among them. */
  readonly start: number
  readonly end: number
  /** The text of its view before it, from the passage before on. */
  readonly before: string
}

/**
 * One way of looking at a text: as it stands, without the marks of comments, its quotations alone, without headings of rows
 * and columns, without the tags of HTML or the marks of LaTeX, with dots for the
 * spaces that are blanks, with one board below the other, or divided where rows are written in another way.
 */
export type View = readonly Passage[]

/** The passages of a text, in each view of it. A text without rows has views without passages. */
export function viewsOf({ text }: Pasted): readonly View[] {
  const lines = text.split('\n')
  const unmarked = lines.map(withoutMark)
  const isMarked = unmarked.some(({ mark }) => mark !== '')
  const views = [lines.map(plainLine)]
  if (isMarked) views.push(unmarked)
  if (/["']/.test(text)) views.push(quotedLines(text).map(plainLine))
  for (const view of isMarked ? [lines, unmarked.map(({ line }) => line)] : [lines]) {
    const unheaded = withoutHeadings(view.map((line) => withoutOuterSpaces(plainBorders(line))))
    if (unheaded !== undefined) views.push(unheaded.map(plainLine))
  }
  if (TAG.test(text)) views.push(withoutTags(text).split('\n').map(plainLine))
  const spaced = withSpaceBlanks(lines)
  if (spaced !== undefined) views.push(spaced.map(plainLine))
  const stacked = oneBelowTheOther(lines, BREAK)
  if (stacked !== undefined) views.push(stacked.map(plainLine))
  if (BOXED.test(text)) views.push(lines.map((line) => plainLine(withBars(line))))
  if (ALIGNED.test(text)) views.push(lines.map((line) => plainLine(withoutLatex(line))))
  views.push(splitByShape(lines).map(plainLine))
  return views.map(passagesOf)
}

/** The view of a text without what it has in brackets: `[5,3,0,…]`. */
export function viewWithoutBrackets({ text }: Pasted): View {
  return passagesOf(splitByShape(text.replace(BRACKETED, BREAK).split('\n')).map(plainLine))
}

const BRACKETED = /[[({][^[\](){}]{7,400}[\])}]/g

/** Stands between boards, and is no row. */
const BREAK = '~'

/** The lines with a break between rows that are written in different ways, if there is a blank line, too. */
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

type Shape = 'bracketed' | 'barred' | 'tabbed' | 'separated' | 'spaced' | 'together'

function shapeOf(line: string): Shape {
  if (/[[\](){}]/.test(line)) return 'bracketed'
  if (/[|\u2500-\u257f]/.test(line)) return 'barred'
  if (line.includes('\t')) return 'tabbed'
  if (/[,;]/.test(line)) return 'separated'
  return line.trim().split(/\s+/).length > 3 ? 'spaced' : 'together'
}

function plainLine(line: string): ViewedLine {
  return { line, mark: '' }
}

const TAG = /<(?:br|p|pre|code|div|t[dhr]|table|\/[a-z]{1,12})\b/i

/** A row whose cells each stand in brackets: `[5][3][ ]`. */
const BOXED = /(?:\[ ?[^\s[\]]? ?\] ?){9}/

function withBars(line: string): string {
  return BOXED.test(line) ? line.replaceAll(/\] ?\[|[[\]]/g, '|') : line
}

/** A row of a table in LaTeX. */
const ALIGNED = /(?:&[^&\n]{0,40}){8}\\\\/

function withoutLatex(line: string): string {
  return line.length > LONGEST_ROW || !line.includes('&')
    ? line
    : line.replace(/\\\\.*$/, '').replaceAll('&', '\t')
}

/** Characters that pages name in their source. */
const ENTITIES: Readonly<Record<string, string>> = { nbsp: ' ', middot: '.', bull: '.', ensp: ' ', emsp: ' ' }

function characterOf(entity: string, name: string): string {
  const number = /^#(?:x([0-9a-f]{1,5})|(\d{1,6}))$/i.exec(name)
  if (number === null) return ENTITIES[name] ?? entity
  const code = Number.parseInt(number[1] ?? number[2], number[1] === undefined ? 10 : 16)
  return plainText(String.fromCodePoint(Math.min(code, 0x10_ffff)))
}

/** The text of a page's source: cells of tables between tabs, whatever else is a block on lines of its own. */
function withoutTags(text: string): string {
  return text
    .replace(/<input\b[^<>]*?(?:\bvalue="([^"<>]{0,3})"[^<>]*)?>/gi, '$1')
    .replace(/<\/t[dh]>\s*<t[dh]\b[^<>]*>/gi, '\t')
    .replace(/<\/?(?:br|p|pre|div|tr|table|tbody)\b[^<>]*>\n?/gi, '\n')
    .replace(/<\/?[a-z][^<>]*>/gi, '')
    .replace(/&(#?\w{1,8});/g, characterOf)
}

interface ViewedLine {
  readonly line: string
  /** The mark taken off before it. */
  readonly mark: string
}

/** The marks that comments, quotations and lists put before each line. */
const MARK = /^\s*(#+|\/\/+!?|\*(?!\*)|>+|--|;+|%+|!)[ \t]*/

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

/** A row between whose bars there may be nothing but spaces. */
const BARRED = /^[\s\d.*_x?-]*\|[\s\d.*_x?-]*\|[\s\d.*_x?|-]*$/i

/** The ways in which a line may be cut into cells. */
function cutsOf(line: string): readonly (readonly string[])[] {
  const words = line.replaceAll('|', ' ').trim().split(/\s+/)
  const cuts: (readonly string[])[] = [words]
  if (words.length === 1 || words.every((word) => word.length === 3)) cuts.push(Array.from(words.join('')))
  for (const separator of ['|', ',', ';', '\t']) {
    if (line.includes(separator)) cuts.push(fieldsOf(line, separator))
  }
  return cuts
}

function fieldsOf(line: string, separator: string): readonly string[] {
  const inner = separator === '|' ? line.replace(/^\|/, '').replace(/\|$/, '') : line
  return inner.split(separator).map((field) => plainField(field) || '0')
}

/** Enough to find the name of a passage in. */
const MOST_LINES_BEFORE = 12

/** Passages end where a line is no row, or has another mark. */
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

/** @param start of the first of the lines in its view. */
function passageOf(viewed: readonly ViewedLine[], rows: number, start: number): Omit<Passage, 'before'> {
  const kinds = viewed.map(({ line }) => kindOf(line))
  const first = kinds.indexOf('row')
  const last = kinds.lastIndexOf('row')
  const lines = viewed.slice(first, last + 1).map(({ line }) => line)
  const pasted = { text: lines.join('\n'), lines: lines.map(withoutOuterSpaces) }
  return { pasted, rows, start: start + first, end: start + last + 1 }
}
