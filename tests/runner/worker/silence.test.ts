/** How long a program may run before it writes its first digit. The language is a stand-in that only tells its progress. */
import { expect, test } from 'vitest'
import { QUIET_MS } from '../../../src/page/own/attempts.ts'
import { limitsOf } from '../../../src/runner/run/limits.ts'
import type { Attempt, Language, Progress } from '../../../src/runner/worker/language.ts'
import { recordedRun } from '../../../src/runner/worker/recordedRun.ts'
import { PUZZLES } from '../../sudoku/puzzles.ts'
import { program } from '../../support/ownTestWorker.ts'

/** Runs a program that is silent until it is cut off, or ends. @returns the time at which it is cut off, or `ended` */
async function cutAt(quietMs: number, progress: Partial<Progress>): Promise<number | 'ended'> {
  let at: number | 'ended' = 'ended'
  const run = (attempt: Attempt) => {
    for (let elapsedMs = 0; elapsedMs < 10_000 && at === 'ended'; elapsedMs += 500)
      if (attempt.cut({ elapsedMs, events: 0, memoryBytes: 0, ...progress }) !== undefined) at = elapsedMs
    const outcome = { kind: 'finished', answer: undefined } as const
    const seen = { hasBoard: true, hasMissedWrite: false, isLight: false, isBroken: false }
    return { outcome, elapsedMs: 0, ...seen, next: undefined }
  }
  const language: Language = {
    countsLines: false,
    needsRestart: () => false,
    prepared: () => ({ kind: 'prepared', diagnostics: [], run }),
  }
  const limits = { ...limitsOf('cpp'), quietMs }
  await recordedRun(language, { tell() {}, now: () => 0 }, program('', PUZZLES.codewars1), limits)
  return at
}

test('a program that has read its puzzle may prepare for some seconds, without losing its first run', async () => {
  expect(await cutAt(QUIET_MS.first, {})).toBe(5500)
  expect(await cutAt(QUIET_MS.first, { events: 1 })).toBe('ended')
})

test('a program that has read past the end of its input has less time, unless its form of input is certain', async () => {
  expect(await cutAt(QUIET_MS.first, { hasOverread: true })).toBe(2000)
  expect(await cutAt(QUIET_MS.whole, { hasOverread: true })).toBe('ended')
})
