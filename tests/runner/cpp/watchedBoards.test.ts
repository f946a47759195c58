import { expect, test } from 'vitest'
import { Board } from '../../../src/runner/cpp/board.ts'
import { GLOBAL_BASE, GRANULE_SHIFT, SHADOW } from '../../../src/runner/cpp/layout.ts'
import { MemoryViews } from '../../../src/runner/cpp/memoryViews.ts'
import { WatchedBoards, WrittenCells } from '../../../src/runner/cpp/watchedBoards.ts'

const ROW_BYTES = 36

/** Returns a board of nine rows of four-byte numbers, one after the other. */
function boardAt(address: number): Board {
  return new Board(
    Array.from({ length: 9 }, (_, row) => address + row * ROW_BYTES),
    4,
  )
}

function watch() {
  const memory = new ArrayBuffer(GLOBAL_BASE + (1 << 16))
  const views = new MemoryViews(() => memory)
  const boards = new WatchedBoards(views)
  const isReported = (address: number) => new Uint8Array(memory)[SHADOW + (address >> GRANULE_SHIFT)] === 1
  return { boards, isReported }
}

const FIRST = GLOBAL_BASE + 0x800
const LAST_CELL = FIRST + 80 * 4

test('The cells of a board are known by their addresses', () => {
  const { boards, isReported } = watch()
  const watched = boards.add(boardAt(FIRST), false)
  expect(boards.at(FIRST)).toBe(watched)
  expect(boards.cellOf(watched, LAST_CELL)).toBe(80)
  expect(boards.cellOf(watched, FIRST + 1)).toBe(-1)
  expect(boards.nextCell(FIRST + 1, FIRST + 40)).toBe(FIRST + 4)
  expect(boards.within(FIRST + 1, 3)).toEqual([])
  expect(boards.within(GLOBAL_BASE, 1 << 16)).toEqual([watched])
  expect([isReported(FIRST), isReported(LAST_CELL), isReported(GLOBAL_BASE)]).toEqual([true, true, false])
})

test('Boards are found behind pages that have none', () => {
  const { boards } = watch()
  const watched = boards.add(boardAt(FIRST + 0x3000), false)
  expect(boards.within(FIRST + 0x2000, 0x1000)).toEqual([])
  expect(boards.within(FIRST + 0x2000, 0x1001)).toEqual([watched])
})

test('The memory of a dropped copy is reported no longer, except where another board has cells', () => {
  const { boards, isReported } = watch()
  const copy = boards.add(boardAt(FIRST), true)
  const next = boards.add(boardAt(FIRST + 9 * ROW_BYTES), true)
  boards.drop(copy)
  expect(boards.at(FIRST)).toBeUndefined()
  expect(isReported(FIRST)).toBe(false)
  expect(isReported(LAST_CELL)).toBe(true)
  expect(boards.within(GLOBAL_BASE, 1 << 16)).toEqual([next])
  expect(boards.knows(copy.board)).toBe(true)
  expect(boards.add(boardAt(FIRST), true).board).toEqual(copy.board)
})

test('A board has its cells back when a copy in the same place is dropped', () => {
  const { boards, isReported } = watch()
  const kept = boards.add(boardAt(FIRST), false)
  const copy = boards.add(boardAt(FIRST + ROW_BYTES), true)
  expect(boards.cellOf(kept, FIRST + ROW_BYTES)).toBe(-1)
  boards.drop(copy)
  expect(boards.cellOf(kept, FIRST + ROW_BYTES)).toBe(9)
  expect(isReported(FIRST + ROW_BYTES)).toBe(true)
})

test('Thousands of copies that are never freed leave the older half unwatched', () => {
  const { boards } = watch()
  const kept = boards.add(boardAt(FIRST), false)
  for (let copy = 0; copy < 4000; copy++) boards.add(boardAt(FIRST + 0x1000 + (copy % 100) * 4), true)
  expect(boards.all.size).toBeLessThanOrEqual(3001)
  expect(boards.at(FIRST)).toBe(kept)
})

test('Written cells are counted once', () => {
  const cells = new WrittenCells(true)
  cells.delete(3)
  cells.delete(3)
  expect(cells.areAll).toBe(false)
  cells.add(3)
  cells.add(3)
  expect(cells.areAll).toBe(true)
  const rows = WrittenCells.rows(8)
  for (let cell = 72; cell < 81; cell++) {
    expect(rows.areAll).toBe(false)
    rows.add(cell)
  }
  expect(rows.areAll).toBe(true)
})
