/** Expressions of cells in lines of programs, and their values for the variables of a call. */
import { describe, expect, test } from 'vitest'
import {
  cellExpressionsIn,
  numberOf,
  subscriptValues,
  valueIn,
} from '../../../src/runner/run/cellExpression.ts'

const VALUE_OF = valueIn(
  [
    { name: 'k', value: 4 },
    { name: 'pos.y', value: 7 },
    { name: 'cell', value: { text: '(3, 8)' } },
  ],
  [
    { name: 'k', value: 100 },
    { name: 'blanks', value: [[0, 2], [1, 5], 3, { text: '{6, 7}' }] },
  ],
)

describe('The subscripts of the assignments in a line', () => {
  test.each([
    ['board[y][x] = n', [['y', 'x']]],
    ['self.board[row + 1][col] = 0', [['row + 1', 'col']]],
    ['grid[y, x] = n', [['y', 'x']]],
    ['board[k] = n', [['k']]],
    ['board[blanks[k][0]][blanks[k][1]] = n', [['blanks[k][0]', 'blanks[k][1]']]],
    ['for (int n = 1; n <= 9; n++) { if (a[y][x] == n) continue; b[y][x] = n; }', [['y', 'x']]],
    [
      'row[y][n] = col[x][n] = True',
      [
        ['y', 'n'],
        ['x', 'n'],
      ],
    ],
    ['board[y][x] ^= n', [['y', 'x']]],
    ['if board[y][x] == n:', []],
    ['n = 1', []],
  ])('%s', (line, expected) => {
    expect(cellExpressionsIn(line).map(({ subscripts }) => subscripts.map((each) => each.trim()))).toEqual(
      expected,
    )
  })
})

describe('The value of an expression', () => {
  test.each([
    ['k', 4],
    ['k // 3 * 3 + 1', 4],
    ['(k + 5) / 9', 1],
    ['k % 3', 1],
    ['-k + 9', 5],
    ['Math.floor(k / 3)', 1],
    ['int(k / 3)', 1],
    ['(k / 3) | 0', 1],
    ['~~(k / 3)', 1],
    ['blanks[1][1]', 5],
    ['blanks[k - 2]', 3],
    ['blanks[3].second', 7],
    ['cell[0]', 3],
    ['cell.first', 3],
    ['pos.y', 7],
    ['unknown', undefined],
    ['blanks', undefined],
    ['blanks[9][0]', undefined],
    ['f(k)', undefined],
    ['k +', undefined],
    ['k / 0', undefined],
    ['', undefined],
  ])('%s is %s', (expression, value) => {
    expect(numberOf(expression, VALUE_OF)).toBe(value)
  })

  test('is missing if that of one subscript is', () => {
    expect(subscriptValues({ subscripts: ['k', 'k + 1'] }, VALUE_OF)).toEqual([4, 5])
    expect(subscriptValues({ subscripts: ['k', 'x'] }, VALUE_OF)).toBeUndefined()
  })
})
