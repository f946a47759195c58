/**
 * The chunk's client of the search worker: it hears nothing of old runs, whatever the order of messages. It asks for
 * blocks of events (chunks), reports and other computations only when they are needed.
 */
import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { TraceClient } from '../../../src/search/worker/traceClient.ts'
import type { TraceListener } from '../../../src/search/jobs/traceSource.ts'
import type { ToClient, ToHost } from '../../../src/calls/protocol.ts'
import type { RawWorker } from '../../../src/calls/watchedWorker.ts'
import type { Givens } from '../../../src/sudoku/givens.ts'
import { EMPTY_ENVELOPE } from '../../../src/search/trace/envelope.ts'
import { NO_LANDMARKS } from '../../../src/search/trace/landmarks.ts'
import type { Chunk } from '../../../src/search/trace/chunk.ts'
import type { Progress, Reached } from '../../../src/search/worker/solverQuestions.ts'
import { givensOfLine, PUZZLES } from '../../sudoku/puzzles.ts'

type Ask = Extract<ToHost, { readonly type: 'ask' }>

/** A worker that replies when the test says so, in the order the test chooses. */
class ScriptedWorker implements RawWorker {
  readonly messages: ToHost[] = []
  #handle: (message: { readonly data: ToClient }) => void = () => undefined

  postMessage(message: ToHost): void {
    this.messages.push(message)
  }

  addEventListener(type: string, listener: (event: never) => void): void {
    // The overloads of the interface pair each type with its event.
    if (type === 'message') this.#handle = listener as (message: { readonly data: ToClient }) => void
  }

  terminate(): void {}

  asked(kind: string): readonly Ask[] {
    return this.messages.flatMap((message) =>
      message.type === 'ask' && message.kind === kind ? [message] : [],
    )
  }

  /** True if the client has dropped a question. */
  isDropped({ id }: Ask): boolean {
    return this.messages.some((message) => message.type === 'end' && message.id === id)
  }

  /** Sends a message about a question, and waits until it is heard. */
  async reply(type: 'told' | 'answered' | 'failed', ask: Ask | undefined, tell: unknown): Promise<void> {
    const { id } = ask ?? expect.unreachable()
    if (type === 'failed') this.#handle({ data: { type, id, reason: String(tell), isSpent: false } })
    else this.#handle({ data: { type, id, tell, isSpent: false } })
    await new Promise((resolve) => setImmediate(resolve))
  }
}

const SILENT: TraceListener = {
  progressReported() {},
  chunkArrived() {},
  linesArrived() {},
  failed() {},
}

/** @param whenRested calls back once the chunk has finished its work; by default never */
function clientOf(
  received: Partial<TraceListener> = {},
  whenRested: (resume: () => void) => void = () => undefined,
) {
  const worker = new ScriptedWorker()
  const client = new TraceClient(
    () => worker,
    () => () => undefined,
    { ...SILENT, ...received },
    whenRested,
  )
  return {
    worker,
    client,
    begin: (strategy = 'tables') => client.begin(givensOfLine(PUZZLES.codewars1), strategy, 'first'),
    /** Lets the worker tell how far the latest search is. */
    tell: (reached: Reached) => worker.reply('told', worker.asked('trace').at(-1), reached),
  }
}

const START = {
  event: 0,
  placements: 0,
  solutions: 0,
  work: 0,
  stack: new Uint16Array(0),
  tried: 0,
  ended: false,
}

const CHUNK: Chunk = { kind: 'search', number: 0, start: START, events: new Uint16Array(5) }

function progressTo(events: number, status: Progress['status'] = 'searching'): Progress {
  return {
    status,
    events,
    placements: 0,
    solutions: 0,
    work: 0,
    elapsedMs: 1,
    deepest: 51,
    envelope: EMPTY_ENVELOPE,
    landmarks: NO_LANDMARKS,
  }
}

const reached = (events: number, status?: Progress['status'], chunk?: Chunk): Reached => ({
  progress: progressTo(events, status),
  chunk,
})

const steps = fc.array(
  fc.oneof(
    fc.constant({ do: 'begin' as const }),
    fc.constant({ do: 'drop' as const }),
    fc.record({
      do: fc.constant('reply' as const),
      kind: fc.constantFrom('progress' as const, 'chunk' as const, 'failed' as const),
      age: fc.nat(3),
    }),
  ),
  { maxLength: 60 },
)

