/** A board is found anywhere in a program's memory, for any layout of cells and rows, without false positives. */
import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { BoardFinder } from '../../../src/runner/cpp/boardFinder.ts'
import { GLOBAL_BASE, STACK_BYTES } from '../../../src/runner/cpp/layout.ts'
import { MemoryViews } from '../../../src/runner/cpp/memoryViews.ts'
import { givensOfLine, PUZZLES } from '../../sudoku/puzzles.ts'
import { cases } from '../../thorough.ts'

const givens = Uint8Array.from(givensOfLine(PUZZLES.codewars1))
const MEMORY = new ArrayBuffer(GLOBAL_BASE + (1 << 17))
/** More bytes than any of the boards takes, with the gaps between its rows. */
const ROOM_BYTES = 1 << 14

/**
 * Layouts of cells: `bytes` per digit, `step` from cell to cell in units of `bytes`, and `zero`, stored for digit 0.
 */
const LAYOUTS = [
  { name: 'int', bytes: 4, step: 1, zero: 0 },
  { name: 'char', bytes: 1, step: 1, zero: 0 },
  { name: 'characters', bytes: 1, step: 1, zero: 48 },
  { name: 'short', bytes: 2, step: 1, zero: 0 },
  { name: 'long long', bytes: 4, step: 2, zero: 0 },
  { name: 'a struct of three int', bytes: 4, step: 3, zero: 0 },
] as const

type Layout = (typeof LAYOUTS)[number]

/** A digit for each cell; 0 leaves the cell blank. Only the digits for blanks of the puzzle are used. */
const filled = fc.array(fc.nat({ max: 9 }), { minLength: 81, maxLength: 81 })
/** Addresses of a board's first cell: on the stack, or among the global variables. */
const starts = fc.oneof(
  fc.nat({ max: 1 << 12 }).map((word) => STACK_BYTES - ROOM_BYTES * 2 + word * 4),
  fc.nat({ max: 1 << 12 }).map((word) => GLOBAL_BASE + word * 4),
)

function write(address: number, { bytes, zero }: Layout, digit: number): void {
  const value = digit + zero
  if (bytes === 1) new Uint8Array(MEMORY)[address] = value
  else if (bytes === 2) new Int16Array(MEMORY)[address >> 1] = value
  else new Int32Array(MEMORY)[address >> 2] = value
}

/** Returns the addresses of a row's cells. @param row address of the first cell */
const cellsOf = (row: number, { bytes, step }: Layout) =>
  Array.from({ length: 9 }, (_, column) => row + column * step * bytes)

/** Returns the cell addresses of all boards that are found. */
function boardsFound(stackPointer = STACK_BYTES - ROOM_BYTES * 3): readonly (readonly number[])[] {
  const finder = new BoardFinder(givens, new MemoryViews(() => MEMORY))
  const boards = finder.found(stackPointer, [])
  return boards.map((board) => Array.from(givens, (_, cell) => board.addressOf(cell)))
}

/** Returns the digits of a board: the givens and, in the blanks of the puzzle, these digits. */
const digitsOf = (blanks: readonly number[]) => blanks.map((digit, cell) => givens[cell] || digit)

function clearMemory(): void {
  new Uint8Array(MEMORY).fill(0)
}

describe.each(LAYOUTS)('A board of $name', (layout) => {
  test.prop([filled, starts, fc.nat({ max: 120 })], { numRuns: cases(20) })(
    'is found with its rows equally spaced, and no longer once a given changes',
    (blanks, start, gap) => {
      clearMemory()
      const apart = (9 * layout.step + gap) * layout.bytes
      const cells = Array.from({ length: 9 }, (_, row) => cellsOf(start + row * apart, layout)).flat()
      digitsOf(blanks).forEach((digit, cell) => write(cells[cell], layout, digit))
      expect(boardsFound()).toContainEqual(cells)
      // Memory of the stack below the stack pointer is no longer the program's.
      expect(boardsFound(start + apart * 9).some(([first]) => first === start)).toBe(start >= GLOBAL_BASE)
      const given = givens.findLastIndex((digit) => digit > 0)
      write(cells[given], layout, (givens[given] % 9) + 1)
      expect(boardsFound()).not.toContainEqual(cells)
    },
  )
})

describe.each(LAYOUTS.filter(({ step }) => step === 1))('A board of $name with scattered rows', (layout) => {
  test.prop([filled, fc.shuffledSubarray([...Array(9).keys()], { minLength: 9 }), fc.constantFrom(1, 3)], {
    numRuns: cases(12),
  })('is found by pointers to its rows, like those of vectors, from 0 or from 1', (blanks, order, step) => {
    const words = new Int32Array(MEMORY)
    for (const first of [0, 1]) {
      clearMemory()
      // The rows have pairwise different distances.
      const rows = order.map((place) => GLOBAL_BASE + 4096 + place * 256 + place * place * 16)
      const cells = rows.flatMap((row) => cellsOf(row + first * layout.bytes, layout))
      digitsOf(blanks).forEach((digit, cell) => write(cells[cell], layout, digit))
      rows.forEach((row, index) => (words[GLOBAL_BASE / 4 + 100 + index * step] = row))
      expect(boardsFound()).toContainEqual(cells)
      words[GLOBAL_BASE / 4 + 100 + 8 * step] += 4
      expect(boardsFound()).not.toContainEqual(cells)
    }
  })
})

test.each([
  { blank: 'x', layout: LAYOUTS[2] },
  { blank: '#', layout: LAYOUTS[2] },
  { blank: '?', layout: LAYOUTS[2] },
  { blank: -1, layout: LAYOUTS[0] },
  { blank: -1, layout: LAYOUTS[1] },
  { blank: -1, layout: LAYOUTS[3] },
])(
  'A board of $layout.name with $blank for blanks is found, and its blanks read as 0',
  ({ blank, layout }) => {
    clearMemory()
    const start = GLOBAL_BASE + 4096
    const code = typeof blank === 'string' ? blank.charCodeAt(0) - layout.zero : blank
    const cells = Array.from({ length: 9 }, (_, row) =>
      cellsOf(start + row * 9 * layout.bytes, layout),
    ).flat()
    givens.forEach((digit, cell) => write(cells[cell], layout, digit || code))
    const views = new MemoryViews(() => MEMORY)
    const [board] = new BoardFinder(givens, views).found(STACK_BYTES, [])
    expect(board.digits(views)).toEqual(givens)
  },
)

test('Copies of a board that lie one after the other are boards, and not what their rows are together', () => {
  clearMemory()
  const characters = LAYOUTS[2]
  const copies = Array.from({ length: 9 }, (_, copy) =>
    Array.from({ length: 9 }, (_, row) =>
      cellsOf(GLOBAL_BASE + 4096 + copy * 112 + row * 12, characters),
    ).flat(),
  )
  for (const cells of copies) givens.forEach((digit, cell) => write(cells[cell], characters, digit))
  expect(boardsFound()).toEqual(copies)
})
