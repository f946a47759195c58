import { gridOfRows, likenessOfRows } from './cells.ts'
import type { Claim, NamedGrid } from './format.ts'

/** The cells of one line, as a format cuts it. */
export type Cut = (line: string) => readonly string[]

/** What people leave around the grids of a judge: `Grid 01`, `Sample Input 1`, `예제 출력 1 복사`. */
const HEADING =
  /^[[(#<*\s]*(?:grid|puzzle|sudoku|case|test|sample|example|input|output|예제|입력|출력|스도쿠|정답)(?![a-z])/i

/** A text is recognised by its first rows. */
const SAMPLE_ROWS = 36

/** Less than this share of a text as it should be, and it is taken for another format, or for none. */
const LEAST_LIKENESS = 0.4

/** Consecutive lines without a blank line between them. */
type Block = string[]

/** What stands under one heading, or before the first. */
interface Section {
  readonly heading: string
  readonly blocks: Block[]
}

function sectionsOf(lines: readonly string[]): readonly Section[] {
  let section: Section = { heading: '', blocks: [[]] }
  const sections = [section]
  for (const line of lines) {
    if (line === '') section.blocks.push([])
    else if (line.length < 60 && HEADING.test(line)) {
      section = { heading: line, blocks: [[]] }
      sections.push(section)
    } else section.blocks[section.blocks.length - 1].push(line)
  }
  return sections
    .map(({ heading, blocks }) => ({ heading, blocks: blocks.filter((block) => block.length > 0) }))
    .filter(({ blocks }) => blocks.length > 0)
}

/**
 * The lines of each puzzle: nine rows, or as many as there are where the text has it wrong. Blank lines may stand
 * between any rows, but a puzzle that ends at one must have nine.
 */
function nines(blocks: readonly Block[]): readonly Block[] {
  const puzzles: Block[] = []
  let rows: Block = []
  for (const block of blocks) {
    if (rows.length > 0 && rows.length + block.length > 9) {
      puzzles.push(rows)
      rows = []
    }
    if (block.length % 9 !== 0 || rows.length > 0) rows.push(...block)
    else for (let start = 0; start < block.length; start += 9) puzzles.push(block.slice(start, start + 9))
    if (rows.length >= 9) {
      puzzles.push(rows)
      rows = []
    }
  }
  return rows.length > 0 ? [...puzzles, rows] : puzzles
}

/** The puzzles of a text that has one row on each line. Undefined if its first lines are nothing like rows. */
export function claimRows(lines: readonly string[], cut: Cut): Claim | undefined {
  const sections = sectionsOf(lines)
  const sample = sections.flatMap(({ blocks }) => blocks.flat()).slice(0, SAMPLE_ROWS)
  const likeness = likenessOfRows(sample.map(cut))
  if (likeness < LEAST_LIKENESS) return undefined

  const puzzles = sections.flatMap(({ heading, blocks }) => nines(blocks).map((rows) => ({ heading, rows })))
  const grids: NamedGrid[] = []
  for (const { heading, rows } of puzzles) {
    const label = heading === '' ? `#${grids.length + 1}` : heading
    const grid = gridOfRows(rows.map(cut))
    if (!grid.ok) {
      const error =
        puzzles.length === 1 ? grid.error : ({ code: 'in-puzzle', label, error: grid.error } as const)
      return { kind: 'fault', likeness, error }
    }
    grids.push({ label, grid: grid.value })
  }
  return { kind: 'grids', grids }
}

/** The nine rows of a grid, each as text. @param row the text of nine digits. */
export function writeRows(grid: readonly number[], row: (digits: readonly number[]) => string): string[] {
  return Array.from({ length: 9 }, (_, index) => row(grid.slice(index * 9, index * 9 + 9)))
}