property.prop([steps])('only replies about the current run are reported', async (script) => {
  const received: string[] = []
  const expected: string[] = []
  const { worker, client, begin } = clientOf({
    progressReported: ({ events }) => received.push(`progress ${events}`),
    chunkArrived: () => received.push('chunk'),
    failed: (loss) => received.push(`failed ${loss.kind === 'crashed' ? loss.message : loss.kind}`),
  })
  let current: Ask | undefined
  for (const step of script) {
    if (step.do === 'begin') {
      begin()
      current = worker.asked('trace').at(-1)
    } else if (step.do === 'drop') {
      client.drop()
      current = undefined
    } else {
      const runs = worker.asked('trace')
      const run = runs.at(-1 - step.age)
      if (run === undefined) continue
      const isCurrent = run === current
      if (step.kind === 'chunk') {
        // The latest chunk that was asked for in the run, if any.
        const asked = worker.asked('chunk').findLast(({ id }) => id > run.id)
        if (asked === undefined || !isCurrent || worker.isDropped(asked)) continue
        await worker.reply('answered', asked, CHUNK)
        continue
      }
      if (step.kind === 'failed') await worker.reply('failed', run, run.id)
      else await worker.reply('told', run, reached(run.id))
      if (!isCurrent) continue
      expected.push(`${step.kind} ${run.id}`)
      if (step.kind === 'failed') current = undefined
    }
  }
  expect(received).toEqual(expected)
})

test('a run that fails is dropped, with all that was asked about it', async () => {
  const losses: unknown[] = []
  const { worker, client, begin, tell } = clientOf({ failed: (loss) => losses.push(loss) })
  begin()
  await tell(reached(5))
  const told: unknown[] = []
  async function find(): Promise<void> {
    const order = {
      goal: { kind: 'hit', breakpoints: [] },
      from: { event: 0, step: 0 },
      direction: 'forward',
    } as const
    for await (const report of client.ask('findStop', order, new AbortController().signal)) told.push(report)
  }
  const finding = find()
  await worker.reply('failed', worker.asked('advance')[0], 'out of memory')
  await finding
  expect(losses).toEqual([{ kind: 'crashed', message: 'out of memory' }])
  expect([told, client.length]).toEqual([[], 0])
  begin()
  expect(worker.asked('trace')).toHaveLength(2)
})

test('a chunk is asked for once it is reached, and once, however often it is needed before it arrives', async () => {
  const { worker, client, begin, tell } = clientOf()
  begin()
  const asked = () => worker.asked('chunk').map(({ order }) => order)
  expect([client.chunk(1, 16_385), asked()]).toEqual([undefined, []])
  await tell(reached(16_385))
  for (let times = 0; times < 3; times++) expect(client.chunk(1, 16_385)).toBeUndefined()
  expect(asked()).toEqual([1])
})

test('the first chunk comes with the first report, and is not asked for', async () => {
  const { worker, client, begin, tell } = clientOf()
  begin()
  expect(client.chunk(0, 5)).toBeUndefined()
  await tell(reached(5, 'searching', CHUNK))
  expect(client.chunk(0, 5)).toBe(CHUNK)
  expect(worker.asked('chunk')).toEqual([])
})

test('the next report is asked for once the chunk has rested from the previous one, and for each run', async () => {
  const received: string[] = []
  const rested: (() => void)[] = []
  const { worker, begin, tell } = clientOf(
    { progressReported: ({ status, events }) => received.push(`${status} ${events}`) },
    (resume) => rested.push(resume),
  )
  const polls = () => worker.asked('progress')
  async function rest(): Promise<void> {
    for (const resume of rested.splice(0)) resume()
    await new Promise((resolve) => setImmediate(resolve))
  }
  const report = (events: number, status?: Progress['status']) =>
    worker.reply('answered', polls().at(-1), reached(events, status))
  begin()
  expect(polls()).toHaveLength(0)
  await tell(reached(10))
  expect(polls()).toHaveLength(0)
  await rest()
  expect(polls()).toHaveLength(1)
  await report(20)
  await rest()
  expect(polls()).toHaveLength(2)
  await report(40)
  begin()
  await rest()
  expect(polls()).toHaveLength(2)
  await tell(reached(5))
  await rest()
  expect(polls()).toHaveLength(3)
  await worker.reply('answered', worker.asked('advance').at(-1), progressTo(50, 'ended'))
  await report(50, 'ended')
  await rest()
  expect(polls()).toHaveLength(3)
  expect(received).toEqual(['searching 10', 'searching 20', 'searching 40', 'searching 5', 'ended 50'])
})

test('a stop drops the question that searches on, and reports how far the search is; a continue asks it again', async () => {
  const received: string[] = []
  const { worker, client, begin, tell } = clientOf({
    progressReported: ({ status, events }) => received.push(`${status} ${events}`),
  })
  begin()
  await tell(reached(10))
  client.continue()
  expect(worker.asked('advance')).toHaveLength(1)
  client.stop()
  client.stop()
  const [advance] = worker.asked('advance')
  expect([worker.isDropped(advance), worker.asked('progress').length]).toEqual([true, 1])
  await worker.reply('answered', worker.asked('progress').at(-1), reached(20, 'stopped'))
  client.continue()
  // A stop and a continue in quick succession: only the last question counts.
  client.stop()
  client.continue()
  expect(worker.asked('advance').map((asked) => worker.isDropped(asked))).toEqual([true, true, false])
  await worker.reply('answered', worker.asked('progress').at(-1), reached(25))
  await worker.reply('answered', worker.asked('advance').at(-1), progressTo(30, 'ended'))
  client.stop()
  client.continue()
  expect(worker.asked('advance')).toHaveLength(3)
  expect(received).toEqual(['searching 10', 'stopped 20', 'searching 25', 'ended 30'])
})

