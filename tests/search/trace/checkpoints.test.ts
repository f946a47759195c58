import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { Checkpoints } from '../../../src/search/trace/checkpoints.ts'

function checkpointOf(page: number) {
  return {
    event: page,
    placements: 0,
    solutions: 0,
    work: 0,
    stack: new Uint16Array(0),
    tried: 0,
    ended: false,
  }
}

test('few checkpoints are kept for any number of pages, and none is far from any page', () => {
  const checkpoints = new Checkpoints(8)
  for (let page = 0; page < 1000; page++) if (checkpoints.isDue(page)) checkpoints.keep(checkpointOf(page))
  expect(checkpoints.count).toBeLessThanOrEqual(8)
  for (let page = 0; page < 1000; page++) {
    const { event } = checkpoints.before(page)
    expect(event).toBeLessThanOrEqual(page)
    expect(page - event).toBeLessThan(1000 / 4)
  }
})

test('the checkpoint of the page itself is returned while all are kept', () => {
  const checkpoints = new Checkpoints(8)
  for (let page = 0; page < 8; page++) if (checkpoints.isDue(page)) checkpoints.keep(checkpointOf(page))
  expect([0, 3, 7].map((page) => checkpoints.before(page).event)).toEqual([0, 3, 7])
  expect(() => checkpoints.before(8)).toThrow(RangeError)
})

test.prop([
  fc.array(
    fc.record({
      event: fc.nat(Number.MAX_SAFE_INTEGER),
      placements: fc.nat(Number.MAX_SAFE_INTEGER),
      solutions: fc.nat(),
      work: fc.nat(Number.MAX_SAFE_INTEGER),
      ended: fc.boolean(),
      stack: fc.uint16Array({ maxLength: 81 }),
      tried: fc.integer({ min: 0, max: 9 }),
    }),
    { minLength: 1, maxLength: 9 },
  ),
])('a checkpoint is returned unchanged', (kept) => {
  const checkpoints = new Checkpoints(8)
  for (const checkpoint of kept) checkpoints.keep(checkpoint)
  expect(checkpoints.before(0)).toEqual(kept[0])
  const last = kept.length < 9 ? kept.length - 1 : 8
  expect(checkpoints.before(last)).toEqual(kept[last])
})
