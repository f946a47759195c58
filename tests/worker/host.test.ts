/** The logic of the search worker (the host), run in Node: requests in, replies out; the test controls the pauses. */
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { gridOfLine } from '../../src/core/grid.ts'
import type { Extent } from '../../src/core/search/strategy.ts'
import { PAGE_EVENTS, pageOf } from '../../src/core/trace/page.ts'
import { SearchTrace } from '../../src/core/trace/searchTrace.ts'
import { type Position, START } from '../../src/core/trace/position.ts'
import type { SearchState } from '../../src/worker/compiledResume.ts'
import { Host, type HostDependencies } from '../../src/worker/host.ts'
import type { Reply, Request } from '../../src/worker/protocol.ts'
import { compileWebAssembly } from '../../src/worker/webAssembly.ts'
import { PUZZLES } from '../core/puzzles.ts'
import { compilingWith } from '../support/compiling.ts'
import { some } from '../thorough.ts'

/** A host whose pauses end when the test says so. Each slice of its work is one page (block of events) long. */
function hostWithManualPauses(tools: Partial<Pick<HostDependencies, 'compile'>> = {}) {
  const replies: Reply[] = []
  let resume: (() => void) | undefined
  let timeMs = 0
  const pauses: ('pause' | 'rest')[] = []
  const paused = (kind: 'pause' | 'rest') => {
    pauses.push(kind)
    return new Promise<void>((resolve) => (resume = resolve))
  }
  const host = new Host({
    post: (reply) => replies.push(reply),
    pause: () => paused('pause'),
    now: () => (timeMs += 10),
    rest: () => paused('rest'),
    ...tools,
  })
  return {
    replies,
    pauses,
    send: (request: Request) => host.receive(request),
    /** Ends the pause; resolves when the next one starts. */
    async slice() {
      resume?.()
      await new Promise((resolve) => setImmediate(resolve))
    },
    progress: (run: number) =>
      replies.flatMap((reply) => (reply.type === 'progress' && reply.run === run ? [reply.progress] : [])),
    rangeEnvelopes: () =>
      replies.flatMap((reply) =>
        reply.type === 'report' && reply.report.job === 'rangeEnvelope'
          ? [{ look: reply.ask, envelope: reply.report.envelope }]
          : [],
      ),
    hunts: () =>
      replies.flatMap((reply) =>
        reply.type === 'report' && reply.report.job === 'hunt' ? [reply.report.state] : [],
      ),
    pages: () => replies.flatMap((reply) => (reply.type === 'page' ? [reply.page.number] : [])),
  }
}

function startRequest(run: number, line: string, strategy = 'tables'): Request {
  return { type: 'start', run, grid: gridOfLine(line), strategy, extent: 'first' }
}

function prepareRequest(run: number, line: string, extent: Extent = 'first'): Request {
  return { type: 'prepare', run, grid: gridOfLine(line), strategy: 'tables', extent }
}

function rangeEnvelopeRequest(run: number, ask: number, from: number, to: number): Request {
  return { type: 'begin', run, ask, job: 'rangeEnvelope', order: { from, to } }
}

/** Requests a hunt (search for a breakpoint hit), here for the solution. */
function huntRequest(run: number, ask: number, from: Position): Request {
  const solution = { place: { kind: 'solution' }, conditions: [], nth: 0 } as const
  const goal = { kind: 'hit', breakpoints: [solution] } as const
  return { type: 'begin', run, ask, job: 'hunt', order: { goal, from, direction: 'forward' } }
}

