/** Notes move with the lines that they are about. */
import { expect, test } from 'vitest'
import { movedLine } from '../../../src/page/own/editor/movedLine.ts'

const BEFORE = 'one\ntwo\nthree\nfour'

test.each([
  ['lines are added before it', 'zero\none\ntwo\nthree\nfour', 4],
  ['lines are removed before it', 'two\nthree\nfour', 2],
  ['lines are added after it', 'one\ntwo\nthree\nthree and a half\nfour', 3],
  ['it is changed', 'one\ntwo\nthird\nfour', 3],
  ['lines are added both before and after it', 'zero\none\ntwo\nthree\nmore\nfour\nfive', 4],
  ['it and all after it are removed', 'one\ntwo', 2],
  ['all is removed', '', 1],
])('a line is found again after edits if %s', (_, after, line) => {
  expect(movedLine(BEFORE, after, 3)).toBe(line)
})

test('a line stays where it is while nothing is edited', () => {
  expect(movedLine(BEFORE, BEFORE, 4)).toBe(4)
})
