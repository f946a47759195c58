/** The logic of the search worker (the host), run in Node: questions in, tellings out; the test controls the pauses. */
import { describe, expect, test } from 'vitest'
import type { RangeOrder } from '../../../src/search/jobs/envelopeJob.ts'
import { CHUNK_EVENTS, chunkOf } from '../../../src/search/trace/chunk.ts'
import { type Position, START } from '../../../src/search/trace/position.ts'
import type { SearchState } from '../../../src/search/worker/compiledResume.ts'
import type { FindStopOrder } from '../../../src/search/worker/solverQuestions.ts'
import { compileWebAssembly } from '../../../src/search/worker/webAssembly.ts'
import { PUZZLES } from '../../sudoku/puzzles.ts'
import { compilingWith } from '../../support/compiling.ts'
import { some } from '../../thorough.ts'
import { hostWithManualPauses } from './hostWithManualPauses.ts'

/** An order to find the solution. */
function findFrom(from: Position): FindStopOrder {
  const solution = { place: { kind: 'solution' }, conditions: [], nth: 0 } as const
  return { goal: { kind: 'hit', breakpoints: [solution] }, from, direction: 'forward' }
}

describe('The host', () => {
  test('tells the first chunk of a search at once, and does not search on by itself', async () => {
    const host = hostWithManualPauses()
    const trace = host.begin(PUZZLES.codewars2)
    expect(trace.told()).toMatchObject([
      { chunk: { number: 0 }, progress: { status: 'searching', events: CHUNK_EVENTS } },
    ])
    await host.slice(10)
    expect(host.progress()?.events).toBe(CHUNK_EVENTS)
    expect([trace.told().length, trace.ending()]).toEqual([1, undefined])
  })

  test('tells of a search that ends within its first chunk that it has ended', () => {
    const host = hostWithManualPauses()
    expect(host.begin(PUZZLES.codewars1).told()).toMatchObject([
      { chunk: { number: 0 }, progress: { status: 'ended', events: 8365 } },
    ])
    expect(host.advance().told()).toMatchObject([{ status: 'ended', events: 8365 }])
  })

  test('searches to the end in slices, and answers with the final progress', async () => {
    const host = hostWithManualPauses()
    host.begin(PUZZLES.codewars2)
    const advance = host.advance()
    await host.slice(10)
    expect(advance.told()).toMatchObject([
      { status: 'ended', events: 99_056, placements: 49_558, solutions: 1 },
    ])
    expect(advance.ending()?.type).toBe('answered')
  })

  test('answers a question for a chunk between two slices', async () => {
    const host = hostWithManualPauses()
    host.begin(PUZZLES.codewars2)
    const advance = host.advance()
    await host.slice()
    expect(host.ask('chunk', 1).told()).toMatchObject([{ number: 1 }])
    expect(advance.ending()).toBeUndefined()
  })

  test('tells its progress when asked, with the last chunk if that is asked for', async () => {
    const host = hostWithManualPauses()
    host.begin(PUZZLES.antiBruteForce)
    const advance = host.advance()
    await host.slice(20)
    expect(host.ask('progress', { withChunk: false }).told()).toMatchObject([
      { chunk: undefined, progress: { status: 'searching' } },
    ])
    await host.slice(20)
    const [{ chunk, progress }] = host.ask('progress', { withChunk: true }).told()
    expect(progress).toMatchObject({ status: 'searching', events: 42 * CHUNK_EVENTS })
    expect(chunk?.number).toBe(chunkOf(progress.events))
    advance.drop()
    expect(host.progress()).toMatchObject({ status: 'stopped', events: 42 * CHUNK_EVENTS })
  })

  test('reports the total time of its steps, without the time between them', async () => {
    const host = hostWithManualPauses()
    host.begin(PUZZLES.codewars2)
    expect(host.progress()?.elapsedMs).toBe(10)
    host.advance()
    await host.slice()
    expect(host.progress()?.elapsedMs).toBe(30)
  })

  test('stops, keeps its chunks, and resumes where it was', async () => {
    const host = hostWithManualPauses()
    host.begin(PUZZLES.codewars2)
    const advance = host.advance()
    await host.slice()
    advance.drop()
    expect(advance.ending()?.type).toBe('over')
    const stopped = host.progress()
    expect(stopped?.status).toBe('stopped')
    await host.slice(10)
    expect(host.progress()).toEqual(stopped)
    expect(host.ask('chunk', 0).told()).toMatchObject([{ number: 0 }])
    const again = host.advance()
    await host.slice(10)
    expect(again.told()).toMatchObject([{ status: 'ended', events: 99_056 }])
  })

  test('rests between the slices of a search for a while after it is asked to give way, and of nothing else', async () => {
    const host = hostWithManualPauses()
    host.begin(PUZZLES.antiBruteForce)
    const advance = host.advance()
    await host.slice()
    expect(host.ask('giveWay', undefined).ending()?.type).toBe('over')
    expect(host.pauses).not.toContain('rest')
    await host.slice(100)
    expect(host.pauses).toContain('rest')
    expect(host.pauses.slice(host.pauses.lastIndexOf('rest') + 1)).not.toEqual([])

    host.ask('giveWay', undefined)
    advance.drop()
    // The pause in progress at the stop may be a rest.
    const before = host.pauses.length
    const envelope = host.ask('envelope', { from: 0, to: 5 * CHUNK_EVENTS })
    await host.slice(5)
    expect(envelope.told()).not.toEqual([])
    expect(host.pauses.slice(before)).not.toContain('rest')
  })

  test('has one search running after a stop and a continue in quick succession', async () => {
    const host = hostWithManualPauses()
    host.begin(PUZZLES.antiBruteForce)
    host.advance().drop()
    const before = host.progress()?.events ?? 0
    const advance = host.advance()
    await host.slice()
    advance.drop()
    // One chunk at once, and one in the slice.
    expect(host.progress()?.events).toBe(before + 2 * CHUNK_EVENTS)
  })

  test('answers about the latest search', async () => {
    const host = hostWithManualPauses()
    const first = host.begin(PUZZLES.antiBruteForce)
    host.advance().drop()
    first.drop()
    host.begin(PUZZLES.codewars1)
    await host.slice()
    expect(host.progress()).toMatchObject({ status: 'ended', events: 8365 })
    expect(first.told()).toHaveLength(1)
  })

  test('knows nothing of a search that is dropped', () => {
    const host = hostWithManualPauses()
    host.begin(PUZZLES.codewars2).drop()
    expect(host.ask('chunk', 0).ending()).toMatchObject({ type: 'failed', reason: 'No search has begun' })
    expect(host.advance().ending()?.type).toBe('failed')
  })

  test('makes the search for a stop wait for a running search, and not for a stopped one', async () => {
    const host = hostWithManualPauses()
    host.begin(PUZZLES.codewars2)
    host.advance().drop()
    const { events = 0 } = host.progress() ?? {}
    // After the last known event, where there is nothing to scan yet.
    const from = { event: events, step: 1 }
    expect(host.ask('findStop', findFrom(from)).told()).toEqual([{ kind: 'stopped', event: events }])
    const advance = host.advance()
    const stopped = host.ask('findStop', findFrom({ event: events + CHUNK_EVENTS, step: 1 }))
    expect(stopped.told()).toEqual([{ kind: 'waiting', event: events + CHUNK_EVENTS }])
    advance.drop()
    await host.slice(2)
    expect(stopped.told().at(-1)).toMatchObject({ kind: 'stopped' })
    expect(stopped.ending()?.type).toBe('answered')
    host.advance()
    const finding = host.ask('findStop', findFrom(from))
    await host.slice(10)
    expect(finding.told().at(-1)).toMatchObject({ kind: 'found', position: { event: 99_056 } })
  })

  test('advances the search before anything else in a turn, so that jobs see its latest events', async () => {
    const host = hostWithManualPauses()
    host.begin(PUZZLES.codewars2)
    const advance = host.advance()
    const finding = host.ask('findStop', findFrom(START))
    for (let slice = 0; slice < 20 && advance.ending() === undefined; slice++) await host.slice()
    expect(finding.told().at(-1)).toMatchObject({ kind: 'found', position: { event: 99_056 } })
  })

  /**
   * Returns a host whose search has stopped after forty chunks. The envelope of so many chunks (their lowest and highest
   * depths, as the timeline draws them) is at first not exact.
   */
  async function hostAfterStop() {
    const host = hostWithManualPauses()
    const trace = host.begin(PUZZLES.antiBruteForce)
    const advance = host.advance()
    await host.slice(40)
    advance.drop()
    return { ...host, trace, envelope: (order: RangeOrder) => host.ask('envelope', order) }
  }

  test('tells a range envelope at once with what it knows, and continues until it is exact', async () => {
    const host = await hostAfterStop()
    const { told, ending } = host.envelope({ from: 200_010, to: 250_000 })
    expect(told()).toHaveLength(1)
    await host.slice(10)
    expect(ending()?.type).toBe('answered')
    const envelopes = told()
    for (const envelope of envelopes) expect(envelope).toMatchObject({ from: 200_000, span: 16 })
    const sizes = envelopes.map(({ lowest, highest }) =>
      lowest.reduce((sum, low, bucket) => sum + highest[bucket] - low, 0),
    )
    expect(sizes).toEqual(sizes.toSorted((one, other) => other - one))
    expect(sizes[0]).toBeGreaterThan(sizes.at(-1) ?? 0)
    await host.slice()
    expect(told()).toHaveLength(envelopes.length)
  })

  test('works no longer on an envelope that is dropped', async () => {
    const host = await hostAfterStop()
    const { told, drop, ending } = host.envelope({ from: 1e5, to: 1.5e5 })
    drop()
    await host.slice(10)
    expect([told().length, ending()?.type]).toEqual([1, 'over'])
  })

  test('turns an exception into a failed question, and answers the next', () => {
    const host = hostWithManualPauses()
    expect(host.begin(PUZZLES.codewars1, 'no-such-program').ending()).toMatchObject({
      type: 'failed',
      reason: 'No strategy no-such-program',
    })
    expect(host.begin(`88${PUZZLES.codewars1.slice(2)}`).ending()).toMatchObject({
      type: 'failed',
      reason: 'Conflicting givens',
    })
    host.begin(PUZZLES.codewars1)
    expect(host.ask('chunk', 99).ending()?.type).toBe('failed')
    expect(host.ask('chunk', 0).told()).toMatchObject([{ number: 0 }])
  })
})

