/**
 * The page's client of the search worker: it ignores messages of old runs, whatever their order. It requests blocks of
 * events (pages), reports and other computations only when they are needed.
 */
import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { type SolverWorker, TraceClient } from '../../src/app/session/traceClient.ts'
import type { TraceListener } from '../../src/app/session/traceSource.ts'
import { EMPTY_ENVELOPE } from '../../src/core/trace/envelope.ts'
import { NO_LANDMARKS } from '../../src/core/trace/landmarks.ts'
import type { Reply, Request } from '../../src/worker/protocol.ts'
import { givensOfLine, PUZZLES } from '../core/puzzles.ts'

/** A worker that replies when the test says so, in the order the test chooses. */
class ScriptedWorker implements SolverWorker {
  readonly requests: Request[] = []
  #handle: (message: { readonly data: Reply }) => void = () => undefined

  postMessage(request: Request): void {
    this.requests.push(request)
  }

  addEventListener(type: string, listener: (event: never) => void): void {
    // The overloads of the interface pair each type with its event.
    if (type === 'message') this.#handle = listener as (message: { readonly data: Reply }) => void
  }

  terminate(): void {}

  reply(reply: Reply): void {
    this.#handle({ data: reply })
  }
}

const NO_PICTURE = {
  from: 0,
  span: 1,
  columns: 0,
  rows: 0,
  shares: new Uint8Array(0),
  depths: new Uint8Array(0),
  placements: new Uint16Array(0),
  froms: new Float64Array(0),
  tos: new Float64Array(0),
  pathFroms: new Float64Array(0),
  pathTos: new Float64Array(0),
  isExact: true,
}

const never = () => () => undefined

const SILENT: TraceListener = {
  progressReported() {},
  pageArrived() {},
  flameArrived() {},
  flameNodeFound() {},
  linesArrived() {},
  envelopeArrived() {},
  fillsArrived() {},
  solutionFound() {},
  huntReported() {},
  failed() {},
}

/** @param whenRested calls back once the page has finished its work; by default at once, as if it were never busy */
function clientOf(
  worker: ScriptedWorker,
  received: Partial<TraceListener> = {},
  whenRested = (resume: () => void): unknown => resume(),
): TraceClient {
  return new TraceClient(() => worker, never, { ...SILENT, ...received }, whenRested)
}

const start = {
  event: 0,
  placements: 0,
  solutions: 0,
  work: 0,
  stack: new Uint16Array(0),
  tried: 0,
  ended: false,
}

function replyOf(kind: 'progress' | 'page' | 'failed', run: number): Reply {
  if (kind === 'page')
    return { type: 'page', run, page: { kind: 'search', number: 0, start, events: new Uint16Array(5) } }
  if (kind === 'failed') return { type: 'failed', run, reason: String(run) }
  const progress = { status: 'searching', placements: 0, solutions: 0, work: 0, elapsedMs: 1 } as const
  return {
    type: 'progress',
    run,
    progress: { ...progress, events: run, deepest: 51, envelope: EMPTY_ENVELOPE, landmarks: NO_LANDMARKS },
  }
}

const steps = fc.array(
  fc.oneof(
    fc.constant({ do: 'start' as const }),
    fc.constant({ do: 'drop' as const }),
    fc.record({
      do: fc.constant('reply' as const),
      kind: fc.constantFrom('progress' as const, 'page' as const, 'failed' as const),
      age: fc.nat(3),
    }),
  ),
  { maxLength: 60 },
)

test.prop([steps])('only replies of the current run are reported', (script) => {
  const received: string[] = []
  const expected: string[] = []
  const worker = new ScriptedWorker()
  const client = clientOf(worker, {
    progressReported: ({ events }) => received.push(`progress ${events}`),
    pageArrived: () => received.push('page'),
    envelopeArrived: () => received.push('envelope'),
    fillsArrived: () => received.push('fills'),
    solutionFound: () => received.push('solution'),
    huntReported: () => received.push('hunt'),
    failed: (loss) => received.push(`failed ${loss.kind === 'crashed' ? loss.message : loss.kind}`),
  })
  let current: number | undefined
  for (const step of script) {
    if (step.do === 'start') {
      client.start(givensOfLine(PUZZLES.codewars1), 'tables', 'first')
      current = worker.requests.at(-1)?.run
    } else if (step.do === 'drop') {
      client.drop()
      current = undefined
    } else {
      const newest = worker.requests.findLast(({ type }) => type === 'start')?.run ?? 0
      const run = newest - step.age
      worker.reply(replyOf(step.kind, run))
      if (run !== current) continue
      expected.push(step.kind === 'page' ? 'page' : `${step.kind} ${run}`)
      if (step.kind === 'failed') current = undefined
    }
  }
  expect(received).toEqual(expected)
})

