/** The verdict on all cases together is the judge's: the first failure in the order of the cases decides. */
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { gradeOf } from '../../../src/core/grading/grade.ts'
import { CASE_VERDICTS } from '../../../src/core/grading/result.ts'
import { result } from './results.ts'

const CASES = ['a', 'b', 'c', 'd'].map((id) => ({ id }))

describe('The verdict on the whole', () => {
  test('is open before the first result and while cases without a failure are left', () => {
    expect(gradeOf(CASES, []).overall).toEqual({ kind: 'open' })
    expect(gradeOf(CASES, [result('a', 'accepted')]).overall).toEqual({ kind: 'open' })
    expect(gradeOf([], []).overall).toEqual({ kind: 'open' })
  })

  test('is accepted if every case is', () => {
    const results = CASES.map(({ id }) => result(id, 'accepted'))
    expect(gradeOf(CASES, results).overall).toEqual({ kind: 'accepted' })
  })

  test('is the first failure in the order of the cases, not of the results', () => {
    const late = result('d', 'time-limit')
    const early = result('b', 'wrong-answer')
    expect(gradeOf(CASES, [late]).overall).toEqual({ kind: 'failed', by: late, isFinal: false })
    expect(gradeOf(CASES, [late, early]).overall).toEqual({ kind: 'failed', by: early, isFinal: false })
    expect(gradeOf(CASES, [late, early, result('a', 'accepted')]).overall).toEqual({
      kind: 'failed',
      by: early,
      isFinal: true,
    })
  })

  test.each(['compile-error', 'syntax-error', 'no-function'] as const)(
    'is final at once with a %s',
    (verdict) => {
      expect(gradeOf(CASES, [result('c', verdict)]).overall).toMatchObject({ kind: 'failed', isFinal: true })
    },
  )

  test('and the counts follow from all results, in any order', () => {
    const results = fc.uniqueArray(
      fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd'), verdict: fc.constantFrom(...CASE_VERDICTS) }),
      { selector: ({ id }) => id },
    )
    fc.assert(
      fc.property(results, (drawn) => {
        const made = drawn.map(({ id, verdict }) => result(id, verdict))
        const grade = gradeOf(CASES, made)
        const passed = made.filter(({ verdict }) => verdict === 'accepted').length
        expect([grade.passed, grade.tried, grade.of]).toEqual([passed, made.length, 4])
        expect(grade.overall.kind === 'failed').toBe(passed < made.length)
        expect(grade.overall.kind === 'accepted').toBe(passed === 4)
        expect(gradeOf(CASES, made.toReversed())).toEqual(grade)
      }),
    )
  })
})

describe('The figures', () => {
  const results = [
    result('a', 'accepted', { elapsedMs: 30, events: 5 }),
    result('b', 'time-limit', { elapsedMs: 20, events: 900 }),
    result('c', 'accepted', { elapsedMs: 30 }),
  ]

  test('name the slowest case, the first of several, and the one with the most events', () => {
    const { slowest, costliest, totalMs } = gradeOf(CASES, results)
    expect([slowest?.id, costliest?.id, totalMs]).toEqual(['a', 'b', 80])
  })

  test('name none before the first result, and no events that were not counted', () => {
    expect(gradeOf(CASES, [])).toMatchObject({ slowest: undefined, costliest: undefined, totalMs: 0 })
    expect(gradeOf(CASES, [result('c', 'accepted')]).costliest).toBeUndefined()
  })

  test('leave out results of other cases', () => {
    expect(gradeOf(CASES, [result('z', 'wrong-answer')])).toMatchObject({
      tried: 0,
      overall: { kind: 'open' },
    })
  })
})