/** Returns all messages about a search, with chunk requests before and after the compilation, which ends mid-search. */
async function messagesWith(strategy: string, compile?: typeof compileWebAssembly) {
  let compiling: Promise<unknown> = Promise.resolve()
  const host = hostWithManualPauses(
    compile &&
      compilingWith((module) => {
        const code = compile(module)
        compiling = code
        return code
      }),
  )
  host.begin(PUZZLES.codewars2, strategy)
  host.advance()
  for (let slice = 0; slice < 10; slice++) {
    await host.slice()
    if (slice < 4) host.ask('chunk', slice + 1)
    if (slice === 1) await compiling.catch(() => undefined)
  }
  for (const chunk of [5, 0, 6]) host.ask('chunk', chunk)
  host.ask('solution', 1)
  return host.messages
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
      const messages = await messagesWith(strategy, async (bytes) => {
        const { memory, run } = await compileWebAssembly(bytes)
        return { memory, run: () => (calls++, run()) }
      })
      expect(calls).toBeGreaterThan(0)
      expect(messages).toEqual(await messagesWith(strategy))
    },
  )

  test('that is not available leaves the search as it is', { tags: ['thorough'] }, async () => {
    const messages = await messagesWith('tables', () => Promise.reject(new Error('No WebAssembly')))
    expect(messages).toEqual(await messagesWith('tables'))
    expect(messages.some(({ type }) => type === 'failed')).toBe(false)
  })

  test('blocks neither the search nor the next one', async () => {
    const { compile, release, module } = compilation()
    const host = hostWithManualPauses(compilingWith(compile))
    const first = host.begin(PUZZLES.codewars2)
    host.advance().drop()
    await host.slice()
    expect(module()).toBeDefined()
    expect(host.progress()?.events).toBe(2 * CHUNK_EVENTS)
    first.drop()
    host.begin(PUZZLES.codewars2)
    const advance = host.advance()
    release()
    await host.slice(10)
    expect(advance.told()).toMatchObject([{ status: 'ended', events: 99_056, placements: 49_558 }])
  })

  test('may be deferred until the search is long, as long as it runs and is the current one', async () => {
    const states: (() => SearchState)[] = []
    const host = hostWithManualPauses({
      async compile(_givens, _strategy, _extent, state) {
        states.push(state)
        return undefined
      },
    })
    const first = host.begin(PUZZLES.codewars2)
    expect(states).toEqual([])
    host.advance().drop()
    host.advance().drop()
    expect(states.map((state) => state())).toEqual([{ events: 3 * CHUNK_EVENTS, isOver: false }])
    first.drop()
    expect(states[0]().isOver).toBe(true)
    host.begin(PUZZLES.codewars2)
    host.advance()
    expect(states.map((state) => state().isOver)).toEqual([true, false])
    await host.slice(10)
    expect(states[1]()).toEqual({ events: 99_056, isOver: true })
  })

  test('is not made for a search that ends within its first chunk', () => {
    const { compile, module } = compilation()
    const host = hostWithManualPauses(compilingWith(compile))
    host.begin(PUZZLES.codewars1)
    host.advance()
    expect(module()).toBeUndefined()
  })
})