test('a page is requested once it is reached, and once, however often it is needed before it arrives', () => {
  const worker = new ScriptedWorker()
  const client = clientOf(worker)
  client.start(givensOfLine(PUZZLES.codewars1), 'tables', 'first')
  const reached = replyOf('progress', 1)
  const pageRequests = () => worker.requests.filter(({ type }) => type === 'page').length
  expect([client.page(1, 16_385), pageRequests()]).toEqual([undefined, 0])
  if (reached.type === 'progress')
    worker.reply({ ...reached, progress: { ...reached.progress, events: 16_385 } })
  for (let times = 0; times < 3; times++) expect(client.page(1, 16_385)).toBeUndefined()
  expect(pageRequests()).toBe(1)
})

test('a hunt that was cancelled, or followed by another, reports nothing', () => {
  const received: number[] = []
  const worker = new ScriptedWorker()
  const client = clientOf(worker, {
    huntReported: (state) => received.push(state.kind === 'hunting' ? state.event : -1),
  })
  client.start(givensOfLine(PUZZLES.codewars1), 'tables', 'first')
  const start = { event: 0, step: 0 }
  const answer = (hunt: number) =>
    worker.reply({
      type: 'report',
      run: 1,
      ask: hunt,
      report: { job: 'hunt', state: { kind: 'hunting', event: hunt } },
    })
  const goal = { kind: 'hit', breakpoints: [] } as const
  client.hunt({ goal, from: start, direction: 'forward' })
  const [first] = worker.requests.flatMap((request) => (request.type === 'begin' ? [request.ask] : []))
  answer(first)
  client.hunt({ goal, from: start, direction: 'back' })
  answer(first)
  answer(first + 1)
  client.endHunt()
  answer(first + 1)
  expect(received).toEqual([first, first + 1])
})

test('an envelope is requested once, and an earlier request reports nothing', () => {
  const received: number[] = []
  const worker = new ScriptedWorker()
  const client = clientOf(worker, {
    envelopeArrived: ({ from }) => received.push(from),
  })
  client.start(givensOfLine(PUZZLES.codewars1), 'tables', 'first')
  const asks = () => worker.requests.flatMap((request) => (request.type === 'begin' ? [request] : []))
  const answer = (ask: number) =>
    worker.reply({
      type: 'report',
      run: 1,
      ask,
      report: { job: 'rangeEnvelope', envelope: { ...EMPTY_ENVELOPE, from: ask } },
    })
  for (let times = 0; times < 3; times++) client.requestEnvelope({ from: 100, to: 200 })
  const [first] = asks()
  answer(first.ask)
  client.requestEnvelope({ from: 100, to: 300 })
  expect(asks()).toMatchObject([
    { job: 'rangeEnvelope', order: { from: 100, to: 200 } },
    { job: 'rangeEnvelope', order: { from: 100, to: 300 } },
  ])
  answer(first.ask)
  answer(first.ask + 1)
  client.dropEnvelope()
  answer(first.ask + 1)
  expect(received).toEqual([first.ask, first.ask + 1])
  expect(worker.requests.at(-1)).toMatchObject({ type: 'end', job: 'rangeEnvelope' })
})

test('while the view of a flame chart moves, one chart is computed at a time, and the last one always', () => {
  const received: number[] = []
  const worker = new ScriptedWorker()
  const client = clientOf(worker, {
    flameArrived: ({ from }) => received.push(from),
  })
  client.start(givensOfLine(PUZZLES.codewars1), 'tables', 'first')
  const reached = replyOf('progress', 1)
  if (reached.type === 'progress')
    worker.reply({ ...reached, progress: { ...reached.progress, events: 16_385 } })
  const started = () => worker.requests.flatMap((request) => (request.type === 'begin' ? [request] : []))
  const startedFrom = () => started().map(({ order }) => ('from' in order ? order.from : undefined))
  const show = (from: number) => client.requestFlame({ from, to: from + 100, isExact: true })
  function answerLatest(): void {
    const { ask = 0, order } = started().at(-1) ?? {}
    const from = order !== undefined && 'from' in order && typeof order.from === 'number' ? order.from : -1
    worker.reply({ type: 'report', run: 1, ask, report: { job: 'flame', picture: { ...NO_PICTURE, from } } })
  }
  for (const from of [0, 10, 20, 30]) show(from)
  expect(startedFrom()).toEqual([0])
  answerLatest()
  expect([received, startedFrom()]).toEqual([[0], [0, 30]])
  // Returning to the range whose job is in progress starts no new job.
  for (const from of [40, 30]) show(from)
  for (let times = 0; times < 3; times++) answerLatest()
  expect([received, startedFrom()]).toEqual([
    [0, 30, 30, 30],
    [0, 30],
  ])
  // After the first report on a range, the rest of its job is cancelled in favour of the range now in view.
  show(50)
  expect(startedFrom()).toEqual([0, 30, 50])
  client.dropFlame()
  answerLatest()
  show(60)
  expect([received, startedFrom()]).toEqual([
    [0, 30, 30, 30],
    [0, 30, 50, 60],
  ])
})

