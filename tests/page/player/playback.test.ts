/** The speeds of playback, and the advance of the playhead from frame to frame. */
import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { advance } from '../../../src/page/player/advance.ts'
import { RATES } from '../../../src/page/player/playback.ts'

const rates = fc.constantFrom(...RATES)
const frames = fc.array(fc.double({ min: 0, max: 50, noNaN: true }), { maxLength: 100 })

test.prop([frames, rates])(
  'the same number of events passes however time is divided into frames',
  (elapsed, rate) => {
    const start = { event: 0, fraction: 0 }
    const total = elapsed.reduce((sum, ms) => sum + ms, 0)
    const cut = elapsed.reduce((playhead, ms) => advance(playhead, ms, rate, 1e12), start)
    const whole = advance(start, total, rate, 1e12)
    // Sums of fractions differ in their last bits.
    expect(Math.abs(cut.event + cut.fraction - whole.event - whole.fraction)).toBeLessThan(1e-3)
  },
)

test('a playhead that waits at the end of a growing trace does not accumulate time', () => {
  const waiting = advance({ event: 95, fraction: 0 }, 10_000, 10, 100)
  expect(waiting).toEqual({ event: 100, fraction: 0 })
})

test('the speeds range from one event a second to a hundred million: each at most doubles, and ten times each is a speed too', () => {
  const [slowest, fastest] = [RATES[0], RATES.at(-1)]
  expect([slowest, fastest]).toEqual([1, 100_000_000])
  for (const [index, rate] of RATES.entries()) {
    if (index > 0) expect(rate / RATES[index - 1]).toBeGreaterThan(1)
    if (index > 0) expect(rate / RATES[index - 1]).toBeLessThanOrEqual(2)
    if (rate < 100_000_000) expect(RATES).toContain(Math.min(rate * 10, 100_000_000))
  }
})
