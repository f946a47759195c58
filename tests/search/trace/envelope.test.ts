import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { BUCKETS, EnvelopeBuilder } from '../../../src/search/trace/envelope.ts'

test.prop([
  fc.array(fc.integer({ min: 0, max: 81 }), { minLength: 1, maxLength: 300 }),
  fc.integer({ min: 1, max: 200 }),
])('an envelope has the lowest, the highest and the mean depth of each bucket', (pattern, times) => {
  const depths = Array.from({ length: pattern.length * times }, (_, index) => pattern[index % pattern.length])
  const builder = new EnvelopeBuilder()
  for (const depth of depths) builder.add(depth, depth, 1, depth)
  const { span, lowest, highest, mean } = builder.envelope()
  expect(lowest.length).toBeLessThanOrEqual(BUCKETS)
  expect(lowest).toHaveLength(Math.ceil(depths.length / span))
  for (let bucket = 0; bucket < lowest.length; bucket += 97) {
    const stretch = depths.slice(bucket * span, (bucket + 1) * span)
    expect([lowest[bucket], highest[bucket]]).toEqual([Math.min(...stretch), Math.max(...stretch)])
    const sum = stretch.reduce((total, depth) => total + depth, 0)
    expect(mean[bucket]).toBe(Math.round((2 * sum) / stretch.length))
  }
})

test('a partly filled bucket counts', () => {
  const builder = new EnvelopeBuilder()
  for (let event = 0; event <= BUCKETS; event++) builder.add(5, 7, 1, 6)
  expect(builder.envelope()).toMatchObject({ span: 2 })
  expect(builder.envelope().mean.at(-1)).toBe(2 * 6)
  expect(builder.envelope().highest).toHaveLength(BUCKETS / 2 + 1)
})