/** @returns a function by which the worker reports the progress of a run */
function progressReporter(worker: ScriptedWorker) {
  const reply = replyOf('progress', 1)
  if (reply.type !== 'progress') throw new Error('Not a report')
  return (run: number, events: number, status: 'searching' | 'ended' = 'searching') =>
    worker.reply({ ...reply, run, progress: { ...reply.progress, events, status } })
}

test('the next report is requested once the page has rested from the previous one, and for each run', () => {
  const received: string[] = []
  const rested: (() => void)[] = []
  const worker = new ScriptedWorker()
  const client = clientOf(
    worker,
    { progressReported: ({ status, events }) => received.push(`${status} ${events}`) },
    (resume) => rested.push(resume),
  )
  const report = progressReporter(worker)
  const begin = () => client.start(givensOfLine(PUZZLES.codewars1), 'tables', 'first')
  const rest = () => rested.splice(0).forEach((resume) => resume())
  const progressRequests = () =>
    worker.requests.flatMap(({ type, run }) => (type === 'progress' ? [run] : []))
  begin()
  expect(progressRequests()).toEqual([])
  report(1, 10)
  expect(progressRequests()).toEqual([])
  rest()
  expect(progressRequests()).toEqual([1])
  // Two reports that arrive before the page is idle, as after a stop and a continuation, cause one request.
  report(1, 20)
  report(1, 30)
  rest()
  expect(progressRequests()).toEqual([1, 1])
  report(1, 40)
  begin()
  rest()
  expect(progressRequests()).toEqual([1, 1])
  report(2, 5)
  rest()
  report(2, 50, 'ended')
  rest()
  expect(progressRequests()).toEqual([1, 1, 2])
  expect(received.join(', ')).toBe(
    'searching 10, searching 20, searching 30, searching 40, searching 5, ended 50',
  )
})

test('a report includes its page while the board follows the search', () => {
  const worker = new ScriptedWorker()
  let follows = true
  const client = clientOf(worker, { progressReported: ({ events }) => follows && client.page(0, events) })
  const report = progressReporter(worker)
  client.start(givensOfLine(PUZZLES.codewars1), 'tables', 'first')
  const withPages = () =>
    worker.requests.flatMap((request) => (request.type === 'progress' ? [request.withPage] : []))
  report(1, 10)
  report(1, 20)
  follows = false
  report(1, 30)
  report(1, 40)
  // When a request is sent, the board has not yet asked for the page. So `withPage` follows from the previous report.
  expect(withPages()).toEqual([false, true, true, false])
})

test('a likely search has events as soon as it is started, any other once the worker reports them', () => {
  const received: number[] = []
  const worker = new ScriptedWorker()
  const client = clientOf(worker, { progressReported: ({ events }) => received.push(events) })
  const [likely, other] = [givensOfLine(PUZZLES.codewars1), givensOfLine(PUZZLES.codewars2)]
  const [report, page] = [replyOf('progress', 5), replyOf('page', 0)]
  if (report.type !== 'progress' || page.type !== 'page') throw new Error('Not the beginning of a search')
  const [{ progress }, { page: first }] = [report, page]
  /** @returns the number of events known immediately after the start, and whether their page is available */
  const started = (begin: () => void) => {
    received.length = 0
    begin()
    return [received.join(' '), client.page(0, 5) !== undefined]
  }
  function prepare(): void {
    client.prepare(likely, 'tables', 'first')
    const run = worker.requests.at(-1)?.run ?? 0
    worker.reply({ type: 'prepared', run, page: first, progress })
  }
  prepare()
  expect(started(() => client.start(likely, 'tables', 'first'))).toEqual(['5', true])
  // The first run has used the prepared search, so this run starts without it.
  expect(started(() => client.start(likely, 'tables', 'first'))).toEqual(['', false])
  for (const start of [
    () => client.start(other, 'tables', 'first'),
    () => client.start(likely, 'tables', 'all'),
    () => client.start(likely, 'bitmasks', 'first'),
  ]) {
    prepare()
    expect(started(start)).toEqual(['', false])
  }
  prepare()
  client.drop()
  expect(started(() => client.start(likely, 'tables', 'first'))).toEqual(['', false])
})