describe('The host', () => {
  test('answers a start with the first page at once, before it continues the search', () => {
    const host = hostWithManualPauses()
    host.send(startRequest(1, PUZZLES.codewars2))
    expect(host.pages()).toEqual([0])
    expect(host.progress(1)).toMatchObject([{ status: 'searching', events: PAGE_EVENTS }])
  })

  test('reports how a likely search begins, as it does once that is started', async () => {
    const host = hostWithManualPauses()
    host.send(prepareRequest(0, PUZZLES.codewars2))
    expect(host.replies).toEqual([])
    await host.slice()
    const [reported] = host.replies
    host.send(startRequest(1, PUZZLES.codewars2))
    const [, page, progress] = host.replies
    expect(reported).toEqual({ ...page, ...progress, type: 'prepared', run: 0 })
    expect(host.progress(1)).toMatchObject([{ status: 'searching', events: PAGE_EVENTS }])
  })

  test.each([
    ['the one that is started', PUZZLES.codewars2, 'first'],
    ['one of another puzzle', PUZZLES.codewars1, 'first'],
    ['one to another extent', PUZZLES.codewars2, 'all'],
    ['one of a puzzle that contradicts itself', `88${PUZZLES.codewars2.slice(2)}`, 'first'],
  ] as const)('is the same after a likely search: %s', async (_, line, extent) => {
    const [host, prepared] = [hostWithManualPauses(), hostWithManualPauses()]
    prepared.send(prepareRequest(0, line, extent))
    await prepared.slice()
    for (const each of [host, prepared]) each.send(startRequest(1, PUZZLES.codewars2))
    // Nothing is prepared while a search runs.
    prepared.send(prepareRequest(1, line, extent))
    for (const each of [host, prepared]) await each.slice()
    expect(prepared.replies.filter(({ run }) => run === 1)).toEqual(host.replies)
  })

  test('searches the first page of a likely search once, and of the same search restarted', async () => {
    const host = hostWithManualPauses()
    host.send(prepareRequest(0, PUZZLES.codewars2))
    await host.slice()
    const advanced = vi.spyOn(SearchTrace.prototype, 'advance')
    onTestFinished(() => advanced.mockRestore())
    host.send(startRequest(1, PUZZLES.codewars2))
    expect(advanced).not.toHaveBeenCalled()
    host.send(startRequest(2, PUZZLES.codewars2))
    expect(advanced).toHaveBeenCalledOnce()
    expect(host.pages()).toEqual([0, 0])
  })

  test('searches to the end in slices, and reports it', async () => {
    const host = hostWithManualPauses()
    host.send(startRequest(1, PUZZLES.codewars2))
    for (let slice = 0; slice < 10; slice++) await host.slice()
    expect(host.progress(1).at(-1)).toMatchObject({
      status: 'ended',
      events: 99_056,
      placements: 49_558,
      solutions: 1,
    })
  })

  test('answers a request for a page between two slices', async () => {
    const host = hostWithManualPauses()
    host.send(startRequest(1, PUZZLES.codewars2))
    await host.slice()
    host.send({ type: 'page', run: 1, page: 1 })
    expect(host.pages()).toEqual([0, 1])
    expect(host.progress(1).at(-1)?.status).toBe('searching')
  })

  test('reports its progress on each request, with the last page if requested, until it is stopped', async () => {
    const host = hostWithManualPauses()
    const ask = (withPage: boolean) => host.send({ type: 'progress', run: 1, withPage })
    const reported = () => [host.progress(1).length, host.pages()]
    host.send(startRequest(1, PUZZLES.antiBruteForce))
    for (let slice = 0; slice < 20; slice++) await host.slice()
    expect(reported()).toEqual([1, [0]])
    ask(false)
    expect(reported()).toEqual([2, [0]])
    for (let slice = 0; slice < 20; slice++) await host.slice()
    ask(true)
    const events = host.progress(1).at(-1)?.events ?? 0
    expect(events).toBe(41 * PAGE_EVENTS)
    expect(reported()).toEqual([3, [0, pageOf(events)]])
    expect(host.replies.at(-1)?.type).toBe('progress')
    host.send({ type: 'stop', run: 1 })
    ask(true)
    expect(reported()).toEqual([4, [0, pageOf(events)]])
    expect(host.progress(1).at(-1)?.status).toBe('stopped')
  })

  test('stops, keeps its pages, and resumes where it was', async () => {
    const host = hostWithManualPauses()
    host.send(startRequest(1, PUZZLES.codewars2))
    await host.slice()
    host.send({ type: 'stop', run: 1 })
    const stopped = host.progress(1).at(-1)
    expect(stopped?.status).toBe('stopped')
    for (let slice = 0; slice < 10; slice++) await host.slice()
    expect(host.progress(1).at(-1)).toEqual(stopped)
    host.send({ type: 'page', run: 1, page: 0 })
    expect(host.pages()).toEqual([0, 0])
    host.send({ type: 'continue', run: 1 })
    for (let slice = 0; slice < 10; slice++) await host.slice()
    expect(host.progress(1).at(-1)).toMatchObject({ status: 'ended', events: 99_056 })
  })

  test('rests between the slices of a search for a while after a request to give way, and of nothing else', async () => {
    const host = hostWithManualPauses()
    host.send(startRequest(1, PUZZLES.antiBruteForce))
    await host.slice()
    host.send({ type: 'give-way', run: 1 })
    expect(host.pauses).not.toContain('rest')
    for (let slice = 0; slice < 100; slice++) await host.slice()
    expect(host.pauses).toContain('rest')
    expect(host.pauses.slice(host.pauses.lastIndexOf('rest') + 1)).not.toEqual([])

    host.send({ type: 'give-way', run: 1 })
    host.send({ type: 'stop', run: 1 })
    host.send(rangeEnvelopeRequest(1, 1, 0, 5 * PAGE_EVENTS))
    const before = host.pauses.length
    for (let slice = 0; slice < 5; slice++) await host.slice()
    expect(host.rangeEnvelopes()).not.toEqual([])
    // The pause in progress at the stop may have been a rest.
    expect(host.pauses.slice(before)).not.toContain('rest')
  })

  test('has one search running after a stop and a continue in quick succession', async () => {
    const host = hostWithManualPauses()
    host.send(startRequest(1, PUZZLES.antiBruteForce))
    host.send({ type: 'stop', run: 1 })
    host.send({ type: 'continue', run: 1 })
    const before = host.progress(1).at(-1)?.events ?? 0
    await host.slice()
    host.send({ type: 'stop', run: 1 })
    expect(host.progress(1).at(-1)?.events).toBe(before + PAGE_EVENTS)
  })

  test('drops a run for the next, with all its pending requests', async () => {
    const host = hostWithManualPauses()
    host.send(startRequest(1, PUZZLES.antiBruteForce))
    host.send(startRequest(2, PUZZLES.codewars1))
    const received = host.replies.length
    await host.slice()
    host.send({ type: 'page', run: 1, page: 0 })
    host.send({ type: 'stop', run: 1 })
    expect(host.replies.slice(received).filter(({ run }) => run === 1)).toEqual([])
    expect(host.progress(2).at(-1)).toMatchObject({ status: 'ended', events: 8365 })
  })

  test('makes a hunt wait for a running search, and not for a stopped one', async () => {
    const host = hostWithManualPauses()
    host.send(startRequest(1, PUZZLES.codewars2))
    // After the last known event, where there is nothing to scan yet.
    const from = { event: PAGE_EVENTS, step: 1 }
    host.send({ type: 'stop', run: 1 })
    host.send(huntRequest(1, 1, from))
    expect(host.hunts()).toEqual([{ kind: 'waiting', event: PAGE_EVENTS }])
    host.send({ type: 'continue', run: 1 })
    for (let slice = 0; slice < 10; slice++) await host.slice()
    expect(host.progress(1).at(-1)).toMatchObject({ status: 'ended', events: 99_056 })
    expect(host.hunts()).toHaveLength(1)
    host.send(startRequest(2, PUZZLES.codewars2))
    host.send(huntRequest(2, 2, from))
    for (let slice = 0; slice < 10; slice++) await host.slice()
    expect(host.hunts().at(-1)).toMatchObject({ kind: 'found', position: { event: 99_056 } })
  })

  test('advances the search before anything else in a turn, so that jobs see its latest events', async () => {
    const host = hostWithManualPauses()
    host.send(startRequest(1, PUZZLES.codewars2))
    host.send(huntRequest(1, 1, START))
    for (let slice = 0; slice < 20 && host.progress(1).at(-1)?.status !== 'ended'; slice++) await host.slice()
    expect(host.hunts().at(-1)).toMatchObject({ kind: 'found', position: { event: 99_056 } })
  })

  /**
   * Returns a host whose search has stopped after forty pages. The envelope of so many pages (their lowest and highest
   * depths, as the timeline draws them) is at first not exact.
   */
  async function hostAfterStop() {
    const host = hostWithManualPauses()
    host.send(startRequest(1, PUZZLES.antiBruteForce))
    for (let slice = 0; slice < 40; slice++) await host.slice()
    host.send({ type: 'stop', run: 1 })
    return host
  }

  test('answers a range envelope at once with what it knows, and continues until it is exact', async () => {
    const host = await hostAfterStop()
    host.send(rangeEnvelopeRequest(1, 1, 200_010, 250_000))
    for (let slice = 0; slice < 10; slice++) await host.slice()
    const looks = host.rangeEnvelopes()
    expect(looks.length).toBeGreaterThan(1)
    for (const { envelope } of looks) expect(envelope).toMatchObject({ from: 200_000, span: 16 })
    const sizes = looks.map(({ envelope: { lowest, highest } }) =>
      lowest.reduce((sum, low, bucket) => sum + highest[bucket] - low, 0),
    )
    expect(sizes).toEqual(sizes.toSorted((one, other) => other - one))
    expect(sizes[0]).toBeGreaterThan(sizes.at(-1) ?? 0)
    await host.slice()
    expect(host.rangeEnvelopes()).toHaveLength(looks.length)
  })

  test('works on the envelope of the latest range only, and no longer on a cancelled one', async () => {
    const host = await hostAfterStop()
    for (const look of [1, 2]) host.send(rangeEnvelopeRequest(1, look, look * 1e5, look * 1e5 + 5e4))
    for (let slice = 0; slice < 10; slice++) await host.slice()
    const numbers = host.rangeEnvelopes().map(({ look }) => look)
    expect(numbers.slice(0, 3)).toEqual([1, 2, 2])
    expect(numbers.lastIndexOf(1)).toBe(0)
    host.send(rangeEnvelopeRequest(1, 3, 3e5, 3.5e5))
    host.send({ type: 'end', run: 1, job: 'rangeEnvelope' })
    const received = host.rangeEnvelopes().length
    for (let slice = 0; slice < 10; slice++) await host.slice()
    expect(host.rangeEnvelopes()).toHaveLength(received)
  })

  test('does not read an earlier run', async () => {
    const host = await hostAfterStop()
    host.send(rangeEnvelopeRequest(1, 1, 1e5, 1.5e5))
    host.send(startRequest(2, PUZZLES.codewars1))
    const received = host.rangeEnvelopes().length
    host.send(rangeEnvelopeRequest(1, 2, 0, 8000))
    for (let slice = 0; slice < 5; slice++) await host.slice()
    expect(host.rangeEnvelopes()).toHaveLength(received)
  })

  test('turns an exception into a failed run', () => {
    const host = hostWithManualPauses()
    host.send(startRequest(1, PUZZLES.codewars1, 'no-such-program'))
    host.send(startRequest(2, PUZZLES.codewars1))
    host.send({ type: 'page', run: 2, page: 99 })
    expect(host.replies.filter(({ type }) => type === 'failed')).toMatchObject([{ run: 1 }, { run: 2 }])
  })
})

