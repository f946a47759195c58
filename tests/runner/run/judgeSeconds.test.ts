/** Invariants of the estimated seconds of a user's own program on the reference machine, and verdicts on estimates. */
import { describe, expect, test } from 'vitest'
import { judgeSeconds, MEASURED_OWN, type TimedRun } from '../../../src/runner/run/judgeSeconds.ts'
import { verdictOfRange } from '../../../src/search/seconds/secondsRange.ts'

const RUN: TimedRun = {
  recordedMs: 8000,
  events: 300_000,
  isLight: true,
  plainMs: undefined,
  mostMs: 3000,
  referenceMs: 60,
  slowReferenceMs: 66,
}

/** The same run in a browser that is slower or faster by `factor`. */
function runInBrowser(factor: number, run: TimedRun): TimedRun {
  return {
    ...run,
    recordedMs: run.recordedMs * factor,
    plainMs: run.plainMs === undefined ? undefined : run.plainMs * factor,
    mostMs: run.mostMs * factor,
    referenceMs: run.referenceMs * factor,
    slowReferenceMs: run.slowReferenceMs * factor,
  }
}

const RUNS: readonly (readonly [name: string, run: TimedRun])[] = [
  ['that was run plainly as well', { ...RUN, plainMs: 2500 }],
  ['that was too long for that', RUN],
  ['of which recording took who knows how long', { ...RUN, isLight: false }],
]

describe('The seconds of a program', () => {
  test.each(RUNS)('%s, do not depend on the speed of the browser', (_, run) => {
    const { low, high } = judgeSeconds(run)
    for (const factor of [0.2, 3, 17]) {
      const elsewhere = judgeSeconds(runInBrowser(factor, run))
      expect(elsewhere.low).toBeCloseTo(low, 9)
      expect(elsewhere.high).toBeCloseTo(high, 9)
    }
  })

  test.each(RUNS)('%s, are an ordered range, and more than an empty program takes', (_, run) => {
    const { low, high } = judgeSeconds(run)
    expect(low).toBeLessThan(high)
    expect(low * (1 + MEASURED_OWN.less)).toBeGreaterThan(MEASURED_OWN.start)
  })

  test('grow with the seconds here', () => {
    const times = [0, 1, 50, 900, 3000].map((plainMs) => judgeSeconds({ ...RUN, plainMs }))
    expect(times.toSorted((a, b) => a.low - b.low)).toEqual(times)
    expect(times.toSorted((a, b) => a.high - b.high)).toEqual(times)
    const longer = [4000, 8000, 20_000].map((recordedMs) => judgeSeconds({ ...RUN, recordedMs }))
    expect(longer.toSorted((a, b) => a.low - b.low)).toEqual(longer)
    expect(longer.toSorted((a, b) => a.high - b.high)).toEqual(longer)
  })

  test('of a run too long to be repeated unrecorded cover all possible unrecorded times', () => {
    const { low, high } = judgeSeconds(RUN)
    const shortest = RUN.recordedMs - RUN.events * MEASURED_OWN.eventShare * RUN.referenceMs
    for (const plainMs of [shortest, 7900, 8000]) {
      const plain = judgeSeconds({ ...RUN, plainMs })
      expect(plain.low).toBeGreaterThanOrEqual(low)
      expect(plain.high).toBeLessThanOrEqual(high)
    }
  })

  test('of such a run are less certain the busier the machine was', () => {
    const [calm, busy] = [60, 150].map((slowReferenceMs) => judgeSeconds({ ...RUN, slowReferenceMs }))
    expect(busy.low).toBeLessThan(calm.low)
    expect(busy.high).toBe(calm.high)
  })
})

describe('Before a limit of 5 s, a range', () => {
  test.each([
    [{ low: 1, high: 4 }, 'within'],
    [{ low: 4, high: 6 }, 'close'],
    [{ low: 5.1, high: 9 }, 'over'],
    [{ low: 5.1, high: Infinity }, 'over'],
    [{ low: 3, high: Infinity }, 'open'],
  ] as const)('of %o is %s', (range, verdict) => {
    expect(verdictOfRange(range, 5)).toBe(verdict)
  })
})
