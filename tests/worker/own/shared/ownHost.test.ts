/** A host starts its language once: whatever breaks, nothing is started in a realm where a program has run. */
import { expect, test } from 'vitest'
import type { AttemptEnd, Language } from '../../../../src/worker/own/shared/language.ts'
import { OwnHost } from '../../../../src/worker/own/shared/ownHost.ts'
import type { OwnReply, OwnRequest } from '../../../../src/worker/ownProtocol.ts'
import { PUZZLES } from '../../../core/puzzles.ts'
import { program } from '../../../support/ownTestWorker.ts'

const END: AttemptEnd = {
  outcome: { kind: 'finished', answer: undefined },
  elapsedMs: 1,
  hasBoard: false,
  hasMissedWrite: false,
  isLight: false,
  isBroken: false,
  next: undefined,
}

interface Behaviour {
  readonly end?: Partial<AttemptEnd>
  readonly failure?: Error
  readonly isTooLarge?: boolean
}

function languageThat({ end, failure, isTooLarge = false }: Behaviour): Language {
  return {
    countsLines: true,
    needsRestart: () => isTooLarge,
    prepared: () => ({
      kind: 'prepared',
      diagnostics: [],
      run() {
        if (failure !== undefined) throw failure
        return { ...END, ...end }
      },
    }),
  }
}

/** Sends requests to a host one by one. @returns the last reply to each, and how often the language was started */
async function repliesOf(start: () => Promise<Language>, requests: readonly OwnRequest[]) {
  let starts = 0
  const replies: OwnReply[] = []
  const host = new OwnHost({
    post: (reply) => void replies.push(reply),
    now: () => 0,
    start() {
      starts++
      return start()
    },
  })
  const lastReplies: (string | undefined)[] = []
  for (const request of requests) {
    host.receive(request)
    host.receive({ type: 'ping', run: 0 })
    await expect.poll(() => replies.at(-1)?.type).toBe('pong')
    lastReplies.push(replies.at(-2)?.type)
    replies.length = 0
  }
  return { lastReplies, starts }
}

const OWN = program('pass', PUZZLES.codewars1)
const LIMITS = { timeMs: 1000, memoryBytes: 1 << 28, output: 1000 }
const GRADE: OwnRequest = { type: 'grade', run: 0, case: 1, program: OWN, limits: LIMITS }
const RUN: OwnRequest = {
  type: 'run',
  run: 1,
  program: OWN,
  limits: { ...LIMITS, events: 1000, eventBytes: 1000 },
}
const INSPECT: OwnRequest = {
  type: 'inspect',
  run: 1,
  request: 1,
  program: OWN,
  event: 0,
  lines: 1,
  limitMs: 1000,
}

test('an interpreter that works is used again', async () => {
  expect(await repliesOf(async () => languageThat({}), [RUN, GRADE, RUN])).toEqual({
    lastReplies: ['ended', 'graded', 'ended'],
    starts: 1,
  })
})

test.each([
  ['breaks', { end: { isBroken: true } }, 'graded'],
  ['fails', { failure: new Error('It failed') }, 'failed'],
] as const)('after an interpreter %s, each request asks for a restart', async (_, behaviour, reply) => {
  expect(
    await repliesOf(async () => languageThat(behaviour), [GRADE, GRADE, RUN, INSPECT, { type: 'load' }]),
  ).toEqual({ lastReplies: [reply, 'restart', 'restart', 'restart', 'restart'], starts: 1 })
})

test.each([
  ['run', RUN],
  ['grade', GRADE],
] as const)(
  'an interpreter that is too large for the next program is not used for the next %s',
  async (_, request) => {
    expect(
      await repliesOf(async () => languageThat({ isTooLarge: true }), [{ type: 'load' }, request, GRADE]),
    ).toEqual({ lastReplies: ['loaded', 'restart', 'restart'], starts: 1 })
  },
)

test('an interpreter that could not be loaded is not loaded again', async () => {
  expect(
    await repliesOf(() => Promise.reject(new Error('404')), [{ type: 'load' }, { type: 'load' }]),
  ).toEqual({ lastReplies: ['unloaded', 'restart'], starts: 1 })
})