test('a report includes its chunk while the board follows the search', async () => {
  let follows = true
  const { worker, client, begin, tell } = clientOf(
    { progressReported: ({ events }) => follows && client.chunk(0, events) },
    (resume) => resume(),
  )
  const withChunks = () =>
    worker.asked('progress').map(({ order }) => (order as { readonly withChunk: boolean }).withChunk)
  begin()
  await tell(reached(10))
  for (const events of [20, 30, 40]) {
    follows = events === 20
    await worker.reply('answered', worker.asked('progress').at(-1), reached(events))
  }
  expect(withChunks()).toEqual([true, true, false, false])
})

test('another program gets another worker, which may be started ahead of its run', () => {
  const ended: string[] = []
  const made: string[] = []
  const client = new TraceClient(
    () => {
      const worker = new ScriptedWorker()
      const name = `worker ${made.length + 1}`
      made.push(name)
      worker.terminate = () => void ended.push(name)
      return worker
    },
    () => () => undefined,
    SILENT,
    () => undefined,
  )
  const easy = givensOfLine(PUZZLES.codewars1)
  client.change(easy, 'tables', 'first')
  expect(made).toEqual([])
  client.prepare(easy, 'tables', 'first')
  client.begin(easy, 'tables', 'first')
  client.begin(givensOfLine(PUZZLES.codewars2), 'tables', 'first')
  expect([made, ended]).toEqual([['worker 1'], []])
  client.drop()
  client.change(easy, 'bitmasks', 'first')
  expect([made, ended]).toEqual([['worker 1', 'worker 2'], ['worker 1']])
})

describe('A search begun ahead of its run', () => {
  const easy = givensOfLine(PUZZLES.codewars1)
  const hard = givensOfLine(PUZZLES.codewars2)

  function listening() {
    const heard: (number | 'lost')[] = []
    const setup = clientOf({
      progressReported: ({ events }) => void heard.push(events),
      failed: () => void heard.push('lost'),
    })
    const { client, worker } = setup
    return {
      ...setup,
      heard,
      prepare: (givens: Givens) => client.prepare(givens, 'tables', 'first'),
      begin: (givens: Givens) => client.begin(givens, 'tables', 'first'),
      latestTrace: () => worker.asked('trace').at(-1) ?? expect.unreachable(),
    }
  }

  test('has its first chunk and progress at hand when the run begins', async () => {
    const { client, worker, heard, prepare, begin, tell } = listening()
    prepare(easy)
    await tell(reached(5, 'searching', CHUNK))
    expect([heard, client.chunk(0, 0)]).toEqual([[], undefined])
    begin(easy)
    expect([heard, client.chunk(0, 5)]).toEqual([[5], CHUNK])
    expect(worker.asked('trace')).toHaveLength(1)
  })

  test('serves the run also if its first chunk comes later', async () => {
    const { worker, heard, prepare, begin, tell } = listening()
    prepare(easy)
    begin(easy)
    await tell(reached(5))
    expect([heard, worker.asked('trace').length]).toEqual([[5], 1])
  })

  test('is asked for once, and dropped for a run of another', async () => {
    const { worker, heard, prepare, begin, tell, latestTrace } = listening()
    prepare(easy)
    prepare(easy)
    expect(worker.asked('trace')).toHaveLength(1)
    const ahead = latestTrace()
    await tell(reached(5))
    begin(hard)
    expect([worker.isDropped(ahead), worker.isDropped(latestTrace()), heard]).toEqual([true, false, []])
  })

  test('never disturbs an open run', () => {
    const { worker, prepare, begin, latestTrace } = listening()
    begin(easy)
    const run = latestTrace()
    prepare(hard)
    expect([worker.isDropped(run), latestTrace()]).toEqual([false, run])
  })

  test('is dropped with its run, and serves one run only', async () => {
    const { client, worker, prepare, begin, tell, latestTrace } = listening()
    prepare(easy)
    await tell(reached(5))
    begin(easy)
    const first = latestTrace()
    client.drop()
    expect(worker.isDropped(first)).toBe(true)
    begin(easy)
    expect(worker.asked('trace')).toHaveLength(2)
  })

  test('that fails is not told of; the run asks again', async () => {
    const { worker, heard, prepare, begin, latestTrace } = listening()
    prepare(easy)
    await worker.reply('failed', latestTrace(), 'out of memory')
    expect(heard).toEqual([])
    begin(easy)
    expect(worker.asked('trace')).toHaveLength(2)
    await worker.reply('failed', latestTrace(), 'out of memory')
    expect(heard).toEqual(['lost'])
  })
})
