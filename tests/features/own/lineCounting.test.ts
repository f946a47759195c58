/**
 * A line count (how often each line of a program has run) reports its progress and its end. Only the lines of Python
 * programs that ended by themselves can be counted.
 */
import { beforeEach, expect, test } from 'vitest'
import { createLineCounting, isCountable } from '../../../src/features/own/lineCounting.ts'
import type { OwnCounts, OwnVerdict } from '../../../src/app/own/own.ts'
import { initialRun } from '../../../src/features/own/runPlace.ts'
import { PUZZLES } from '../../core/puzzles.ts'
import { program } from '../../support/ownTestWorker.ts'

const PROGRAM = program('print(1)', PUZZLES.codewars1)
const REPLY = { run: 1, request: 1 }

let reported: (OwnCounts | undefined)[]
let requested: number[]
let counting: ReturnType<typeof createLineCounting>

beforeEach(() => {
  reported = []
  requested = []
  counting = createLineCounting({
    ask: (_, event) => requested.push(event),
    tell: (counts) => reported.push(counts),
  })
})

test('it reports its progress, and then how often each line has run', () => {
  counting.count(PROGRAM, 40)
  counting.received({ type: 'counting', ...REPLY, event: 1000 })
  counting.received({ type: 'counted', ...REPLY, lines: [[1, 2, 3]] })
  expect(requested).toEqual([40])
  expect(reported).toEqual([
    { kind: 'counting', events: 0 },
    { kind: 'counting', events: 1000 },
    { kind: 'counted', event: 40, lines: [[1, 2, 3]] },
  ])
})

test('it is lost when the program behaves differently, and when its worker is lost', () => {
  counting.count(PROGRAM, 40)
  counting.received({ type: 'counted', ...REPLY, lines: undefined })
  counting.count(PROGRAM, 40)
  counting.giveUp()
  expect(reported.filter((counts) => counts?.kind === 'lost')).toHaveLength(2)
  counting.giveUp()
  expect(reported).toHaveLength(4)
})

test('once it is cancelled, it reports nothing', () => {
  expect(counting.end()).toBe(false)
  counting.count(PROGRAM, 40)
  expect(counting.end()).toBe(true)
  counting.received({ type: 'counted', ...REPLY, lines: [] })
  expect(reported).toEqual([{ kind: 'counting', events: 0 }, undefined])
})

test('lines of Python programs that have ended by themselves are counted', () => {
  const run = (kind: 'stopped' | 'no-output' | 'running'): { readonly verdict: OwnVerdict } => ({
    verdict: { kind },
  })
  const started = initialRun('python', PROGRAM.source)
  expect(isCountable({ ...started, ...run('no-output') })).toBe(true)
  expect(isCountable({ ...started, ...run('stopped') })).toBe(false)
  expect(isCountable({ ...started, ...run('running') })).toBe(false)
  expect(isCountable({ ...initialRun('cpp', ''), ...run('no-output') })).toBe(false)
})
