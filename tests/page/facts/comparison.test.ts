/** Compares the costs of a search before and after a transform of the puzzle, even if one is not counted to the end. */
import { describe, expect, test } from 'vitest'
import { comparison } from '../../../src/page/facts/comparison.ts'

const finishedCost = (events: number) => ({ events, ended: true })
const unfinishedCost = (events: number) => ({ events, ended: false })

describe('Compared with the present cost, another', () => {
  test.each([
    ['is so many times fewer events', finishedCost(10), finishedCost(1000), 'fewer', 100, false],
    ['is so many times more events', finishedCost(1000), finishedCost(10), 'more', 100, false],
    ['is fewer by at least as much as is known', finishedCost(10), unfinishedCost(1000), 'fewer', 100, true],
    ['is more by at least as much as is known', unfinishedCost(1000), finishedCost(10), 'more', 100, true],
  ] as const)('%s', (_, cost, present, kind, factor, atLeast) => {
    expect(comparison(cost, present)).toEqual({ kind, factor, atLeast })
  })

  test('may be the same', () => {
    expect(comparison(finishedCost(7), finishedCost(7))).toEqual({ kind: 'same' })
  })

  test.each([
    ['nothing is known of the present one', finishedCost(10), undefined],
    ['neither has been counted to the end', unfinishedCost(10), unfinishedCost(1000)],
    ['it may yet overtake the present one', unfinishedCost(10), finishedCost(1000)],
    ['the present one may yet overtake it', finishedCost(1000), unfinishedCost(10)],
    ['the present one goes on from the same number', finishedCost(10), unfinishedCost(10)],
    ['there are no events to compare with', finishedCost(10), finishedCost(0)],
  ])('is not shown when %s', (_, cost, present) => {
    expect(comparison(cost, present)).toEqual({ kind: 'unknown' })
  })
})
