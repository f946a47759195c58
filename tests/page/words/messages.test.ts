/** Conflicts are described in both languages, and Korean particles fit the numbers before them. */
import { describe, expect, test } from 'vitest'
import { conflicts } from '../../../src/sudoku/conflicts.ts'
import { gridOfLine } from '../../../src/sudoku/grid.ts'
import { withJosa } from '../../../src/i18n/josa.ts'
import { en } from '../../../src/page/words/en.ts'
import { ko } from '../../../src/page/words/ko.ts'

const inRow3 = conflicts(gridOfLine('0'.repeat(18) + '500000005' + '0'.repeat(54)))

describe('A conflict is described', () => {
  test('in English', () => {
    expect(en.alert.conflicts(inRow3)).toBe('Conflict: row 3 has two 5s')
  })

  test('in Korean', () => {
    expect(ko.alert.conflicts(inRow3)).toBe('충돌: 3행에 5가 2개 있습니다')
  })

  test('with the number of others, when there are many', () => {
    const many = conflicts(gridOfLine('1111' + '0'.repeat(77)))
    expect(many).toHaveLength(2)
    const more = conflicts(gridOfLine('112233' + '0'.repeat(75)))
    expect(en.alert.conflicts(more)).toMatch(/^Conflict: row 1 has two 1s, row 1 has two 2s, and \d more$/)
  })
})

test.each([
  [0, '0이'],
  [2, '2가'],
  [3, '3이'],
  [9, '9가'],
  [16, '16이'],
])('the particle after %i follows its sound: %s', (figure, expected) => {
  expect(withJosa(figure, '이/가')).toBe(expected)
})
