/** Parses texts with one row of a board per line, and formats boards as rows. */
import { gridOfRows, LEAST_LIKENESS, likenessOfRows } from './cells.ts'
import { plainHeading } from './names.ts'
import { LONGEST_ROW } from './rules.ts'
import { type PuzzleText, type ParseOutcome, parsePuzzles, numberLabel } from '../format.ts'

/** Returns a function that cuts a line into cells. @param rows all lines of the board, which may determine the cut */
export type Cut = (rows: readonly string[]) => (line: string) => readonly string[]

/** Consecutive lines without a blank line between them. */
type Block = string[]

/** Rows under one heading, or before the first heading. */
interface Section {
  readonly heading: string | undefined
  readonly blocks: Block[]
}

/**
 * Matches a line with a word, such as a heading that a judge or file puts above a grid: `Grid 01`, `Sample Input 1`,
 * `예제 출력 1 복사`. Excludes rows with a stray letter or with blanks written `x` or `o`.
 */
const HEADING =
  /(?:^|[\s[({"'#<:])(?![xo]+(?![a-z]))(?:[a-z]{3,}|[가-힣\u3041-\u3096\u30a1-\u30fa\u3400-\u9fff])/i
/** Maximum length of a heading, in characters. */
const LONGEST_HEADING = 80

/** Matches remains of a program around a grid: `"""`, `];`. */
const FRAME = /^["'()[\]{};=]+$/

/** Number of leading rows checked to recognise a text. */
const SAMPLE_ROWS = 18
/** Number of leading lines searched for the first `SAMPLE_ROWS` rows. */
const SAMPLE_LINES = 200

/** Parses puzzles with one row per line. Undefined if the first lines are too long or do not resemble rows. */
export function parseRows(lines: readonly string[], cut: Cut): ParseOutcome | undefined {
  const sample = lines.slice(0, SAMPLE_LINES).filter((line) => line.trim() !== '' && !isHeading(line))
  if (sample.some((line) => line.length > LONGEST_ROW)) return undefined
  const likeness = likenessOfRows(cutRows(sample.slice(0, SAMPLE_ROWS), cut))
  if (likeness < LEAST_LIKENESS) return undefined

  const texts: (PuzzleText & { readonly isStray: boolean })[] = []
  for (const { heading, blocks } of sectionsOf(lines)) {
    const puzzles = puzzlesOf(blocks)
    for (const rows of puzzles) {
      const label = heading === undefined || puzzles.length > 1 ? numberLabel(texts.length + 1) : heading
      const cells = cutRows(rows.slice(0, 9), cut)
      const isStray = rows.length <= MOST_STRAY_ROWS && cells.every(({ length }) => length !== 9)
      texts.push({ label, isStray, read: () => gridOfRows(cells, rows.length) })
    }
  }
  const boards = texts.filter(({ isStray }) => !isStray)
  const outcome = boards.length < 2 ? undefined : parsePuzzles(boards, likeness)
  return outcome?.kind === 'grids' ? outcome : parsePuzzles(texts, likeness)
}

/** Up to this many rows may be stray numbers in the text around boards, if no row has nine cells. */
const MOST_STRAY_ROWS = 2

function cutRows(rows: readonly string[], cut: Cut): readonly (readonly string[])[] {
  return rows.map(cut(rows))
}

/** True if a line separates grids rather than belonging to one. */
export function isHeading(line: string): boolean {
  return line.length <= LONGEST_HEADING && (HEADING.test(line) || FRAME.test(line))
}

function sectionsOf(lines: readonly string[]): readonly Section[] {
  let block: Block = []
  let section: Section = { heading: undefined, blocks: [block] }
  const sections = [section]
  for (const line of lines) {
    if (line.trim() === '') {
      block = []
      section.blocks.push(block)
    } else if (isHeading(line)) {
      const heading = plainHeading(line)
      if (heading === '' && block.length === 0) continue
      block = []
      section = { heading: heading === '' ? undefined : heading, blocks: [block] }
      sections.push(section)
    } else block.push(line)
  }
  return sections.map(({ heading, blocks }) => {
    const filled = blocks.filter((rows) => rows.length > 0)
    return { heading, blocks: heading === undefined ? filled : filled.map(withoutCount) }
  })
}

/** Removes the first line of a block if it is the number of puzzles that follow. */
function withoutCount(rows: Block): Block {
  const isCounted = rows.length > 10 && rows.length % 9 === 1 && rows[0] === String((rows.length - 1) / 9)
  return isCounted ? rows.slice(1) : rows
}

/**
 * Groups blocks into puzzles of nine rows; damaged puzzles have more or fewer. Blank lines may separate the rows or
 * bands of a puzzle, but blocks are joined only while they make up no more than nine rows.
 */
function puzzlesOf(blocks: readonly Block[]): readonly Block[] {
  const puzzles: Block[] = []
  let rows: Block = []
  for (const block of blocks) {
    if (rows.length > 0 && rows.length + block.length > 9) {
      puzzles.push(rows)
      rows = []
    }
    if (rows.length > 0 || block.length % 9 !== 0) rows.push(...block)
    else for (let start = 0; start < block.length; start += 9) puzzles.push(block.slice(start, start + 9))
    if (rows.length >= 9) {
      puzzles.push(rows)
      rows = []
    }
  }
  return rows.length > 0 ? [...puzzles, rows] : puzzles
}

/** Cuts cells separated by spaces or tabs: `5 3 0 0 7 0 0 0 0`. */
export function cutAtSpaces(line: string): readonly string[] {
  return line.trim().split(/[ \t]+/)
}

/**
 * Cuts cells without separators, `530070000`, or box by box, `530 070 000`. One stray space counts as a cell; a line
 * with more is not cut.
 */
export function cutIntoCharacters(line: string): readonly string[] {
  const groups = cutAtSpaces(line)
  if (groups.length <= 2) return Array.from(line.trim())
  const boxes = groups.length === 3 && groups.every((group) => group.length === 3)
  return boxes ? Array.from(groups.join('')) : [line]
}

/** Formats the nine rows of a grid. @param row formats the nine digits of one */
export function writeRows(grid: readonly number[], row: (digits: readonly number[]) => string): string[] {
  return Array.from({ length: 9 }, (_, index) => row(grid.slice(index * 9, index * 9 + 9)))
}

/** Formats digits, with a dot for a blank. */
export function withDots(digits: readonly number[]): readonly string[] {
  return digits.map((digit) => (digit === 0 ? '.' : String(digit)))
}
