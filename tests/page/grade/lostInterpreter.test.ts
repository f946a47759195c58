/** Grading copes with an interpreter that breaks or falls silent in the middle of a case. */
import { describe, expect, test, vi } from 'vitest'
import type { ToClient } from '../../../src/calls/protocol.ts'
import type { RawWorker } from '../../../src/calls/watchedWorker.ts'
import type { CaseLimits } from '../../../src/page/grade/grading.ts'
import { gridOfLine } from '../../../src/sudoku/grid.ts'
import { createGrader } from '../../../src/page/grade/grader.ts'
import { type CaseEnd, runCase } from '../../../src/page/grade/running.ts'
import type { GradeResult } from '../../../src/runner/questions.ts'
import { PUZZLES } from '../../sudoku/puzzles.ts'
import { ManualSeconds } from '../../support/appStore.ts'
import { threadMaker } from '../../support/ownThread.ts'
import { thoroughUnless } from '../../thorough.ts'

/** How a worker ends a case. */
type WorkerEnding =
  | 'crashes'
  | 'fails'
  | 'is not loaded'
  | 'is silent'
  | 'answers'
  /** Answers one case, and needs a fresh interpreter for the next. */
  | 'asks for a restart'

/** A worker that ends its cases in the given way. If it answers, the program has printed a line. */
function workerThat(ending: WorkerEnding): RawWorker {
  const replied: ((message: { readonly data: ToClient }) => void)[] = []
  const failed: ((error: { readonly message?: string }) => void)[] = []
  let cases = 0
  const post = (data: ToClient) => setImmediate(() => replied.forEach((listener) => listener({ data })))
  return {
    postMessage(message) {
      if (message.type !== 'ask') return
      const { id } = message
      if (ending === 'is not loaded') return void post({ type: 'unready', reason: 'no connection' })
      post({ type: 'told', id, tell: { type: 'loaded' } })
      post({ type: 'begun', id })
      if (ending === 'fails') post({ type: 'failed', id, reason: 'it broke', isSpent: true })
      if (ending === 'crashes')
        setImmediate(() => failed.forEach((listener) => listener({ message: 'it broke' })))
      if (ending === 'asks for a restart' && ++cases > 1) return void post({ type: 'restart' })
      if (ending !== 'answers' && ending !== 'asks for a restart') return
      const answer: GradeResult = {
        outcome: { kind: 'finished', answer: undefined },
        output: 'printed\n',
        errors: '',
        elapsedMs: 5,
        memoryBytes: 0,
        io: undefined,
      }
      post({ type: 'answered', id, tell: { type: 'answered', answer }, isSpent: false })
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
function gradeCase(makeOwnWorker: () => RawWorker, text = 'pass') {
  const seconds = new ManualSeconds()
  let made = 0
  const environment = {
    everySecond: seconds.everySecond,
    makeOwnWorker: () => {
      made++
      return makeOwnWorker()
    },
  }
  const grader = createGrader(environment, () => undefined)
  const program = { name: 'mine', language: 'python', text } as const
  const puzzle = gridOfLine(PUZZLES.codewars1)
  const { signal } = new AbortController()
  const gradeNext = () => runCase(grader, program, 'boj-2580', puzzle, LIMITS, signal)
  return { end: gradeNext(), gradeNext, seconds, made: () => made }
}

function workersEndingWith(...endings: readonly WorkerEnding[]): () => RawWorker {
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

test('An interpreter that grows too large for the next case is replaced, which does not count as a loss', async () => {
  const { end, gradeNext, made } = gradeCase(workersEndingWith('asks for a restart', 'crashes', 'answers'))
  expect(verdictOf(await end)).toBe('wrong-answer')
  expect(made()).toBe(1)
  expect(verdictOf(await gradeNext())).toBe('wrong-answer')
  expect(made()).toBe(3)
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
