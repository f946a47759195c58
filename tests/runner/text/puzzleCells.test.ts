/** What a called function takes for a blank is told by what the program asks of elements of lists. */
import { describe, expect, test } from 'vitest'
import { likelyCells, type PuzzleCells } from '../../../src/runner/text/puzzleCells.ts'

const ASKED: readonly (readonly [source: string, usual: PuzzleCells, first: PuzzleCells])[] = [
  ['if board[r][c] == 0:', 'numbers', 'numbers'],
  ['if grid[i][j] == 0:', 'characters', 'numbers'],
  ['if not grid[i][j]:', 'characters', 'numbers'],
  ["if board[r][c] == '.':", 'numbers', 'characters'],
  ["if (board[r][c] !== '.') continue", 'characters', 'characters'],
  ['if (board[r][c] === null) {', 'numbers', 'nulls'],
  ['if board[r][c] is None:', 'numbers', 'nulls'],
  ['if puzzle[r][c] == -1:', 'numbers', 'minus-ones'],
  ['if board[r][c] == "0":', 'characters', 'zeros'],
  ['if board[r][c] == " ":', 'characters', 'spaces'],
  ['if (board[r][c] === "") {', 'characters', 'empty-texts'],
  ['board[r][c] = n', 'characters', 'characters'],
  ['board[r][c] = n', 'numbers', 'numbers'],
]

describe('The first guess', () => {
  test.each(ASKED)('for “%s”, where the signature suggests %s, is %s', (source, usual, first) => {
    expect(likelyCells(source, usual)[0]).toBe(first)
  })

  test('for a remainder is not a blank', () => {
    expect(likelyCells('if (k % 9 === 0) row++', 'characters')[0]).toBe('characters')
  })
})

test('numbers and characters are always among the guesses, other blanks only where the program asks for them', () => {
  expect(likelyCells('board[r][c] = n', 'numbers').toSorted()).toEqual(['characters', 'numbers'])
  expect(likelyCells('if (x === null) return', 'numbers').toSorted()).toEqual([
    'characters',
    'nulls',
    'numbers',
  ])
  expect(likelyCells('s[r * 9 + c]', 'one-line')).toEqual(['one-line', 'one-line-dots'])
})
