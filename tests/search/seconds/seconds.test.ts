/** Time estimates, their measurements, their verdict against a judge's limit, and the advice that follows. */
import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import type { ComparedCost } from '../../../src/search/costs/comparedSearches.ts'
import { STRATEGIES } from '../../../src/search/programs/registry.ts'
import {
  type Estimate,
  estimateOf,
  MEASURED,
  TIMED_LANGUAGES,
  timeModelOf,
} from '../../../src/search/seconds/estimates.ts'
import { TIME_LIMITS, timeLimitsOf } from '../../../src/search/seconds/limits.ts'
import { adviceFor, timedPrograms, verdictOf } from '../../../src/search/seconds/verdicts.ts'
import { JUDGES } from '../../../src/sudoku/judge/registry.ts'

/** Counts of a search by rows on Codewars 2. */
const CODEWARS_2 = { events: 99_056, placements: 49_558, solutions: 1, deepest: 60, ended: true } as const

function costOf(strategy: string, changes: Partial<ComparedCost> = {}): ComparedCost {
  const kinds = { cells: 0 }
  return { ...CODEWARS_2, strategy, order: 'row-major', work: 0, kinds, ...changes }
}

describe('The measurements', () => {
  test('are of every program in every language, and say where and when they were made', () => {
    for (const language of TIMED_LANGUAGES) {
      for (const { id } of STRATEGIES) expect(timeModelOf(id, language), `${id} in ${language}`).toBeDefined()
    }
    expect(MEASURED.machine).not.toBe('')
    expect(MEASURED.measuredOn).toMatch(/^\d{4}-\d\d-\d\d$/)
  })

  test('name their own kinds of work, have no negative cost, and state their error', () => {
    for (const { id, workByKind } of STRATEGIES) {
      const none = { work: 0, placements: 0, blanks: 0, visits: 0, used: 0, blanksLeft: 0 }
      const kinds = Object.keys(workByKind(none)).toSorted()
      for (const language of TIMED_LANGUAGES) {
        const model = timeModelOf(id, language)
        expect(Object.keys(model?.kinds ?? {}).toSorted()).toEqual(kinds)
        const seconds = [
          model?.start,
          model?.placement,
          model?.solution,
          ...Object.values(model?.kinds ?? {}),
        ]
        expect(seconds.every((each) => each !== undefined && each >= 0)).toBe(true)
        expect(model?.error).toBeGreaterThan(0)
        expect(model?.error).toBeLessThan(4)
      }
    }
  })
})

describe('An estimate', () => {
  const model = {
    start: 0.01,
    placement: 1e-6,
    solution: 1e-3,
    kinds: { cells: 1e-8 },
    error: 0.1,
    longest: 1,
  }

  test('is the sum over the work of a program', () => {
    const cost = costOf('check-functions', { kinds: { cells: 4_000_000 } })
    expect(estimateOf(model, cost).seconds).toBeCloseTo(0.01 + 0.049558 + 0.001 + 0.04, 10)
  })

  property.prop([fc.nat(1e9), fc.nat(1e9)])('never decreases with more work', (cells, more) => {
    const before = estimateOf(model, costOf('', { kinds: { cells } })).seconds
    expect(estimateOf(model, costOf('', { kinds: { cells: cells + more } })).seconds).toBeGreaterThanOrEqual(
      before,
    )
  })

  test('says so when nothing of its length has been timed', () => {
    expect(estimateOf(model, costOf('')).isExtrapolated).toBe(false)
    expect(estimateOf(model, costOf('', { kinds: { cells: 1e9 } })).isExtrapolated).toBe(true)
  })
})

describe('A verdict', () => {
  const estimate = (seconds: number): Estimate => ({ seconds, error: 0.2, isExtrapolated: false })

  test.each([
    [0.8, 'within'],
    [0.9, 'close'],
    [1.2, 'close'],
    [1.3, 'over'],
  ] as const)('of %f s ± 20 %% and a limit of 1 s is: %s', (seconds, verdict) => {
    expect(verdictOf(estimate(seconds), 1, true)).toBe(verdict)
  })

  test('of an unfinished search is only that it is over the limit, or nothing', () => {
    expect(verdictOf(estimate(0.1), 1, false)).toBe('open')
    expect(verdictOf(estimate(1.1), 1, false)).toBe('open')
    expect(verdictOf(estimate(1.3), 1, false)).toBe('over')
  })

  property.prop([fc.double({ min: 0, max: 100, noNaN: true }), fc.double({ min: 0, max: 100, noNaN: true })])(
    'never improves as a program takes longer',
    (one, other) => {
      const order = ['within', 'close', 'over']
      const rank = (seconds: number) => order.indexOf(verdictOf(estimate(seconds), 5, true))
      expect(rank(Math.max(one, other))).toBeGreaterThanOrEqual(rank(Math.min(one, other)))
    },
  )

  test('covers the limits of existing judges, in languages that they support', () => {
    const judges = new Set(JUDGES.map(({ id }) => id))
    expect(TIME_LIMITS.filter(({ judge }) => !judges.has(judge))).toEqual([])
    expect(timeLimitsOf('boj-2580').seconds).toEqual({ cpython: 5, pypy: 5, cpp: 1 })
    expect(timeLimitsOf('boj-2239').seconds).toEqual({ cpython: 8, pypy: 8, cpp: 2 })
    expect(timeLimitsOf('codewars').seconds.cpython).toBe(12)
    expect(timedPrograms(costOf('tables'), timeLimitsOf('leetcode')).map(({ verdict }) => verdict)).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })
})

describe('Advice for a program', () => {
  const boj = timeLimitsOf('boj-2580')
  const quick = costOf('bitmasks', { kinds: { masks: 148_674 } })
  // About a thousand times Codewars 2.
  const long = { events: 1e8, placements: 5e7, kinds: { cells: 4e9 } } as const
  const slow = costOf('check-functions', long)

  test('that passes is empty', () => {
    expect(adviceFor('bitmasks', [quick, slow], boj)).toEqual({ kind: 'none' })
  })

  test('that does not pass is the fastest that does, in the same language', () => {
    expect(adviceFor('check-functions', [slow, quick], boj)).toEqual({
      kind: 'program',
      strategy: 'bitmasks',
      language: 'cpython',
    })
  })

  test('is given once one language has no chance, however open the others are', () => {
    const counted = { placements: 1_000_000, ended: false }
    const tooLong = costOf('check-functions', counted)
    const verdicts = timedPrograms(tooLong, boj).map(({ language, verdict }) => `${language} ${verdict}`)
    expect(verdicts).toEqual(['cpython over', 'pypy open', 'cpp open'])
    expect(adviceFor('check-functions', [tooLong, quick], boj)).toMatchObject({
      kind: 'program',
      language: 'cpython',
    })
  })

  test('is that nothing passes if nothing does', () => {
    expect(adviceFor('check-functions', [slow], boj)).toEqual({ kind: 'nothing' })
  })

  test('is empty before counting is done, or when the judge names no limit', () => {
    const open = costOf('check-functions', { ended: false })
    expect(adviceFor('check-functions', [open, quick], boj)).toEqual({ kind: 'unknown' })
    expect(adviceFor('bitmasks', [quick], timeLimitsOf('leetcode'))).toEqual({ kind: 'unknown' })
  })
})
