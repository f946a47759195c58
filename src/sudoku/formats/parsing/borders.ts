import type { ParseOutcome } from '../format.ts'
import { plainField } from './cells.ts'
import { BLANK_MARK, normalizedDrawing, mostFrequent } from './bars.ts'
import { isColumnHeader } from './headings.ts'
import { cachedPerText, type Pasted } from './pasted.ts'
import { BOX_DRAWING, isRowOfDashes, isRule, LONGEST_ROW, plainBorders } from './rules.ts'
import { parseRows, cutAtSpaces, cutIntoCharacters, isHeading } from './rows.ts'

/** Style of a bordered grid: tight, `53.|.7.|...`, or spaced, `| 5 3 . | . 7 . | . . . |`. */
export type BorderStyle = 'tight' | 'spaced'

/** The puzzles parsed from a drawing, and the style it is drawn in. */
interface Drawing {
  readonly style: BorderStyle
  readonly outcome: ParseOutcome | undefined
}

/** Parses puzzles drawn with lines between boxes or cells. */
export function parseBordered(pasted: Pasted, style: BorderStyle): ParseOutcome | undefined {
  const drawing = drawingOf(pasted)
  return drawing?.style === style ? drawing.outcome : undefined
}

/** Number of lines at the start of a text by which its style is recognised. */
const SAMPLE_LINES = 200

/** Parses the drawing of boards in a text. */
const drawingOf = cachedPerText(({ text, lines }): Drawing | undefined => {
  const closed = normalizedDrawing(text.includes('|') || BOX_DRAWING.test(text) ? text.split('\n') : [])
  const plain = closed ?? (BOX_DRAWING.test(text) ? lines.map(plainBorders) : lines)
  const sample = plain.slice(0, SAMPLE_LINES)
  const barred = sample.filter((line) => line.length <= LONGEST_ROW && line.includes('|'))
  if (barred.length === 0 && !sample.some((line) => isRule(line) || isRowOfDashes(line))) return undefined
  // If dashes mark blanks, `---|---|---` and `- - - - - - - - -` are rows of blanks, not horizontal lines.
  const dashes = sample.some((line) => /\d/.test(line) && line.includes('-') && !isHeading(line))
  const isRow = (line: string) => (isRowOfDashes(line) ? dashes : !isRule(line))
  const parsed = (drawn: readonly string[]) =>
    parseRows(withoutColumnHeader(drawn).filter(isRow), (rows) => {
      const layout = layoutOf(rows)
      return (row) => cellsOf(row, layout)
    })
  if (parsed(sample) === undefined) return undefined
  const tight =
    barred.some((line) => TIGHT.test(line)) || (barred.length === 0 && !sample.filter(isRow).some(isSpaced))
  return { style: tight ? 'tight' : 'spaced', outcome: parsed(plain) }
})

/** A row whose boxes are three characters each, without spaces. */
const TIGHT = /^\|?[^|\s]{3}\|[^|\s]{3}\|[^|\s]{3}\|?$/

/**
 * Replaces the line that names the columns of a drawing by an empty line, also above further boards. It stands alone
 * above a horizontal line, while the rows are in groups; its fields are consecutive labels, or empty.
 */
function withoutColumnHeader(lines: readonly string[]): readonly string[] {
  const filled = lines.flatMap((line, index) => (line.trim() === '' || isHeading(line) ? [] : index))
  const header = filled.findIndex((index) => !isRule(lines[index]))
  const [line, rule, second, third] = filled.slice(header, header + 4).map((index) => lines[index])
  if (header === -1 || third === undefined || !isRule(rule) || isRule(second) || isRule(third)) return lines
  const isEmpty = line.includes('|') && /^[\s|]+$/.test(line)
  if (!isEmpty && !isColumnHeader(line)) return lines
  return lines.map((other, index) => (other === line && isRule(lines[index + 1] ?? '') ? '' : other))
}

function isSpaced(line: string): boolean {
  return line.includes(' ')
}

function fieldsOf(row: string): readonly string[] {
  return row.replace(/^\|/, '').replace(/\|$/, '').split('|')
}

/** Layout that all rows of a drawing have. */
interface Layout {
  /** True if bars separate all cells, not only boxes. */
  readonly isBarredByCell: boolean
  /** Number of characters of a row within one box, if a character's offset tells its cell; otherwise 0. */
  readonly boxWidth: number
  /** True if spaces are the blanks, because the drawing has no mark for one. */
  readonly spacesAreBlanks: boolean
}

