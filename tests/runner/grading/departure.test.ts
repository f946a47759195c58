/** The event at which a search leaves its solution for good. */
import { expect, test } from 'vitest'
import { givensOf } from '../../../src/sudoku/givens.ts'
import { gridOfLine } from '../../../src/sudoku/grid.ts'
import { departureEvent } from '../../../src/runner/grading/departure.ts'
import { PUZZLES } from '../../sudoku/puzzles.ts'

const solution = gridOfLine(PUZZLES.solved.replaceAll(/\s/g, ''))
const puzzle = solution.with(0, 0).with(1, 0)
const checked = givensOf(puzzle)
const [first, second] = solution

/** @param text writes as `cell=digit`, separated by spaces */
function departureOf(text: string): number | undefined {
  const writes = text
    .split(' ')
    .filter(Boolean)
    .map((write) => {
      const [cell, digit] = write.split('=').map(Number)
      return { cell, digit }
    })
  return checked.ok ? departureEvent(checked.value, writes, solution) : expect.unreachable()
}

test('a right search never leaves', () => {
  expect(departureOf(`0=${first} 1=${second}`)).toBeUndefined()
  expect(departureOf(`0=${second} 0=0 0=${first} 1=${second}`)).toBeUndefined()
  expect(departureOf('')).toBeUndefined()
})

test('a wrong digit that stays is where it leaves', () => {
  expect(departureOf(`0=${first} 1=${first}`)).toBe(2)
  expect(departureOf(`0=${second} 1=${first}`)).toBe(1)
})

test('a digit that was removed again does not count', () => {
  expect(departureOf(`0=${second} 0=0 1=${first} 1=0 0=${second}`)).toBe(5)
})
