/** Calls of a program's function: finding it by name, the board passed in, and the answer as nine lines. */
import { describe, expect, test } from 'vitest'
import { boardOf, functionNamed, written } from '../../../src/runner/javascript/realm/calling.ts'
import { PUZZLES } from '../../sudoku/puzzles.ts'

const GIVENS = Array.from(PUZZLES.codewars1, (cell) => (cell === '.' ? 0 : Number(cell)))
const ROWS = Array.from({ length: 9 }, (_, row) => GIVENS.slice(row * 9, row * 9 + 9))
const LINES = ROWS.map((row) => row.join(' ')).join('\n')

/** Names squares as chess does: rows A to I, columns 1 to 9. Lists the last first. */
function bySquare(cells: readonly number[]): Record<string, string> {
  const named = cells.map((digit, cell) => [
    `${'ABCDEFGHI'[Math.floor(cell / 9)]}${1 + (cell % 9)}`,
    `${digit}`,
  ])
  return Object.fromEntries(named.toReversed())
}

describe('The board that a function is called with', () => {
  test('is nine rows of numbers with 0 for a blank, or of characters with a dot', () => {
    expect(boardOf(GIVENS, 'numbers')).toEqual(ROWS)
    const characters = ROWS.map((row) => row.map((digit) => (digit === 0 ? '.' : `${digit}`)))
    expect(boardOf(GIVENS, 'characters')).toEqual(characters)
  })

  test('may be one text, with 0 or a dot for a blank', () => {
    expect(boardOf(GIVENS, 'one-line')).toBe(GIVENS.join(''))
    expect(boardOf(GIVENS, 'one-line-dots')).toBe(GIVENS.join('').replaceAll('0', '.'))
  })
})

describe('The answer', () => {
  const other = boardOf(GIVENS.toReversed(), 'numbers')

  test.each([
    { form: 'rows of numbers', returned: ROWS },
    { form: 'rows of characters', returned: boardOf(GIVENS, 'characters') },
    { form: 'rows of text', returned: ROWS.map((row) => row.join('')) },
    { form: 'one list', returned: GIVENS },
    { form: 'one text', returned: GIVENS.join('') },
    { form: 'an object by squares', returned: bySquare(GIVENS) },
  ])('is what was returned, in $form', ({ returned }) => {
    expect(written(returned, other)).toBe(LINES)
  })

  test.each([
    { form: 'nothing', returned: undefined },
    { form: 'true', returned: true },
    { form: 'eight rows', returned: ROWS.slice(1) },
    { form: 'ten rows', returned: [...ROWS, ROWS[0]] },
    { form: 'a row that is short', returned: ROWS.with(8, ROWS[8].slice(1)) },
    { form: 'nine numbers', returned: ROWS[0] },
    { form: 'eighty digits', returned: GIVENS.slice(1) },
  ])('is the board passed in when $form is returned', ({ returned }) => {
    expect(written(returned, boardOf(GIVENS, 'numbers'))).toBe(LINES)
  })

  test('has 0 for each non-digit', () => {
    const odd = [10, -1, 2.5, 'x', undefined, null, '', 9, '1']
    expect(written([odd, ...ROWS.slice(1)], other).split('\n')[0]).toBe('0 0 0 0 0 0 0 9 1')
  })
})

describe('The function of a name', () => {
  const solve = (board: unknown) => board

  test('is the program’s value of that name, or its export', () => {
    expect(functionNamed('solve', () => solve, undefined)).toBe(solve)
    expect(functionNamed('solve', undefined, { solve })).toBe(solve)
    expect(functionNamed('solve', () => undefined, { solve })).toBe(solve)
    expect(functionNamed('module.exports', undefined, solve)).toBe(solve)
  })

  test('is a method of an instance, or of the class itself', () => {
    class Solution {
      readonly made = [2]
      static solve(board: unknown) {
        return [1, board]
      }
      solveSudoku(board: unknown) {
        return [...this.made, board]
      }
    }
    expect(functionNamed('Solution.solveSudoku', () => Solution, undefined)?.('board')).toEqual([2, 'board'])
    expect(functionNamed('Solution.solve', undefined, { Solution })?.('board')).toEqual([1, 'board'])
  })

  test('is undefined when there is no function', () => {
    expect(functionNamed('module.exports', undefined, { solve })).toBeUndefined()
    expect(functionNamed('solve', () => 3, undefined)).toBeUndefined()
    expect(functionNamed('solve', undefined, undefined)).toBeUndefined()
    expect(functionNamed('Solution.solve', () => ({ solve }), undefined)).toBeUndefined()
    expect(functionNamed('Solution.solve', () => Map, undefined)).toBeUndefined()
  })
})
