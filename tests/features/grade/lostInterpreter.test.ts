/** Grading copes with an interpreter that breaks or falls silent in the middle of a case. */
import { describe, expect, test, vi } from 'vitest'
import type { OwnWorker } from '../../../src/app/own/ownClient.ts'
import type { CaseLimits } from '../../../src/app/grading/grading.ts'
import { gridOfLine } from '../../../src/core/grid.ts'
import { GraderClient } from '../../../src/features/grade/graderClient.ts'
import { type CaseEnd, runCase } from '../../../src/features/grade/running.ts'
import type { OwnReply } from '../../../src/worker/ownProtocol.ts'
import { PUZZLES } from '../../core/puzzles.ts'
import { ManualSeconds } from '../../support/appStore.ts'
import { threadMaker } from '../../support/ownThread.ts'
import { thoroughUnless } from '../../thorough.ts'

/** How a worker ends a case. */
type WorkerEnding = 'crashes' | 'fails' | 'is not loaded' | 'is silent' | 'asks for a restart' | 'answers'

/** A worker that ends its cases in the given way. If it answers, the program has printed a line. */
function workerThat(ending: WorkerEnding): OwnWorker {
  const replied: ((message: { readonly data: OwnReply }) => void)[] = []
  const failed: ((error: { readonly message?: string }) => void)[] = []
  const reply = (data: OwnReply) => setImmediate(() => replied.forEach((listener) => listener({ data })))
  return {
    postMessage(request) {
      if (request.type !== 'grade') return
      if (ending === 'fails') reply({ type: 'failed', run: 0, reason: 'it broke' })
      if (ending === 'crashes')
        setImmediate(() => failed.forEach((listener) => listener({ message: 'it broke' })))
      if (ending === 'is not loaded') reply({ type: 'unloaded', reason: 'no connection' })
      if (ending === 'asks for a restart') reply({ type: 'restart' })
      if (ending === 'is silent') reply({ type: 'loaded' })
      if (ending !== 'answers') return
      reply({
        type: 'graded',
        run: 0,
        case: request.case,
        outcome: { kind: 'finished', answer: undefined },
        output: 'printed\n',
        errors: '',
        elapsedMs: 5,
        memoryBytes: 0,
        io: undefined,
      })
    },
    addEventListener(type: string, listener: never) {
      if (type === 'message') replied.push(listener)
      if (type === 'error') failed.push(listener)
    },
    terminate() {},
  }
}

const LIMITS: CaseLimits = { timeMs: 2000, judgeSeconds: undefined, memoryBytes: 1 << 28 }

/** Grades a program on a case. `makeOwnWorker` makes each worker that the grading needs. */
function gradeCase(makeOwnWorker: () => OwnWorker, text = 'pass') {
  const seconds = new ManualSeconds()
  let made = 0
  const environment = {
    everySecond: seconds.everySecond,
    makeOwnWorker: () => {
      made++
      return makeOwnWorker()
    },
  }
  const client = new GraderClient(environment, () => undefined)
  const program = { name: 'mine', language: 'python', text } as const
  const end = runCase(client, program, 'boj-2580', gridOfLine(PUZZLES.codewars1), LIMITS)
  return { end, seconds, made: () => made, client }
}

function workersEndingWith(...endings: readonly WorkerEnding[]): () => OwnWorker {
  let at = 0
  return () => workerThat(endings[at++])
}

function verdictOf(end: CaseEnd): string {
  return end.kind === 'result' ? end.result.verdict.kind : end.kind
}

describe('An interpreter that breaks', () => {
  test.each(['crashes', 'fails'] as const)(
    '(it %s) is replaced, and the case is run again',
    async (ending) => {
      const { end, made } = gradeCase(workersEndingWith(ending, 'answers'))
      expect(verdictOf(await end)).toBe('wrong-answer')
      expect(made()).toBe(2)
    },
  )

  test.each(['crashes', 'fails'] as const)(
    'again on the same case (it %s) counts as a fault of the program',
    async (ending) => {
      const { end, made } = gradeCase(workersEndingWith(ending, ending, 'answers'))
      expect(await end).toMatchObject({
        kind: 'result',
        result: { verdict: { kind: 'broken', reason: 'it broke' } },
      })
      expect(made()).toBe(2)
    },
  )

  test('and cannot be fetched again ends the grading', async () => {
    const { end } = gradeCase(workersEndingWith('crashes', 'is not loaded'))
    expect(await end).toEqual({ kind: 'not-loaded', reason: 'no connection' })
  })
})

test('An interpreter that is too large for the next case is replaced, which does not count as a loss', async () => {
  const { end, made } = gradeCase(
    workersEndingWith('asks for a restart', 'crashes', 'asks for a restart', 'answers'),
  )
  expect(verdictOf(await end)).toBe('wrong-answer')
  expect(made()).toBe(4)
})

test('A program that keeps its interpreter silent beyond its time is over the limit, and is not run again', async () => {
  const { end, seconds, made } = gradeCase(workersEndingWith('is silent', 'answers'))
  await vi.waitFor(() => {
    seconds.pass()
    expect(seconds.runningTimers).toBe(0)
  })
  expect(await end).toMatchObject({ kind: 'result', result: { elapsedMs: LIMITS.timeMs } })
  expect(verdictOf(await end)).toBe('time-limit')
  expect(made()).toBe(1)
})

test(
  'A loop inside of the interpreter, which nothing interrupts, is ended with its worker',
  thoroughUnless(false),
  async () => {
    const makeWorker = await threadMaker('python')
    const { end, seconds } = gradeCase(makeWorker, 'print(sum(range(10 ** 14)))\n')
    const passing = setInterval(() => seconds.pass(), 200)
    try {
      expect(verdictOf(await end)).toBe('time-limit')
    } finally {
      clearInterval(passing)
    }
  },
)
