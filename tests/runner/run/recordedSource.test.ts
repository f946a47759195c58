/** A source that serves a recording in this thread has the chunks of the search, and follows a recording that still grows. */
import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { type Recording, RecordedSource } from '../../../src/runner/run/recordedSource.ts'
import type { TraceSource } from '../../../src/search/jobs/traceSource.ts'
import type { Breakpoint } from '../../../src/search/breakpoints/breakpoint.ts'
import { positionAt } from '../../../src/search/trace/position.ts'
import { RecordedTrace } from '../../../src/search/trace/recordedTrace.ts'
import { replay } from '../../../src/search/trace/replay.ts'
import { tables } from '../../../src/search/programs/tables/strategy.ts'
import { CHUNK_EVENTS, chunkOf } from '../../../src/search/trace/chunk.ts'
import type { FindStopReport } from '../../../src/search/worker/solverQuestions.ts'
import { givensOfLine, PUZZLES } from '../../sudoku/puzzles.ts'
import { eventsOf, recordingOfSearch, write } from '../../support/recordings.ts'
import { AwaitableListener, recordedSource, searchedSource, threadTime } from '../../support/sources.ts'
import { cases } from '../../thorough.ts'

const givens = givensOfLine(PUZZLES.codewars2)

describe('A recording', () => {
  const searched = searchedSource(givens, tables, 'first')
  const recorded = recordedSource(givens, recordingOfSearch(givens, tables, 'first'))

  property.prop([fc.integer({ min: 0, max: 99_056 })], { numRuns: cases(40) })(
    'has chunks that lead to the same moments as those of the search',
    async (event) => {
      await searched.listener.untilEnded()
      const [expected, chunk] = await Promise.all(
        [searched, recorded].map(({ source, listener }) =>
          listener.until(() => source.chunk(chunkOf(event), event)),
        ),
      )
      expect(replay(givens, chunk, event)).toEqual(replay(givens, expected, event))
    },
  )
})

describe('A growing recording', () => {
  const events = [...eventsOf(givens, tables, 'first')]
  const forever = new AbortController().signal

  function growingSource() {
    const trace = new RecordedTrace(givens)
    const listener = new AwaitableListener()
    const commands: string[] = []
    const recording: Recording = {
      givens,
      trace,
      elapsedMs: 0,
      stop: () => void commands.push('stop'),
      continue: () => void commands.push('continue'),
    }
    const source = new RecordedSource(recording, listener, threadTime)
    const record = (to: number, calls = 0) => {
      while (trace.frontier.event < to) write(trace, events[trace.frontier.event], 0, calls)
      if (to === events.length) trace.end()
      source.reportProgress()
    }
    return { source, listener, commands, record }
  }

  /** Searches for the solution. @returns the reports so far, and the end of the search */
  function finding(source: TraceSource) {
    const solution: Breakpoint = { place: { kind: 'solution' }, conditions: [], nth: 0 }
    const goal = { kind: 'hit', breakpoints: [solution] } as const
    const reports: FindStopReport[] = []
    async function find(): Promise<void> {
      for await (const report of source.ask(
        'findStop',
        { goal, from: positionAt(0), direction: 'forward' },
        forever,
      ))
        reports.push(report)
    }
    return { reports, ended: find() }
  }

  async function untilWaiting(reports: readonly FindStopReport[]): Promise<void> {
    while (reports.at(-1)?.kind !== 'waiting') await threadTime.pause()
  }

  test('is followed: chunks grow, and the search for a stop waits for a later hit', async () => {
    const { source, listener, record } = growingSource()
    record(100)
    expect(source.length).toBe(100)
    expect(source.chunk(0, 100)?.events).toHaveLength(100)
    expect(source.chunk(0, 101)).toBeUndefined()
    const { reports, ended } = finding(source)
    expect(reports).toEqual([])
    await untilWaiting(reports)
    for (let to = 10_000; to < events.length; to += 10_000) record(to)
    record(events.length)
    expect(source.chunk(0, 101)?.events).toHaveLength(CHUNK_EVENTS)
    await ended
    expect(reports.at(-1)).toEqual({ kind: 'found', position: positionAt(99_056) })
    expect(listener.progress.at(-1)).toMatchObject({ status: 'ended', events: 99_056, solutions: 1 })
  })

  test('has its call depths once these differ, in an existing chunk, too', () => {
    const { source, record } = growingSource()
    record(2)
    expect(source.chunk(0, 2)?.depths).toEqual(Uint8Array.of(1, 2))
    record(3, 7)
    expect(source.chunk(0, 2)?.depths).toEqual(Uint8Array.of(0, 0, 7))
  })

  test('reports as stopped while it is stopped, where the search for a stop ends', async () => {
    const { source, listener, commands, record } = growingSource()
    record(20_000)
    const waiting = finding(source)
    await untilWaiting(waiting.reports)
    source.stop()
    source.stop()
    await listener.until(() => listener.progress.find(({ status }) => status === 'stopped'))
    await waiting.ended
    expect(waiting.reports.at(-1)).toEqual({ kind: 'stopped', event: 20_000 })
    const later = finding(source)
    await later.ended
    expect(later.reports.at(-1)).toEqual({ kind: 'stopped', event: 20_000 })
    source.continue()
    expect(commands).toEqual(['stop', 'continue'])
    await listener.until(() => (listener.progress.at(-1)?.status === 'searching' ? true : undefined))
  })

  test('tells nothing once it is dropped', async () => {
    const { source, listener, commands, record } = growingSource()
    record(20_000)
    const told: string[] = []
    async function hear(name: string, tellings: AsyncIterable<unknown>): Promise<void> {
      for await (const _ of tellings) told.push(name)
    }
    const { reports, ended } = finding(source)
    const heard = [
      hear('envelope', source.ask('envelope', { from: 0, to: 20_000 }, forever)),
      hear('solution', source.ask('solution', 1, forever)),
    ]
    const { length } = listener.progress
    source.drop()
    record(30_000)
    await Promise.all([ended, ...heard])
    heard.push(hear('placements', source.ask('placements', { from: 0, to: 9 }, forever)))
    await Promise.all(heard)
    expect([reports, told, listener.failures, listener.progress.length]).toEqual([[], [], [], length])
    expect(source.chunk(0, 1)).toBeUndefined()
    expect(commands).toEqual(['stop'])
  })

  test('fails as a run when a question fails, and with it, all other questions end', async () => {
    const { source, listener, record } = growingSource()
    record(10)
    const { ended } = finding(source)
    for await (const event of source.ask('solution', 1, forever)) expect.unreachable(String(event))
    await ended
    expect(listener.failures).toEqual([{ kind: 'crashed', message: 'Solution 1 has not been met' }])
  })
})
