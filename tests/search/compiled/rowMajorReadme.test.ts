/** The bytes in the README of the compiled search match the code. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { rowMajorBlanks, usedDigitsOf } from '../../../src/search/compiled/rowMajor/blanks.ts'
import { ascent, descent } from '../../../src/search/compiled/rowMajor/rowMajorDepths.ts'
import { givensOfLine, PUZZLES } from '../../sudoku/puzzles.ts'

const README = readFileSync('src/search/compiled/rowMajor/README.md', 'utf8')

/** Returns the hexadecimal bytes in the comments of a code block. */
function bytesShown(block: string): readonly number[] {
  const comments = Array.from(block.matchAll(/\/\/ ((?:[0-9a-f]{2}(?: |$))+)/gm), ([, bytes]) => bytes)
  return comments
    .join(' ')
    .trim()
    .split(/ +/)
    .map((byte) => Number.parseInt(byte, 16))
}

/** Flattens code, which is bytes in lists of any depth. */
function flattened(code: unknown): readonly unknown[] {
  return Array.isArray(code) ? code.flatMap(flattened) : [code]
}

test('a depth on the way down and on the way back matches the README', () => {
  const givens = givensOfLine(PUZZLES.codewars1)
  const part = {
    givens,
    blanks: rowMajorBlanks(givens),
    givenDigits: usedDigitsOf(givens),
    extent: 'first',
    work: {},
    first: 0,
    end: 16,
  } as const
  const [down, back] = Array.from(README.matchAll(/```\n([^`]+)```/g), ([, block]) => bytesShown(block))
  expect(down).toEqual(flattened(descent(part, 1)))
  expect(back).toEqual(flattened(ascent(part, 1)))
})
