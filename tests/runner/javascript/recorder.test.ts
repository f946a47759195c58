/**
 * The recorder tells writes to the cells of a board from writes to its border (an unused row and column), and notices
 * missed writes.
 */
import { expect, test } from 'vitest'
import { strictDigit } from '../../../src/runner/javascript/realm/boards.ts'
import { SITE } from '../../../src/runner/javascript/realm/eventLog.ts'
import { makeRecorder } from '../../../src/runner/javascript/realm/recorder.ts'
import { PUZZLES } from '../../sudoku/puzzles.ts'

const GIVENS = Array.from(PUZZLES.codewars1, (cell) => (cell === '.' ? 0 : Number(cell)))

/** Starts the recorder of a program that counts rows and columns from 1, and writes 4 to the third cell. */
function startedRecorder() {
  let mistakes = 0
  const recorder = makeRecorder({
    givens: GIVENS,
    sites: 5,
    isNarrowing: false,
    isByLines: false,
    takePart: () => 64,
    mistaken: () => mistakes++,
  })
  const board = Array.from({ length: 10 }, (_, row) =>
    Array.from({ length: 10 }, (_, column) => (row * column === 0 ? 0 : GIVENS[row * 9 + column - 10])),
  )
  /** Writes as a store in the program's source does, which notifies the recorder. */
  function write(row: number, column: number, value: number, site: number): void {
    board[row][column] = value
    recorder.wroteIn(board, row, column, site * SITE)
  }
  write(1, 3, 4, 1)
  expect(recorder.events()).toBe(1)
  return { recorder, board, write, mistakes: () => mistakes }
}

test('Writes to cells are events with the site that made them, those to the border are not', () => {
  const { recorder, write, mistakes } = startedRecorder()
  write(1, 0, 7, 2)
  write(0, 5, 7, 2)
  write(1, 4, 6, 3)
  write(1, 4, 6, 3)
  recorder.end()
  expect(Array.from(recorder.log.subarray(0, recorder.events()))).toEqual([
    1 * SITE + 2 * 16 + 4,
    3 * SITE + 3 * 16 + 6,
  ])
  expect([recorder.reported().mistaken, mistakes()]).toEqual([false, 0])
})

test('A missed write counts as an error, not as a write to the border', () => {
  const { recorder, board, write, mistakes } = startedRecorder()
  board[2][2] = 7
  write(1, 0, 7, 2)
  write(0, 5, 7, 2)
  expect(recorder.events()).toBe(1)
  recorder.end()
  expect([recorder.reported().mistaken, mistakes()]).toEqual([true, 1])
})

test.each(['x', '#', '?', -1])('%s may stand for a blank', (blank) => {
  expect(strictDigit(blank)).toBe(0)
})
