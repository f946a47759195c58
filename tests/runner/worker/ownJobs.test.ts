/** A host starts its language once: whatever breaks, nothing is started in a realm where a program has run. */
import { expect, test } from 'vitest'
import type { AttemptEnd, Language } from '../../../src/runner/worker/language.ts'
import type { ToClient, ToHost } from '../../../src/calls/protocol.ts'
import type { Kind } from '../../../src/calls/question.ts'
import { serveOwnQuestions } from '../../../src/runner/worker/ownJobs.ts'
import type { OwnQuestions } from '../../../src/runner/questions.ts'
import { PUZZLES } from '../../sudoku/puzzles.ts'
import { program } from '../../support/ownTestWorker.ts'

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

/** Posts messages to a host one by one. @returns what it posts after each, and how often the language was started */
async function repliesOf(start: () => Promise<Language>, messages: readonly ToHost[]) {
  let starts = 0
  const posted: ToClient[] = []
  const receive = serveOwnQuestions((message) => void posted.push(message), {
    now: () => 0,
    pause: later,
    start() {
      starts++
      return start()
    },
  })
  const replies: (readonly string[])[] = []
  for (const message of messages) {
    receive(message)
    for (let turn = 0; turn < 10; turn++) await later()
    replies.push(posted.flatMap((one) => (one.type === 'told' ? [] : [wordOf(one)])))
    posted.length = 0
  }
  return { replies, starts }
}

const later = () => new Promise<void>((resume) => void setImmediate(resume))

function wordOf(message: ToClient): string {
  return 'isSpent' in message && message.isSpent ? `${message.type}, spent` : message.type
}

const OWN = program('pass', PUZZLES.codewars1)
const LIMITS = { timeMs: 1000, memoryBytes: 1 << 28, output: 1000 }
const ask = <K extends Kind<OwnQuestions>>(id: number, kind: K, order: OwnQuestions[K]['order']): ToHost => ({
  type: 'ask',
  id,
  kind,
  order,
})
const grade = (id: number) => ask(id, 'grade', { program: OWN, limits: LIMITS })
const run = (id: number) =>
  ask(id, 'run', { program: OWN, limits: { ...LIMITS, events: 1000, eventBytes: 1000 } })
const inspect = (id: number) =>
  ask(id, 'inspect', { program: OWN, digests: [], event: 0, lines: 1, limitMs: 1000 })

test('an interpreter that works is used again', async () => {
  expect(await repliesOf(async () => languageThat({}), [run(1), grade(2), run(3)])).toEqual({
    replies: [1, 2, 3].map(() => ['begun', 'answered']),
    starts: 1,
  })
})

test.each([
  ['breaks', { end: { isBroken: true } }, 'answered, spent'],
  ['fails', { failure: new Error('It failed') }, 'failed, spent'],
] as const)('after an interpreter %s, no question is begun', async (_, behaviour, reply) => {
  const messages = [grade(1), grade(2), run(3), inspect(4)]
  expect(await repliesOf(async () => languageThat(behaviour), messages)).toEqual({
    replies: [['begun', reply], [], [], []],
    starts: 1,
  })
})

test('a question that no rerun answers spends the interpreter', async () => {
  expect(await repliesOf(async () => languageThat({}), [inspect(1), run(2)])).toEqual({
    replies: [['begun', 'failed, spent'], []],
    starts: 1,
  })
})

test.each([
  ['run', run],
  ['grade', grade],
] as const)(
  'an interpreter that is too large for the next program is not used for the next %s, but for the first',
  async (_, asked) => {
    const start = async () => languageThat({ isTooLarge: true })
    expect(await repliesOf(start, [asked(1), asked(2), grade(3)])).toEqual({
      replies: [['begun', 'answered'], ['begun', 'restart'], []],
      starts: 1,
    })
  },
)

test('an interpreter that could not be loaded is not loaded again', async () => {
  const start = () => Promise.reject(new Error('404'))
  expect(await repliesOf(start, [run(1), run(2)])).toEqual({ replies: [['unready'], []], starts: 1 })
})
