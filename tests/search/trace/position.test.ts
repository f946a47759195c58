/** Positions, pairs of an event and a fine step (program line) after it: their order, limits and notation. */
import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import {
  END,
  positionAt,
  positionNotation,
  positionOfNotation,
  positionOrder,
  positionWithin,
  samePosition,
  START,
} from '../../../src/search/trace/position.ts'

const positions = fc.record({
  event: fc.oneof(fc.nat(20), fc.nat(Number.MAX_SAFE_INTEGER)),
  step: fc.oneof(fc.nat(20), fc.nat(10_000)),
})

describe('Positions', () => {
  test('are ordered by event, and by fine step after one event', () => {
    const ordered = [
      START,
      { event: 0, step: 1 },
      { event: 0, step: 2 },
      positionAt(1),
      { event: 10, step: 0 },
    ]
    expect([...ordered, END].toReversed().toSorted(positionOrder)).toEqual([...ordered, END])
  })

  property.prop([positions, positions])('are the same if neither precedes the other', (one, other) => {
    expect(Math.sign(positionOrder(one, other))).toBe(-Math.sign(positionOrder(other, one)) + 0)
    expect(samePosition(one, other)).toBe(one.event === other.event && one.step === other.step)
  })

  test('at the end that is not known yet are the same', () => {
    expect(samePosition(END, { ...END })).toBe(true)
  })

  test('are clamped to the last event of a trace, and lose their fine steps only beyond it', () => {
    expect(positionWithin(END, 262)).toEqual({ event: 262, step: 0 })
    expect(positionWithin({ event: 263, step: 4 }, 262)).toEqual({ event: 262, step: 0 })
    expect(positionWithin({ event: 262, step: 4 }, 262)).toEqual({ event: 262, step: 4 })
    expect(positionWithin({ event: 7, step: 4 }, 262)).toEqual({ event: 7, step: 4 })
    expect(positionWithin({ event: -1, step: 4 }, 262)).toEqual(START)
  })
})

describe('The notation of a position', () => {
  test.each([
    ['0', 0, 0],
    ['41207', 41_207, 0],
    ['41207.3', 41_207, 3],
    ['41207.30', 41_207, 30],
  ])('%s is event %i and fine step %i', (notation, event, step) => {
    expect(positionNotation({ event, step })).toBe(notation)
    expect(positionOfNotation(notation)).toEqual({ event, step })
  })

  property.prop([positions])('is read back as the position that it was written for', (position) => {
    expect(positionOfNotation(positionNotation(position))).toEqual(position)
  })

  test.each(['', '.', '.3', '3.', '-1', '+1', '1e3', '1.2.3', ' 1', 'Infinity', '9007199254740992', '1,5'])(
    '%j is not a position',
    (text) => {
      expect(positionOfNotation(text)).toBeUndefined()
    },
  )
})
