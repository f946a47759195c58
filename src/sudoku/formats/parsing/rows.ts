/** Parses texts with one row of a board per line, and formats boards as rows. */
import { givensOf } from '../../givens.ts'
import { gridOfRows, LEAST_LIKENESS, likenessOfRows } from './cells.ts'
import { plainHeading } from './names.ts'
import { LONGEST_ROW } from './rules.ts'
import { isColumnHeader } from './headings.ts'
import { type PuzzleText, type ParseOutcome, parsePuzzles, numberLabel } from '../format.ts'

/** Returns a function that cuts a line into cells. @param rows all lines of the board, which may determine the cut */
export type Cut = (rows: readonly string[]) => (line: string) => readonly string[]

/** Consecutive lines without a blank line between them. */
type Block = string[]

/** Puzzles under one heading, or before the first heading. */
interface Section {
  readonly heading: string | undefined
  readonly puzzles: readonly Block[]
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
  for (const { heading, puzzles } of withoutTitles(sectionsOf(lines, cut), cut)) {
    for (const rows of puzzles) {
      const label = heading === undefined || puzzles.length > 1 ? numberLabel(texts.length + 1) : heading
      const cells = cutRows(rows.slice(0, 9), cut)
      texts.push({ label, isStray: isStray(rows, cut), read: () => gridOfRows(cells, rows.length) })
    }
  }
  const boards = texts.filter(({ isStray }) => !isStray)
  const outcome = boards.length < 2 ? undefined : parsePuzzles(boards, likeness)
  return outcome?.kind === 'grids' ? outcome : parsePuzzles(texts, likeness)
}

/** Maximum stray rows: numbers in the text around boards. */
const MOST_STRAY_ROWS = 2

/** True for a few rows of which none has nine cells. */
function isStray(rows: readonly string[], cut: Cut): boolean {
  return rows.length <= MOST_STRAY_ROWS && cutRows(rows, cut).every(({ length }) => length !== 9)
}

function cutRows(rows: readonly string[], cut: Cut): readonly (readonly string[])[] {
  return rows.map(cut(rows))
}

/** True if a line separates grids rather than belonging to one. */
export function isHeading(line: string): boolean {
  return line.length <= LONGEST_HEADING && (HEADING.test(line) || FRAME.test(line))
}

function sectionsOf(lines: readonly string[], cut: Cut): readonly Section[] {
  let block: Block = []
  let section: { readonly heading: string | undefined; readonly blocks: Block[] } = {
    heading: undefined,
    blocks: [block],
  }
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
    return { heading, puzzles: puzzlesOf(heading === undefined ? filled : filled.map(withoutCount), cut) }
  })
}

/**
 * Removes the line that numbers the columns, `1 2 3 4 5 6 7 8 9`, from above the rows of each puzzle. If one puzzle of a
 * text has such a line, a puzzle of nine rows has it too, and lacks a row.
 */
function withoutTitles(sections: readonly Section[], cut: Cut): readonly Section[] {
  const titled = sections.flatMap(({ puzzles }) => puzzles.filter(mayHaveTitle))
  if (titled.length === 0) return sections
  const isSure = titled.some((rows) => hasTitle(rows, cut))
  return sections.map(({ heading, puzzles }) => ({
    heading,
    puzzles: puzzles.map((rows) =>
      isTitle(rows[0]) && (isSure || !mayHaveTitle(rows)) ? rows.slice(1) : rows,
    ),
  }))
}

function mayHaveTitle(rows: Block): boolean {
  return rows.length === 10 && isTitle(rows[0])
}

/** True for a line that numbers the columns, and for the empty first line of a table. */
function isTitle(line: string): boolean {
  return isColumnHeader(line) || EMPTY.test(line)
}

const EMPTY = /^\|[\s|]*\|$/

/**
 * True if the first of ten rows numbers the columns of a puzzle. False if it may be a row itself, above one that is too
 * many: if the first nine rows are a puzzle without conflicts, or the others are not.
 */
function hasTitle(rows: Block, cut: Cut): boolean {
  const cells = cutRows(rows, cut)
  const [first, rest] = [gridOfRows(cells.slice(0, 9)), gridOfRows(cells.slice(1))]
  return rest.ok && givensOf(rest.value).ok && !(first.ok && givensOf(first.value).ok)
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
function puzzlesOf(blocks: readonly Block[], cut: Cut): readonly Block[] {
  const puzzles: (readonly Block[])[] = []
  let joined: Block[] = []
  let count = 0
  const close = () => {
    if (count > 0) puzzles.push(joined)
    joined = []
    count = 0
  }
  for (const block of blocks) {
    if (count + block.length > 9) close()
    if (count > 0 || block.length % 9 !== 0) {
      joined.push(block)
      count += block.length
    } else for (let start = 0; start < block.length; start += 9) puzzles.push([block.slice(start, start + 9)])
    if (count >= 9) close()
  }
  close()
  return withoutMixed(puzzles, cut).map((puzzle) => puzzle.flat())
}

/**
 * Keeps the rows of damaged puzzles from becoming one puzzle with those of their neighbours, where blank lines separate
 * the rows or bands of several puzzles. Splits nine rows in blocks of different sizes, which may be the rests of two
 * puzzles. Leaves all that is joined as one puzzle of too many rows if other rows are no puzzle: which of them lacks
 * rows, or has some too many, is unknown.
 */
function withoutMixed(puzzles: readonly (readonly Block[])[], cut: Cut): readonly (readonly Block[])[] {
  if (puzzles.length === 1) return puzzles
  const apart = puzzles.flatMap((blocks) =>
    rowCountOf(blocks) === 9 && blocks.some(({ length }) => length !== blocks[0].length)
      ? blocks.map((block) => [block])
      : [blocks],
  )
  const isWhole = (rows: Block) => rows.length === 9 && cutRows(rows, cut).every(({ length }) => length === 9)
  const joined = apart.filter((blocks) => blocks.length > 1 && isWhole(blocks.flat()))
  const damaged = apart.filter((blocks) => {
    const rows = blocks.flat()
    return (blocks.length > 1 ? !isWhole(rows) : rows.length !== 9) && !isStray(rows, cut)
  })
  if (damaged.length === 0 || joined.length === 0) return apart
  return [
    ...apart.filter((blocks) => !damaged.includes(blocks) && !joined.includes(blocks)),
    [...damaged, ...joined].flat(),
  ]
}

function rowCountOf(blocks: readonly Block[]): number {
  return blocks.reduce((count, { length }) => count + length, 0)
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
