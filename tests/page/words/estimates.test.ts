/** The sentence about the estimated seconds of a user's program at its judge. */
import { describe, expect, test } from 'vitest'
import type { SecondsRange } from '../../../src/search/seconds/secondsRange.ts'
import { OWN } from '../../../src/page/own/words.ts'

const MACHINE = { version: 'CPython 3.11.7', machine: 'a machine' }
const estimateText = (language: 'en' | 'ko', seconds: SecondsRange, limit: number | undefined) =>
  OWN[language].estimate(seconds, { name: 'BOJ', limit }, MACHINE)

describe('An estimate', () => {
  test.each([
    [{ low: 0.123, high: 0.4111 }, 5, '0.12 to 0.42 s (limit 5 s), probably within the limit'],
    [{ low: 2.19, high: 11.2 }, 5, '2.1 to 12 s (limit 5 s), too close to the limit to tell'],
    [{ low: 5.11, high: 9.21 }, 5, '5.1 to 9.3 s (limit 5 s), probably over the limit'],
    [{ low: 4, high: Infinity }, 12, 'more than 4 s (limit 12 s), may or may not finish in time'],
    [{ low: 0.001, high: 0.042 }, 5, 'less than 0.05 s (limit 5 s)'],
    [
      { low: 1, high: 2 },
      undefined,
      '1 to 2 s (from measurements with CPython 3.11.7 on a machine). BOJ publishes no limit',
    ],
  ] as const)(
    'of %o before a limit of %s s is never described as narrower than it is',
    (range, limit, words) => {
      expect(estimateText('en', range, limit)).toContain(words)
      expect(estimateText('en', range, limit)).toContain('CPython 3.11.7')
    },
  )

  test('is described in Korean', () => {
    expect(estimateText('ko', { low: 0.123, high: 0.4111 }, 5)).toBe(
      'BOJ 예상 시간: 0.12~0.42초(CPython 3.11.7, a machine 기준), 제한 5초. 시간 제한 안에 끝날 것으로 보입니다.',
    )
    expect(estimateText('ko', { low: 7, high: Infinity }, 5)).toMatch(
      /7초 이상\(.+\), 제한 5초\. 시간 제한을 넘길/,
    )
    expect(estimateText('ko', { low: 1, high: 2 }, undefined)).toContain('공개된 시간 제한은 없습니다')
  })

  test('names no limit when no judge is known', () => {
    expect(OWN.en.estimate({ low: 1, high: 2 }, undefined, MACHINE)).toBe(
      'Estimate for a judge: 1 to 2 s (from measurements with CPython 3.11.7 on a machine).',
    )
  })
})
