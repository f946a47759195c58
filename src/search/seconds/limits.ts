/** Time limits of judges. */
import type { Phrase } from '../../i18n/text.ts'
import type { OwnLanguage } from '../../sudoku/reading/language.ts'
import type { TimedLanguage } from './estimates.ts'

export interface TimeLimits {
  readonly judge: string
  readonly name: Phrase
  /** In seconds. Omits languages that the judge does not support; empty if it publishes no limit. */
  readonly seconds: Readonly<Partial<Record<TimedLanguage, number>>>
}

/** BOJ allows Python and PyPy three times the limit plus two seconds: https://help.acmicpc.net/language/info. */
function bojSeconds(limit: number): TimeLimits['seconds'] {
  return { cpython: 3 * limit + 2, pypy: 3 * limit + 2, cpp: limit }
}

export const TIME_LIMITS: readonly TimeLimits[] = [
  // 1 s: https://www.acmicpc.net/problem/2580.
  { judge: 'boj-2580', name: { en: 'BOJ 2580', ko: '백준 2580' }, seconds: bojSeconds(1) },
  // 2 s: https://www.acmicpc.net/problem/2239.
  { judge: 'boj-2239', name: { en: 'BOJ 2239', ko: '백준 2239' }, seconds: bojSeconds(2) },
  // "Execution Timed Out (12000 ms)", all tests of a kata together:
  // https://github.com/codewars/codewars.com/issues/2024. The Python of Codewars is CPython.
  { judge: 'codewars', name: { en: 'Codewars', ko: 'Codewars' }, seconds: { cpython: 12, cpp: 12 } },
  // https://leetcode.com/problems/sudoku-solver/ states no limit.
  { judge: 'leetcode', name: { en: 'LeetCode 37', ko: 'LeetCode 37' }, seconds: {} },
]

export function knownTimeLimits(judge: string): TimeLimits | undefined {
  return TIME_LIMITS.find((limits) => limits.judge === judge)
}

/** Returns a judge's time limit for a program, in JavaScript that of Python; undefined if none is published. */
export function judgeLimitSeconds(judge: string, language: OwnLanguage): number | undefined {
  const seconds = knownTimeLimits(judge)?.seconds
  return language === 'cpp' ? seconds?.cpp : seconds?.cpython
}

/** Returns a judge's limits; for a judge that is not in `TIME_LIMITS`, the first limits of that list. */
export function timeLimitsOf(judge: string): TimeLimits {
  return knownTimeLimits(judge) ?? TIME_LIMITS[0]
}
