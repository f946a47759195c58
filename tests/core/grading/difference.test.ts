/** The first difference of two texts that a reader would see. */
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { difference } from '../../../src/core/grading/difference.ts'

describe('The first difference', () => {
  test.each([
    ['123\n456', '123\n956', 2, 1, '4', '9'],
    ['1 2 3', '1 2 4', 1, 5, '3', '4'],
    ['123', '12', 1, 3, '3', ''],
    ['12', '123', 1, 3, '', '3'],
    ['12', ' 12', 1, 1, '1', ' '],
    ['가나다', '가나라', 1, 3, '다', '라'],
    ['😀1', '😀2', 1, 2, '1', '2'],
  ])('of %j and %j is in line %i, column %i', (expected, printed, line, column, wanted, found) => {
    expect(difference(expected, printed)).toEqual({
      line,
      column,
      expected: wanted,
      printed: found,
      isLineMissing: false,
    })
  })

  test.each([
    ['1\n2', '1', 2, '2', ''],
    ['1', '1\n2', 2, '', '2'],
    ['1', '', 1, '1', ''],
    ['', 'x', 1, '', 'x'],
    ['1\n\n2', '1\n\n2\n\n3', 4, '', ''],
  ])('of %j and %j is a line that one of them lacks', (expected, printed, line, wanted, found) => {
    expect(difference(expected, printed)).toEqual({
      line,
      column: 1,
      expected: wanted,
      printed: found,
      isLineMissing: true,
    })
  })

  test.each([
    ['', ''],
    ['1 2', '1 2'],
    ['1 2\n3', '1 2 \r\n3\n\n'],
    ['\n', '  '],
  ])('of %j and %j is none: the white space at ends does not count', (expected, printed) => {
    expect(difference(expected, printed)).toBeUndefined()
  })

  test('is at the same place from either side, and what is before it is equal', () => {
    const text = fc.string({ unit: fc.constantFrom('1', '2', ' ', '\n'), maxLength: 30 })
    fc.assert(
      fc.property(text, text, (one, other) => {
        const found = difference(one, other)
        const back = difference(other, one)
        expect([back?.line, back?.column]).toEqual([found?.line, found?.column])
        if (found === undefined) return
        const upTo = (whole: string) => {
          const lines = whole.trimEnd().split('\n').slice(0, found.line)
          return lines.map((line, index) =>
            index === found.line - 1 ? line.trimEnd().slice(0, found.column - 1) : line.trimEnd(),
          )
        }
        if (!found.isLineMissing) expect(upTo(one)).toEqual(upTo(other))
        if (!found.isLineMissing) expect(found.expected).not.toBe(found.printed)
      }),
    )
  })
})
