/** The page's workers for users' programs: which are made and ended, and when one counts as lost. */
import { describe, expect, test } from 'vitest'
import { limitsOf, PROBE_LIMITS } from '../../src/runner/run/limits.ts'
import { answered, ownLoss, OwnWorkers } from '../../src/runner/workers.ts'
import { type Kind, Lost } from '../../src/calls/question.ts'
import type { OwnLanguage } from '../../src/sudoku/reading/language.ts'
import type { OwnQuestions } from '../../src/runner/questions.ts'
import { PUZZLES } from '../sudoku/puzzles.ts'
import { program } from '../support/ownTestWorker.ts'
import { RUN_ENDED, scriptedOwnWorkers } from '../support/scriptedOwnWorkers.ts'

const PROGRAM = program('print(1)', PUZZLES.codewars1)
const INSPECT = { program: PROGRAM, digests: [], event: 0, lines: 10, limitMs: 1000 }
const COUNT = { program: PROGRAM, digests: [], event: 0, limitMs: 1000 }
const INSPECTION = { from: 0, to: 0, calls: [], lines: [], differs: false }
const PROBE = { program: PROGRAM, limits: PROBE_LIMITS }

/** Workers that record what is posted, and tell what the test says. */
function openWorkers() {
  const scripted = scriptedOwnWorkers()
  let beat = () => {}
  const made: OwnLanguage[] = []
  const workers = new OwnWorkers({
    makeOwnWorker(language) {
      made.push(language)
      return scripted.makeOwnWorker()
    },
    everySecond(each) {
      beat = each
      return () => undefined
    },
  })
  /** Asks in the background. `end` tells how that ended. */
  function ask<K extends Kind<OwnQuestions>>(
    kind: K,
    order: OwnQuestions[K]['order'],
    language: OwnLanguage = 'python',
  ) {
    const control = new AbortController()
    const heard: unknown[] = []
    const end = (async () => {
      try {
        for await (const told of workers.ask(language, kind, order, control.signal)) heard.push(told)
        return control.signal.aborted ? 'dropped' : 'answered'
      } catch (error) {
        return error instanceof Lost ? ownLoss(error.loss) : error
      }
    })()
    return { heard, end, drop: () => control.abort() }
  }
  return {
    ...scripted,
    workers,
    made,
    ask,
    run: (language: OwnLanguage = 'python') =>
      ask('run', { program: PROGRAM, limits: limitsOf(language) }, language),
    pass: () => beat(),
    /** The kinds of questions that were dropped or asked, in order. */
    posted: () =>
      scripted.requests.flatMap((one) =>
        one.type === 'ping' ? [] : [one.type === 'ask' ? one.kind : 'end'],
      ),
  }
}

const later = () => new Promise<void>((resume) => void setImmediate(resume))

test('a question asked before the interpreter has started can be dropped without ending the worker', async () => {
  const { ask, run, posted, terminated, tell } = openWorkers()
  const dropped = ask('inspect', INSPECT)
  await later()
  dropped.drop()
  const next = run()
  await later()
  expect(posted()).toEqual(['inspect', 'end', 'run'])
  tell(RUN_ENDED)
  expect(await next.end).toBe('answered')
  expect(await dropped.end).toBe('dropped')
  expect(terminated()).toBe(0)
})

test('Stop ends a running program at once, with its worker; the next one runs in another', async () => {
  const { run, begin, tell, terminated, made } = openWorkers()
  const running = run()
  await later()
  begin('run')
  running.drop()
  expect(terminated()).toBe(1)
  const next = run()
  await later()
  tell(RUN_ENDED)
  expect(await next.end).toBe('answered')
  expect(made).toEqual(['python', 'python'])
})

test.each<[string, OwnLanguage, Kind<OwnQuestions>, number]>([
  ['a count in Python', 'python', 'count', 1],
  ['a count in JavaScript', 'javascript', 'count', 1],
  ['a short count in C++', 'cpp', 'count', 0],
  ['a short run in C++', 'cpp', 'run', 1],
])('%s that has begun and is dropped ends so many workers', async (_, language, kind, ended) => {
  const { ask, begin, terminated } = openWorkers()
  const limits = { ...limitsOf(language), timeMs: 100 }
  const asked =
    kind === 'run' ? ask(kind, { program: PROGRAM, limits }, language) : ask('count', COUNT, language)
  await later()
  begin(kind)
  asked.drop()
  expect(terminated()).toBe(ended)
})

test('a long count in C++ that has begun and is dropped ends the worker', async () => {
  const { ask, begin, terminated } = openWorkers()
  const asked = ask('count', { ...COUNT, limitMs: 4000 }, 'cpp')
  await later()
  begin('count')
  asked.drop()
  expect(terminated()).toBe(1)
})

