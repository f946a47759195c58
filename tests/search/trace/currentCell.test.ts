/** The current cell is the cell that a program works on, with its tried and remaining candidates. */
import { describe, expect, test } from 'vitest'
import { type DigitSet, hasDigit } from '../../../src/sudoku/candidates.ts'
import { EventKind, kindOf } from '../../../src/search/events.ts'
import { promisingNumbers } from '../../../src/search/programs/promising-numbers/strategy.ts'
import { tables } from '../../../src/search/programs/tables/strategy.ts'
import { type CurrentCell, currentCellOf } from '../../../src/search/trace/currentCell.ts'
import { openingMoment } from '../../../src/search/trace/moment.ts'
import { replay } from '../../../src/search/trace/replay.ts'
import { SearchTrace } from '../../../src/search/trace/searchTrace.ts'
import { givensOfLine, PUZZLES } from '../../sudoku/puzzles.ts'

const givens = givensOfLine(PUZZLES.codewars1)
const trace = new SearchTrace(givens, tables, 'first')
while (!trace.frontier.ended) trace.advance()
const chunk = trace.chunk(0)

function digits(set: DigitSet): string {
  return [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => hasDigit(set, digit)).join('')
}

function currentCellNotation(currentCell: CurrentCell | undefined): string {
  if (currentCell === undefined) return 'none'
  const place = `r${Math.floor(currentCell.cell / 9) + 1}c${(currentCell.cell % 9) + 1}`
  return `${place} tried ${digits(currentCell.tried)} remaining ${digits(currentCell.remaining)}`
}

function focusAfter(event: number): string {
  return currentCellNotation(currentCellOf(givens, tables, replay(givens, chunk, event)))
}

describe('The current cell', () => {
  test('is on the first blank at the start', () => {
    expect(currentCellNotation(currentCellOf(givens, tables, openingMoment(givens)))).toBe(
      'r1c3 tried  remaining 124',
    )
  })

  // The first events are r1c3=1 r1c4=2 r1c6=4 r1c7=8 r1c8=9 r1c8✗9 r1c7✗8.
  test.each([
    [1, 'r1c4 tried  remaining 26'],
    [3, 'r1c7 tried  remaining 89'],
    [5, 'r1c9 tried  remaining '],
    [6, 'r1c8 tried 9 remaining '],
    [7, 'r1c7 tried 8 remaining 9'],
  ])('after event %i is %s', (event, expected) => {
    expect(focusAfter(event)).toBe(expected)
  })

  test('is nowhere once the board is full', () => {
    expect(focusAfter(chunk.events.length)).toBe('none')
  })
})

describe('The current cell of a program that overwrites', () => {
  const overwritten = new SearchTrace(givens, promisingNumbers, 'first')
  while (!overwritten.frontier.ended) overwritten.advance()
  const first = overwritten.chunk(0)

  test('is on the cell whose digit is about to be overwritten, after the one below it was given up', () => {
    const cleared = first.events.findIndex((event) => kindOf(event) === EventKind.backtrack) + 1
    const moment = replay(givens, first, cleared)
    // The events are r1c3=1 r1c4=2 r1c6=4 r1c7=8 r1c8=9 r1c8✗9, and r1c7 still holds its 8.
    expect(currentCellNotation(currentCellOf(givens, promisingNumbers, moment))).toBe(
      'r1c7 tried 8 remaining 9',
    )
    expect(moment.board[6]).toBe(8)
  })
})
