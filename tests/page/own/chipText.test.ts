/** The words of the bar on a run: how they count the seconds, and what of it is announced. */
import { describe, expect, test } from 'vitest'
import { chipText } from '../../../src/page/own/chipText.ts'
import type { OwnRun } from '../../../src/page/own/own.ts'
import { initialRun } from '../../../src/page/own/runPlace.ts'
import { OWN } from '../../../src/page/own/words.ts'
import type { Language } from '../../../src/i18n/text.ts'

const textOf = (run: Partial<OwnRun>, language: Language = 'en') =>
  chipText({ ...initialRun('python', 'print()'), ...run }, OWN[language], (text) => text[language])

const running = (elapsedMs: number, judge = 'boj-2580') =>
  ({ verdict: { kind: 'running' }, elapsedMs, judge }) as const

describe('A program that runs', () => {
  test('counts whole seconds, which are not announced', () => {
    expect(textOf(running(2900))).toEqual({ word: 'Running, 2 s', spoken: 'Running' })
    expect(textOf(running(4100)).spoken).toBe('Running')
  })

  test('names the judge’s limit once it has passed, and announces that once', () => {
    expect(textOf(running(5000)).detail).toBeUndefined()
    const { detail, spoken } = textOf(running(7300))
    expect(detail).toBe('limit 5 s')
    expect(spoken).toBe('Running for longer than the limit of 5 s')
    expect(textOf(running(8300)).spoken).toBe(spoken)
    expect(textOf(running(7300), 'ko')).toMatchObject({ word: '7초째 실행 중', detail: '제한 5초' })
  })

  test('has the limit of its language', () => {
    expect(textOf({ ...running(1500), language: 'cpp' }).detail).toBe('limit 1 s')
    expect(textOf({ ...running(1500), language: 'javascript' }).detail).toBeUndefined()
  })

  test('names no limit that its judge does not publish', () => {
    expect(textOf(running(50_000, 'leetcode')).detail).toBeUndefined()
  })
})

test('A download shows how far it is, and is announced without its numbers', () => {
  const fetched = { bytes: 3_100_000, totalBytes: 11_600_000 }
  expect(textOf({ verdict: { kind: 'loading' }, fetched })).toEqual({
    word: 'Downloading Python, 3.1 of 11.6 MB',
    spoken: 'Downloading Python',
  })
})

test.each([
  ['stopped', 'Stopped after 7 s', '7초 뒤 중지'],
  ['no-output', 'Printed nothing', '출력 없음'],
] as const)('A run that ended with %s says so in few words', (kind, en, ko) => {
  expect(textOf({ verdict: { kind }, elapsedMs: 7900 }).word).toBe(en)
  expect(textOf({ verdict: { kind }, elapsedMs: 7900 }, 'ko').word).toBe(ko)
})

test('An error is named without its message', () => {
  const verdict = { kind: 'runtime-error', line: 2, error: 'ValueError', message: 'no', calls: 1 } as const
  expect(textOf({ verdict })).toEqual({ word: 'ValueError' })
})
