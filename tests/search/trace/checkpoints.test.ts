import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { Checkpoints } from '../../../src/search/trace/checkpoints.ts'

function checkpointOf(chunk: number) {
  return {
    event: chunk,
    placements: 0,
    solutions: 0,
    work: 0,
    stack: new Uint16Array(0),
    tried: 0,
    ended: false,
  }
}

test('few checkpoints are kept for any number of chunks, and none is far from any chunk', () => {
  const checkpoints = new Checkpoints(8)
  for (let chunk = 0; chunk < 1000; chunk++)
    if (checkpoints.isDue(chunk)) checkpoints.keep(checkpointOf(chunk))
  expect(checkpoints.count).toBeLessThanOrEqual(8)
  for (let chunk = 0; chunk < 1000; chunk++) {
    const { event } = checkpoints.before(chunk)
    expect(event).toBeLessThanOrEqual(chunk)
    expect(chunk - event).toBeLessThan(1000 / 4)
  }
})

test('the checkpoint of the chunk itself is returned while all are kept', () => {
  const checkpoints = new Checkpoints(8)
  for (let chunk = 0; chunk < 8; chunk++) if (checkpoints.isDue(chunk)) checkpoints.keep(checkpointOf(chunk))
  expect([0, 3, 7].map((chunk) => checkpoints.before(chunk).event)).toEqual([0, 3, 7])
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