/** Returns all replies in a search, with page requests before and after the compilation, which ends mid-search. */
async function repliesWith(strategy: string, compile?: typeof compileWebAssembly) {
  let compiling: Promise<unknown> = Promise.resolve()
  const host = hostWithManualPauses(
    compile &&
      compilingWith((module) => {
        const code = compile(module)
        compiling = code
        return code
      }),
  )
  host.send(startRequest(1, PUZZLES.codewars2, strategy))
  for (let slice = 0; slice < 10; slice++) {
    await host.slice()
    if (slice < 4) host.send({ type: 'page', run: 1, page: slice + 1 })
    if (slice === 1) await compiling.catch(() => undefined)
  }
  for (const page of [5, 0, 6]) host.send({ type: 'page', run: 1, page })
  host.send({ type: 'solution', run: 1, solution: 1 })
  return host.replies
}

describe('Code compiled for the search', () => {
  /** A compilation whose result is delivered when the test says so. */
  function compilation() {
    let release: () => void = () => undefined
    const released = new Promise<void>((resolve) => (release = resolve))
    let module: Uint8Array | undefined
    return {
      module: () => module,
      release,
      async compile(bytes: Uint8Array<ArrayBuffer>) {
        module = bytes
        const code = await compileWebAssembly(bytes)
        await released
        return code
      },
    }
  }

  test.each(some(['tables', 'bitmasks'], 1))(
    'takes over a search by %s without a visible change',
    async (strategy) => {
      let calls = 0
      const replies = await repliesWith(strategy, async (bytes) => {
        const { memory, run } = await compileWebAssembly(bytes)
        return { memory, run: () => (calls++, run()) }
      })
      expect(calls).toBeGreaterThan(0)
      expect(replies).toEqual(await repliesWith(strategy))
    },
  )

  test('that is not available leaves the search as it is', { tags: ['thorough'] }, async () => {
    const replies = await repliesWith('tables', () => Promise.reject(new Error('No WebAssembly')))
    expect(replies).toEqual(await repliesWith('tables'))
    expect(replies.some(({ type }) => type === 'failed')).toBe(false)
  })

  test('blocks neither the search nor the next one', async () => {
    const { compile, release, module } = compilation()
    const host = hostWithManualPauses(compilingWith(compile))
    host.send(startRequest(1, PUZZLES.codewars2))
    await host.slice()
    expect(module()).toBeDefined()
    expect(host.progress(1)[0].events).toBe(PAGE_EVENTS)
    host.send(startRequest(2, PUZZLES.codewars2))
    release()
    for (let slice = 0; slice < 10; slice++) await host.slice()
    expect(host.progress(2).at(-1)).toMatchObject({ status: 'ended', events: 99_056, placements: 49_558 })
  })

  test('may be deferred until the search is long, as long as it runs and is the current one', async () => {
    const states: (() => SearchState)[] = []
    const host = hostWithManualPauses({
      async compile(_givens, _strategy, _extent, state) {
        states.push(state)
        return undefined
      },
    })
    host.send(startRequest(1, PUZZLES.codewars2))
    expect(states[0]()).toEqual({ events: PAGE_EVENTS, isOver: false })
    host.send(startRequest(2, PUZZLES.codewars2))
    expect(states.map((state) => state().isOver)).toEqual([true, false])
    for (let slice = 0; slice < 10; slice++) await host.slice()
    expect(states[1]()).toEqual({ events: 99_056, isOver: true })
  })

  test('is not made for a search that ends within its first page', () => {
    const { compile, module } = compilation()
    hostWithManualPauses(compilingWith(compile)).send(startRequest(1, PUZZLES.codewars1))
    expect(module()).toBeUndefined()
  })
})