function layoutOf(rows: readonly string[]): Layout {
  const barred = rows.filter((row) => row.length <= LONGEST_ROW && row.includes('|') && !isHeading(row))
  const fields = barred.map(fieldsOf)
  return {
    isBarredByCell: mostFrequent(fields.map(({ length }) => length)) === 9,
    boxWidth: boxWidthOf(fields.flat()),
    spacesAreBlanks: !barred.some((row) => BLANK_MARK.test(row)) && !areFull(barred),
  }
}

/** True for rows of three cells in each box, all with the same gaps: no space is a blank. */
function areFull(rows: readonly string[]): boolean {
  const [gaps, ...others] = new Set(rows.map((row) => row.trim().replace(/\d/g, '0')))
  return others.length === 0 && fieldsOf(gaps ?? '').every((field) => field.trim().split(/\s+/).length === 3)
}

/**
 * Returns the width of most boxes. Returns 0 if every field of that width holds at most one character besides spaces:
 * each field may then be one cell with spaces around it.
 */
function boxWidthOf(fields: readonly string[]): number {
  const width = mostFrequent(fields.map(({ length }) => length))
  const isBox = fields.some((field) => field.length === width && field.replaceAll(' ', '').length > 1)
  return isBox ? width : 0
}

/** Splits a row into cells; a heading, or a row that is too long, stays one text. */
function cellsOf(row: string, layout: Layout): readonly string[] {
  if (row.length > LONGEST_ROW || isHeading(row)) return [row]
  if (!row.includes('|')) {
    const words = cutAtSpaces(row)
    return words.length > 3 ? words : cutIntoCharacters(row)
  }
  const fields = fieldsOf(row)
  const blank = layout.spacesAreBlanks ? '0' : ' '
  if (layout.isBarredByCell || fields.length === 9) return fields.map((field) => plainField(field) || blank)
  // Without bars around it, a row may have lost the spaces at its ends.
  const isClosed = row.startsWith('|') && row.endsWith('|')
  const boxes = fields.map((field, index) => {
    const isOuter = index === 0 || index === fields.length - 1
    return cellsOfBox(field, isClosed || !isOuter ? layout.boxWidth : 0, blank)
  })
  const cells = boxes.flat()
  return cells.length === 9 && boxes.length > 1 && boxes.some(({ length }) => length !== 3) ? fields : cells
}

/** Cuts one box's part of a row into cells. @param width of a box; 0 if unknown @param blank text of an empty cell */
function cellsOfBox(field: string, width: number, blank: string): readonly string[] {
  const words = field.trim().split(/\s+/)
  if (words.length === 3 && (blank === ' ' || isEvenlySpaced(field))) return words
  const placed = field.length === width ? PLACES.map((places) => places.exec(field)).find(Boolean) : undefined
  if (placed) return placed.slice(1).map((cell) => (cell === ' ' ? blank : cell))
  if (words.length === 3) return [field]
  return words.length === 1 && words[0] !== '' ? Array.from(words[0]) : words
}

/** True for three cells with equal gaps and no wider space around them: none is blank. */
function isEvenlySpaced(field: string): boolean {
  const [, before, gap, after] = /^( *)\S( +)\S\2\S( *)$/.exec(field) ?? []
  return gap !== undefined && before.length <= gap.length && after.length <= gap.length
}

/** Offsets of the cells in a box's part of a row: `53 `, `5 3  ` or ` 5 3   `. */
const PLACES = [/^(.)(.)(.)$/, /^(.) (.) (.)$/, /^ (.) (.) (.) $/]

const STARRED_CELL = '[\\d._xX?-]'
const STARRED_BOX = `${STARRED_CELL}\\s+${STARRED_CELL}\\s+${STARRED_CELL}`
/** A row with stars around or between its boxes: `* 5 3 . * . 7 . * . . . *`. */
const STARRED_ROW = new RegExp(
  `^\\s*\\*?\\s*${STARRED_BOX}\\s*\\*\\s*${STARRED_BOX}\\s*\\*\\s*${STARRED_BOX}\\s*\\*?\\s*$`,
)
/** A horizontal line of stars, with or without spaces. */
const STAR_RULE = /^\s*\*(?:\s?\*){8,}\s*$/

/** Replaces the stars around boxes by bars and dashes. */
export function withoutStarBorders(lines: readonly string[]): readonly string[] | undefined {
  if (!lines.some(isStarredRow)) return undefined
  return lines.map((line) => {
    if (STAR_RULE.test(line)) return '-'.repeat(21)
    return isStarredRow(line) ? line.replaceAll('*', '|') : line
  })
}

function isStarredRow(line: string): boolean {
  return line.length <= LONGEST_ROW && STARRED_ROW.test(line)
}