test('a question that needs a fresh interpreter is asked of a new worker, and the old one ends first', async () => {
  const { run, tell, post, answer, ask, terminated, asked, begin } = openWorkers()
  const first = run()
  await later()
  tell(RUN_ENDED)
  expect(await first.end).toBe('answered')
  const open = [ask('inspect', INSPECT), run()]
  await later()
  answer('inspect', INSPECTION)
  begin('run')
  post({ type: 'restart' })
  expect(terminated()).toBe(1)
  expect(asked()).toEqual(['run', 'inspect', 'run', 'run'])
  tell(RUN_ENDED)
  expect(await Promise.all(open.map(({ end }) => end))).toEqual(['answered', 'answered'])
})

test('a worker that nothing more is asked of ends without a successor', async () => {
  const { run, post, requests, made, terminated } = openWorkers()
  const running = run()
  await later()
  const [asked] = requests
  if (asked.type !== 'ask') return expect.fail('Nothing is asked')
  post({ type: 'answered', id: asked.id, tell: RUN_ENDED, isSpent: true })
  expect(await running.end).toBe('answered')
  expect(terminated()).toBe(1)
  expect(made).toHaveLength(1)
})

test('another language ends the worker of the one before', async () => {
  const { run, tell, terminated, made } = openWorkers()
  const first = run()
  await later()
  tell(RUN_ENDED)
  await first.end
  run('cpp')
  await later()
  expect(terminated()).toBe(1)
  expect(made).toEqual(['python', 'cpp'])
})

describe('Silence', () => {
  test.each([
    ['python', 60],
    ['cpp', 180],
  ] as const)(
    'of %s is allowed for less than %i seconds, as compilers take on a phone',
    async (language, seconds) => {
      const { run, tell, pass, terminated } = openWorkers()
      const running = run(language)
      await later()
      tell({ type: 'loaded' })
      for (let second = 0; second < seconds; second++) pass()
      expect(terminated()).toBe(0)
      pass()
      expect(await running.end).toMatchObject({ kind: 'broken', isSilent: true })
    },
  )

  test('of a program is allowed for some seconds beyond its own time limit, once it has begun', async () => {
    const { ask, begin, pass, terminated, tellOf } = openWorkers()
    const probing = ask('probe', PROBE)
    await later()
    tellOf('probe', { type: 'loaded' })
    for (let second = 0; second < 20; second++) pass()
    expect(terminated()).toBe(0)
    begin('probe')
    for (let second = 0; second < 7; second++) pass()
    expect(terminated()).toBe(0)
    pass()
    expect(await probing.end).toMatchObject({ isSilent: true })
  })
})

describe('A worker that is lost', () => {
  const harms: readonly [string, string, (opened: ReturnType<typeof openWorkers>) => void][] = [
    ['fails to load its interpreter', 'not-loaded', ({ post }) => post({ type: 'unready', reason: '404' })],
    [
      'tells what the question does not have',
      'broken',
      ({ tell }) => tell({ type: 'running', elapsedMs: -1 }),
    ],
    ['sends what is no message', 'broken', ({ post }) => post({ type: 'rubbish' } as never)],
    ['needs another worker at once', 'broken', ({ post }) => post({ type: 'restart' })],
  ]
  test.each(harms)(
    'because it %s fails what is open, once, and the next question works',
    async (_, kind, harm) => {
      const opened = openWorkers()
      const open = [opened.run(), opened.ask('count', COUNT)]
      await later()
      harm(opened)
      for (const { end } of open) expect(await end).toMatchObject({ kind })
      expect(opened.terminated()).toBeGreaterThan(0)
      const next = opened.ask('inspect', INSPECT)
      await later()
      opened.answer('inspect', INSPECTION)
      expect(await next.end).toBe('answered')
    },
  )

  test('by the failure of its program fails that question only, and another worker answers the others', async () => {
    const { run, ask, requests, post, answer, terminated } = openWorkers()
    const [running, counting] = [run(), ask('count', COUNT)]
    await later()
    const [asked] = requests
    if (asked.type !== 'ask') return expect.fail('Nothing is asked')
    post({ type: 'failed', id: asked.id, reason: 'it broke', isSpent: true })
    expect(await running.end).toEqual({ kind: 'broken', reason: 'it broke', isSilent: false })
    expect(terminated()).toBe(1)
    answer('count', undefined)
    expect(await counting.end).toBe('answered')
  })
})

test('an answer is awaited with the signs of life and the progress of the start before it', async () => {
  const { workers, tellOf, answer } = openWorkers()
  const { signal } = new AbortController()
  const heard: unknown[] = []
  const found = answered(workers.ask('python', 'inspect', INSPECT, signal), signal, {
    alive: (events) => heard.push(events),
    started: (progress) => heard.push(progress),
  })
  await later()
  tellOf('inspect', { type: 'fetching', bytes: 1, totalBytes: 2 })
  tellOf('inspect', { type: 'loaded' })
  tellOf('inspect', { type: 'alive', events: 7 })
  answer('inspect', INSPECTION)
  expect(await found).toEqual(INSPECTION)
  expect(heard).toEqual([{ type: 'fetching', bytes: 1, totalBytes: 2 }, 'loaded', 7])
})
