/**
 * The recommended transform of a puzzle is the one with the fewest events of those that were counted completely, if it
 * at least halves the events.
 */
import { fc, test } from '@fast-check/vitest'
import { expect, test as it } from 'vitest'
import { cheapestTransform } from '../../../src/search/costs/transformCosts.ts'

const costs = fc.array(
  fc.record({ transform: fc.string(), events: fc.integer({ min: 1, max: 1000 }), ended: fc.boolean() }),
  { maxLength: 8 },
)

test.prop([fc.integer({ min: 1, max: 1000 }), fc.boolean(), costs])(
  'no other completely counted transform takes fewer events, and none is recommended unless it halves the cost',
  (events, ended, counted) => {
    const least = Math.min(...counted.flatMap((cost) => (cost.ended ? [cost.events] : [])))
    const advised = cheapestTransform({ events, ended }, counted)
    if (events < 2 * least) expect(advised).toBeUndefined()
    else expect(advised?.factor).toBe(events / least)
  },
)

it('it is recommended by its id', () => {
  const counted = [
    { transform: 'transpose', events: 900, ended: true },
    { transform: 'rotate-180', events: 250, ended: true },
    { transform: 'rotate-90', events: 100, ended: false },
  ]
  expect(cheapestTransform({ events: 1000, ended: false }, counted)).toEqual({
    transform: 'rotate-180',
    factor: 4,
  })
})
