/** The place where an output stops being a valid list of lists, and the message about it. */
import { describe, expect, test } from 'vitest'
import { nestedLists } from '../../../src/sudoku/judge/checking/writing.ts'

const expected = { en: 'nine lists', ko: '리스트 9개' }
const { fault } = nestedLists('\\d', expected)
const ROW = '[5,3,4,6,7,8,9,1,2]'

describe('A list of lists is at fault', () => {
  test.each([
    ['right after a line end', `[${ROW},\nx`, { code: 'form', line: 2, found: 'x', expected }],
    ['after an indent', `[${ROW},\n  x`, { code: 'form', line: 2, found: 'x', expected }],
    ['after blank lines', `[${ROW},\n\n\nx`, { code: 'form', line: 4, found: 'x', expected }],
    ['on the line of a row', `[${ROW},\n[5,3,x]`, { code: 'form', line: 2, found: '[5,3,x]', expected }],
    [
      'right after the whole of it',
      `[${Array<string>(9).fill(ROW).join(',\n')}]\n>>>`,
      { code: 'text-around', line: 10, found: '>>>' },
    ],
  ])('%s', (_where, text, error) => {
    expect(fault(text)).toEqual(error)
  })
})
