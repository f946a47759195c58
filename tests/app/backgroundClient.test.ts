/**
 * The page's client of the background worker: it ignores replies to superseded questions (requests for a job), in any
 * order of messages, and replaces a worker that is lost or silent.
 */
import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { BackgroundClient, type BackgroundWorker } from '../../src/app/workers/backgroundClient.ts'
import type { BackgroundReply, BackgroundRequest } from '../../src/worker/backgroundProtocol.ts'
import { gridOfLine } from '../../src/core/grid.ts'
import { PUZZLES } from '../core/puzzles.ts'
import { ManualSeconds } from '../support/appStore.ts'

/** A worker that replies when the test says so, in the order the test chooses. */
class ScriptedWorker implements BackgroundWorker {
  readonly requests: BackgroundRequest[] = []
  terminated = false
  #handle: (message: { readonly data: BackgroundReply }) => void = () => undefined
  #fail: (error: { readonly message: string }) => void = () => undefined

  postMessage(request: BackgroundRequest): void {
    this.requests.push(request)
  }

  addEventListener(type: string, listener: (event: never) => void): void {
    // The overloads of the interface pair each type with its event.
    if (type === 'message') this.#handle = listener as (message: { readonly data: BackgroundReply }) => void
    if (type === 'error') this.#fail = listener as (error: { readonly message: string }) => void
  }

  terminate(): void {
    this.terminated = true
  }

  reply(reply: BackgroundReply): void {
    this.#handle({ data: reply })
  }

  crash(message: string): void {
    this.#fail({ message })
  }
}

const clientEnvironment = (makeBackgroundWorker: () => BackgroundWorker) => ({
  makeBackgroundWorker,
  everySecond: () => () => undefined,
})

/** Returns a reply to a question. @param run number of the question */
function replyOf(kind: 'generation' | 'failed', run: number): BackgroundReply {
  if (kind === 'failed') return { type: 'failed', run, reason: String(run) }
  const generation = { status: 'running', tried: run, best: undefined } as const
  return { type: 'report', run, report: { job: 'generate', generation } }
}

/** Steps in any order: calls of the client, crashes, and replies to the question `age` questions before the newest. */
const steps = fc.array(
  fc.oneof(
    fc.constant({ do: 'ask' as const }),
    fc.constant({ do: 'drop' as const }),
    fc.constant({ do: 'stop' as const }),
    fc.constant({ do: 'continue' as const }),
    fc.constant({ do: 'crash' as const }),
    fc.record({
      do: fc.constant('reply' as const),
      kind: fc.constantFrom('generation' as const, 'generation' as const, 'failed' as const),
      age: fc.nat(3),
    }),
  ),
  { maxLength: 60 },
)

test.prop([steps])('only replies to the current question are reported, each failure once', (script) => {
  const received: string[] = []
  const expected: string[] = []
  const workers: ScriptedWorker[] = []
  const client = new BackgroundClient(
    clientEnvironment(() => {
      const worker = new ScriptedWorker()
      workers.push(worker)
      return worker
    }),
    (report) => report.job === 'generate' && received.push(`heard ${report.generation.tried}`),
    (loss) => received.push(`failed ${loss.kind === 'crashed' ? loss.message : loss.kind}`),
  )
  let current: number | undefined
  let newest = 0
  for (const step of script) {
    const worker = workers.at(-1)
    if (step.do === 'ask') {
      client.ask({ job: 'facts', order: { grid: gridOfLine(PUZZLES.codewars1) } })
      const lastRequest = workers.at(-1)?.requests.at(-1)
      expect(lastRequest).toMatchObject({ type: 'begin', job: 'facts' })
      newest = current = lastRequest?.run ?? NaN
    } else if (step.do === 'crash') {
      if (worker === undefined || worker.terminated) continue
      worker.crash('crash')
      expected.push('failed crash')
      expect(worker.terminated).toBe(true)
      current = undefined
    } else if (step.do === 'reply') {
      const run = newest - step.age
      worker?.reply(replyOf(step.kind, run))
      if (worker === undefined || run !== current) continue
      expected.push(`${step.kind === 'failed' ? 'failed' : 'heard'} ${run}`)
      if (step.kind === 'failed') current = undefined
    } else {
      client[step.do]()
      if (step.do === 'drop') current = undefined
    }
  }
  expect(received).toEqual(expected)
})

test('a question is stopped before the next one is sent, and a lost worker is replaced', () => {
  const workers: ScriptedWorker[] = []
  const client = new BackgroundClient(
    clientEnvironment(() => {
      workers.push(new ScriptedWorker())
      return workers[workers.length - 1]
    }),
    () => undefined,
    () => undefined,
  )
  const grid = gridOfLine(PUZZLES.codewars1)
  client.ask({ job: 'facts', order: { grid } })
  client.ask({ job: 'facts', order: { grid } })
  const [first, stop, second] = workers[0].requests
  expect(stop).toEqual({ type: 'stop', run: first.run })
  expect(second.run).not.toBe(first.run)
  workers[0].crash('lost')
  client.continue()
  client.ask({ job: 'facts', order: { grid } })
  expect(workers).toHaveLength(2)
  expect(workers[0].requests).toHaveLength(3)
})

test('a worker that was silent for too long gets no further question, a slow one does', () => {
  const seconds = new ManualSeconds()
  const workers: ScriptedWorker[] = []
  const makeBackgroundWorker = () => {
    const worker = new ScriptedWorker()
    workers.push(worker)
    return worker
  }
  const { everySecond } = seconds
  const client = new BackgroundClient(
    { makeBackgroundWorker, everySecond },
    () => undefined,
    () => expect.unreachable(),
  )
  const order = { job: 'facts', order: { grid: gridOfLine(PUZZLES.codewars1) } } as const
  client.ask(order)
  for (let second = 0; second < 2; second++) seconds.pass()
  client.ask(order)
  expect(workers.map(({ terminated }) => terminated)).toEqual([false])
  seconds.pass()
  client.ask(order)
  expect(workers.map(({ terminated }) => terminated)).toEqual([true, false])
  expect(workers[1].requests.map(({ type }) => type)).toEqual(['begin'])
})
