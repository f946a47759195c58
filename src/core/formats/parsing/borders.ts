import type { Claim } from '../format.ts'
import { oncePerText, type Pasted } from './pasted.ts'
import { claimRows, cutAtSpaces, cutIntoCharacters, isHeading } from './rows.ts'

/** How a bordered grid is drawn: cells together, `53.|.7.|...`, or each on its own, `| 5 3 . | . 7 . | . . . |`. */
export type BorderStyle = 'tight' | 'spaced'

interface Drawing {
  readonly style: BorderStyle
  readonly claim: Claim | undefined
}

/** The puzzles drawn with lines between their boxes or cells; undefined if the text has none in this style. */
export function claimBordered(pasted: Pasted, style: BorderStyle): Claim | undefined {
  const drawing = drawingOf(pasted)
  return drawing?.style === style ? drawing.claim : undefined
}

/** Longer lines are not drawn for nine cells. */
const LONGEST = 400
const SAMPLE_LINES = 200

const drawingOf = oncePerText(({ text, lines }): Drawing | undefined => {
  const plain = BOX_DRAWING.test(text) ? lines.map(plainBorders) : lines
  const sample = plain.slice(0, SAMPLE_LINES)
  const barred = sample.filter((line) => line.length <= LONGEST && line.includes('|'))
  if (barred.length === 0 && !sample.some(isRule)) return undefined
  // Where dashes are blanks, a row of them is no rule.
  const dashes = barred.some((line) => /\d/.test(line) && line.includes('-'))
  const isRow = (line: string) => !isRule(line) || (dashes && ROW_OF_DASHES.test(line))
  const claim = (drawn: readonly string[]) =>
    claimRows(drawn.filter(isRow), (row, rows) => cellsOf(row, layoutOf(rows)))
  if (claim(sample) === undefined) return undefined
  const tight =
    barred.some((line) => TIGHT.test(line)) || (barred.length === 0 && !sample.filter(isRow).some(isSpaced))
  return { style: tight ? 'tight' : 'spaced', claim: claim(plain) }
})

const BOX_DRAWING = /[\u2500-\u257f]/

/** Box-drawing characters as `|`, `-` and `+`. */
export function plainBorders(line: string): string {
  if (line.length > LONGEST || !BOX_DRAWING.test(line)) return line
  return line
    .replace(/[│┃║┆┊╎]/g, '|')
    .replace(/[─━═┄┈╌]/g, '-')
    .replace(/[\u2500-\u257f]/g, '+')
}

const RULE = /^[\s|+*.:',=-]+$/
const DASHES = /---|===/
/** `+-+-+`, and more dashes with spaces between them than a row has blanks. */
const THIN = /\+-{1,2}\+|(?:-\s+){9}-/
const ROW_OF_DASHES = /^\|?---\|---\|---\|?$/
const TIGHT = /^\|?[^|\s]{3}\|[^|\s]{3}\|[^|\s]{3}\|?$/

/** A line between the rows, `---+---+---`, or above or below them. */
export function isRule(line: string): boolean {
  return line.length <= LONGEST && (DASHES.test(line) || THIN.test(line)) && RULE.test(line)
}

function isSpaced(line: string): boolean {
  return line.includes(' ')
}

/** The fields between the bars of a row. */
function fieldsOf(row: string): readonly string[] {
  return row.replace(/^\|/, '').replace(/\|$/, '').split('|')
}

/** How the rows of one drawing are divided: all of them in the same way. */
interface Layout {
  /** Bars stand around every cell, not around boxes. */
  readonly byCell: boolean
  /** Characters of a box in which a cell is known by its place; 0 where it is not. */
  readonly boxWidth: number
  /** Nothing but spaces is a blank: the drawing has no mark for one. */
  readonly spacesAreBlanks: boolean
}

const BLANK_MARK = /[.0*_xX?-]/

function layoutOf(rows: readonly string[]): Layout {
  const barred = rows.filter((row) => row.length <= LONGEST && row.includes('|') && !isHeading(row))
  const fields = barred.map(fieldsOf)
  return {
    byCell: mostFrequent(fields.map(({ length }) => length)) === 9,
    boxWidth: boxWidthOf(fields.flat()),
    spacesAreBlanks: !barred.some((row) => BLANK_MARK.test(row)),
  }
}

/** The width of most boxes. Where none of them holds two digits, each may as well be one cell with spaces around it. */
function boxWidthOf(fields: readonly string[]): number {
  const width = mostFrequent(fields.map(({ length }) => length))
  const isBox = fields.some((field) => field.length === width && field.replaceAll(' ', '').length > 1)
  return isBox ? width : 0
}

function mostFrequent(numbers: readonly number[]): number {
  const counts = new Map<number, number>()
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1)
  return [...counts].reduce((most, entry) => (entry[1] > most[1] ? entry : most), [0, 0])[0]
}

function cellsOf(row: string, layout: Layout): readonly string[] {
  if (row.length > LONGEST || isHeading(row)) return [row]
  if (!row.includes('|')) {
    const words = cutAtSpaces(row)
    return words.length > 3 ? words : cutIntoCharacters(row)
  }
  const fields = fieldsOf(row)
  const blank = layout.spacesAreBlanks ? '0' : ' '
  return layout.byCell || fields.length === 9
    ? fields.map((field) => field.trim() || blank)
    : fields.flatMap((field) => cellsOfBox(field, layout.boxWidth, blank))
}

/** The three cells of a row that stand in one box. @param blank what an empty place is read as. */
function cellsOfBox(field: string, width: number, blank: string): readonly string[] {
  const words = field.trim().split(/\s+/)
  if (words.length === 3) return words
  const placed = field.length === width ? PLACES.map((places) => places.exec(field)).find(Boolean) : undefined
  if (placed) return placed.slice(1).map((cell) => (cell === ' ' ? blank : cell))
  return words.length === 1 && words[0] !== '' ? Array.from(words[0]) : words
}

/** A box's part of a row: `53 `, `5 3  ` or ` 5 3   `. */
const PLACES = [/^(.)(.)(.)$/, /^(.) (.) (.)$/, /^ (.) (.) (.) $/]
