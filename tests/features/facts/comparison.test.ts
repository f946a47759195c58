/** Costs before and after a transform, compared as far as both have been counted. */
import { describe, expect, test } from 'vitest'
import { comparison } from '../../../src/app/analysis/comparison.ts'

const exactly = (events: number) => ({ events, ended: true })
const moreThan = (events: number) => ({ events, ended: false })

describe('Compared with the present cost, another', () => {
  test.each([
    ['is so many times fewer events', exactly(10), exactly(1000), 'fewer', 100, false],
    ['is so many times more events', exactly(1000), exactly(10), 'more', 100, false],
    ['is fewer by at least as much as is known', exactly(10), moreThan(1000), 'fewer', 100, true],
    ['is more by at least as much as is known', moreThan(1000), exactly(10), 'more', 100, true],
  ] as const)('%s', (_, cost, present, kind, factor, atLeast) => {
    expect(comparison(cost, present)).toEqual({ kind, factor, atLeast })
  })

  test('may be the same', () => {
    expect(comparison(exactly(7), exactly(7))).toEqual({ kind: 'same' })
  })

  test.each([
    ['nothing is known of the present one', exactly(10), undefined],
    ['neither has been counted to the end', moreThan(10), moreThan(1000)],
    ['it may yet overtake the present one', moreThan(10), exactly(1000)],
    ['the present one may yet overtake it', exactly(1000), moreThan(10)],
    ['the present one goes on from the same number', exactly(10), moreThan(10)],
    ['there are no events to compare with', exactly(10), exactly(0)],
  ])('is not shown when %s', (_, cost, present) => {
    expect(comparison(cost, present)).toEqual({ kind: 'unknown' })
  })
})
