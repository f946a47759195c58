/** Joins boards that are printed a few columns at a time, as wide matrices are by MATLAB and Octave, or in tall cells. */
import { isRule, LONGEST_ROW } from '../formats/parsing/rules.ts'

/** The heading of some columns: `Columns 1 through 5`, `Column 9:`. */
const HEADING = /^ *columns? +([1-9])(?: +(?:through|to|and|-) +([1-9]))?:? *$/i

interface Block {
  /** The first and the last of its columns, from 1. */
  readonly first: number
  readonly last: number
  readonly rows: readonly string[]
  /** Index of the line behind its rows. */
  readonly end: number
}

/** Returns all lines, with nine whole rows in place of blocks of columns; undefined if there are no such blocks. */
export function withJoinedBlocks(lines: readonly string[]): readonly string[] | undefined {
  const joined: string[] = []
  let end = 0
  for (const [start, line] of lines.entries()) {
    if (start < end || !HEADING.test(line)) continue
    const blocks = blocksFrom(lines, start)
    if (blocks === undefined) continue
    const [{ rows }] = blocks
    joined.push(...lines.slice(end, start))
    joined.push(...rows.map((_, row) => blocks.map((block) => block.rows[row].trim()).join(' ')))
    end = blocks[blocks.length - 1].end
  }
  return end === 0 ? undefined : [...joined, ...lines.slice(end)]
}

/** Returns the blocks of a board, of which the first has its heading on a line; undefined if some are not whole. */
function blocksFrom(lines: readonly string[], start: number): readonly Block[] | undefined {
  const blocks: Block[] = []
  let next = start
  for (let column = 1; column <= 9; ) {
    const block = blockAt(lines, next)
    if (block?.first !== column) return undefined
    blocks.push(block)
    column = block.last + 1
    next = nextFilled(lines, block.end)
  }
  return blocks
}

function blockAt(lines: readonly string[], start: number): Block | undefined {
  const [, first, last = first] = HEADING.exec(lines[start] ?? '') ?? []
  if (first === undefined) return undefined
  const top = nextFilled(lines, start + 1)
  const end = top + 9
  const rows = lines.slice(top, end)
  const width = Number(last) - Number(first) + 1
  const isWhole =
    rows.length === 9 &&
    rows.every((row) => row.length <= LONGEST_ROW && row.trim().split(/\s+/).length === width) &&
    (lines[end] ?? '').trim() === ''
  return isWhole ? { first: Number(first), last: Number(last), rows, end } : undefined
}

function nextFilled(lines: readonly string[], start: number): number {
  let index = start
  while (index < lines.length && lines[index].trim() === '') index++
  return index
}

/** A line of bars without cells. */
const EMPTY = /^\s*\|(?:[ \t]*\|)+\s*$/

/** Removes the empty lines above and below the rows of cells that are three lines tall, between rules. */
export function withFlatCells(lines: readonly string[]): readonly string[] {
  const isEmpty = lines.map((line) => line.length <= LONGEST_ROW && EMPTY.test(line))
  const isEdge = (index: number, step: number) =>
    isEmpty[index] &&
    isEmpty[index + 2 * step] &&
    isRule(lines[index - step] ?? '') &&
    isRule(lines[index + 3 * step] ?? '')
  const isRemoved = isEmpty.map((_, index) => isEdge(index, 1) || isEdge(index, -1))
  return isRemoved.filter((isOne) => isOne).length < 18
    ? lines
    : lines.filter((_, index) => !isRemoved[index])
}
