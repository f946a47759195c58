/** The page's client of the worker for users' programs: which requests it sends, and in which order. */
import { expect, test } from 'vitest'
import { limitsOf, PROBE_LIMITS } from '../../src/features/own/limits.ts'
import { OwnClient, type OwnWorker } from '../../src/app/own/ownClient.ts'
import type { OwnReply } from '../../src/worker/ownProtocol.ts'
import { PUZZLES } from '../core/puzzles.ts'
import { program } from '../support/ownTestWorker.ts'

const ENDLESS = program('sum(iter(int, 1))', PUZZLES.codewars1)
const SHORT = program('print(1)', PUZZLES.codewars1)

const ENDED = {
  type: 'ended',
  outcome: { kind: 'finished', answer: undefined },
  output: '',
  errors: '',
  diagnostics: [],
  elapsedMs: 1,
  events: 0,
  hidden: undefined,
  io: undefined,
} as const

/** A client whose worker records its requests, and replies as the test says. */
function clientWithScriptedWorker() {
  const requests: string[] = []
  const losses: string[] = []
  let beat = () => {}
  let handle: (reply: OwnReply) => void = () => undefined
  const worker: OwnWorker = {
    postMessage: ({ type }) => void requests.push(type),
    addEventListener(type: string, listener: never) {
      if (type === 'message') handle = (data) => (listener as (message: { data: OwnReply }) => void)({ data })
    },
    terminate: () => void requests.push('terminate'),
  }
  const ignore = () => undefined
  const client = new OwnClient(
    {
      makeOwnWorker: () => worker,
      everySecond(each) {
        beat = each
        return ignore
      },
    },
    {
      received: ignore,
      inspected: ignore,
      timed: ignore,
      target: ignore,
      counted: ignore,
      read: ignore,
      followed: ignore,
      probed: ignore,
      lost: (kind) => void losses.push(kind),
    },
  )
  return { client, requests, losses, say: (reply: OwnReply) => handle(reply), pass: () => beat() }
}

test('a question waits on the page for the interpreter, and is sent once it has started', () => {
  const { client, requests, say } = clientWithScriptedWorker()
  client.inspect(ENDLESS, 0, 10, 1000)
  client.find(ENDLESS, { lines: [], from: 0, to: 0, direction: 'forward' }, 1000)
  expect(requests).toEqual(['load'])
  say({ type: 'loaded' })
  expect(requests).toEqual(['load', 'inspect', 'find'])
})

test('a question about an earlier run is never sent if the next run starts before the interpreter', () => {
  const { client, requests, say } = clientWithScriptedWorker()
  client.inspect(ENDLESS, 0, 10, 1000)
  client.forget(false)
  client.run('python', SHORT, limitsOf('python'))
  say({ type: 'loaded' })
  expect(requests).toEqual(['load', 'run'])
})

test('a run on another board waits until all other questions are answered, and the next run drops it', () => {
  const { client, requests, say } = clientWithScriptedWorker()
  client.run('python', SHORT, limitsOf('python'))
  say({ type: 'loaded' })
  client.time(SHORT, 1000)
  client.inspect(SHORT, 0, 10, 1000)
  client.probe(SHORT, PROBE_LIMITS)
  expect(requests).toEqual(['run', 'time', 'inspect'])
  say({ type: 'untimed', run: 1 })
  expect(requests).toEqual(['run', 'time', 'inspect'])
  const inspection = { from: 0, to: 0, calls: [], lines: [], differs: false }
  say({ type: 'inspected', run: 1, request: 1, inspection })
  expect(requests).toEqual(['run', 'time', 'inspect', 'probe'])
  client.probe(SHORT, PROBE_LIMITS)
  client.forget(false)
  client.run('python', SHORT, limitsOf('python'))
  say({ type: 'loaded' })
  expect(requests.filter((type) => type === 'probe')).toHaveLength(1)
})

test('a run that needs a fresh interpreter is sent to a new worker, and the old one ends first', () => {
  const { client, requests, losses, say } = clientWithScriptedWorker()
  client.run('python', SHORT, limitsOf('python'))
  say({ type: 'restart' })
  expect(requests).toEqual(['run', 'terminate', 'run'])
  say({ type: 'loaded' })
  expect(requests).toHaveLength(3)
  expect(losses).toEqual([])
})

test('all unanswered questions are sent to a new worker once its interpreter has started, and only these', () => {
  const { client, requests, say } = clientWithScriptedWorker()
  client.run('python', SHORT, limitsOf('python'))
  say({ type: 'loaded' })
  say({ ...ENDED, run: 1 })
  client.inspect(SHORT, 0, 10, 1000)
  client.time(SHORT, 1000)
  client.probe(SHORT, PROBE_LIMITS)
  const inspection = { from: 0, to: 0, calls: [], lines: [], differs: false }
  say({ type: 'inspected', run: 1, request: 1, inspection })
  client.count(SHORT, 0, 1000)
  requests.length = 0
  say({ type: 'restart' })
  expect(requests).toEqual(['terminate', 'load'])
  client.find(SHORT, { lines: [], from: 0, to: 0, direction: 'forward' }, 1000)
  say({ type: 'loaded' })
  expect(requests).toEqual(['terminate', 'load', 'time', 'count', 'find'])
})

test('a worker that nothing more is asked of ends without a successor', () => {
  const { client, requests, say } = clientWithScriptedWorker()
  client.run('python', SHORT, limitsOf('python'))
  say({ type: 'loaded' })
  say({ ...ENDED, run: 1 })
  say({ type: 'restart' })
  expect(requests).toEqual(['run', 'terminate'])
})

test.each([
  ['python', 60],
  ['cpp', 180],
] as const)('%s may be silent for less than %i seconds, as compilers are on a phone', (language, seconds) => {
  const { client, losses, say, pass } = clientWithScriptedWorker()
  client.run(language, SHORT, limitsOf(language))
  say({ type: 'loaded' })
  for (let second = 0; second < seconds; second++) pass()
  expect(losses).toEqual([])
  pass()
  expect(losses).toEqual(['broken'])
})
