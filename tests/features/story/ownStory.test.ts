/** The story of a cell (its writes around an event) is the same from a worker that searches and from a recording. */
import { expect, test } from 'vitest'
import { TraceClient } from '../../../src/app/session/traceClient.ts'
import type { TraceListener, TraceSource } from '../../../src/app/session/traceSource.ts'
import { RecordedSource } from '../../../src/features/own/recordedSource.ts'
import { tables } from '../../../src/core/programs/tables/strategy.ts'
import type { CellStory, WritesRequest } from '../../../src/core/story/cellStory.ts'
import type { Progress } from '../../../src/worker/protocol.ts'
import { givensOfLine, PUZZLES } from '../../core/puzzles.ts'
import { InProcessWorker } from '../../support/inProcessWorker.ts'
import { recordingOfSearch } from '../../support/recordings.ts'

const GIVENS = givensOfLine(PUZZLES.codewars2)

function listenerTo(progressReported: (progress: Progress) => void): TraceListener {
  const ignore = () => undefined
  return {
    progressReported,
    solutionFound: ignore,
    huntReported: ignore,
    linesArrived: ignore,
    pageArrived: ignore,
    envelopeArrived: ignore,
    fillsArrived: ignore,
    flameArrived: ignore,
    flameNodeFound: ignore,
    failed: ({ kind }) => {
      throw new Error(`The trace is lost: ${kind}`)
    },
  }
}

/** Resolves to the trace of the whole search, served by a worker. */
function searchSource(): Promise<TraceSource> {
  return new Promise((resolve) => {
    const client = new TraceClient(
      () => new InProcessWorker(),
      () => () => undefined,
      listenerTo(({ status }) => status === 'ended' && resolve(client)),
      (resume) => resume(),
    )
    client.start(GIVENS, tables.id, 'first')
  })
}

/** Returns the trace of the same search, served from a recording. */
function recordingSource(): TraceSource {
  const trace = recordingOfSearch(GIVENS, tables, 'first')
  const recording = { givens: GIVENS, trace, elapsedMs: 0, stop() {}, continue() {} }
  const pause = () => new Promise<void>((resume) => void setImmediate(resume))
  return new RecordedSource(
    recording,
    listenerTo(() => undefined),
    { pause, now: () => performance.now() },
  )
}

function storyFrom(source: TraceSource, order: WritesRequest): Promise<CellStory> {
  return new Promise((resolve) => {
    source.requestWrites(order, (story) => {
      if (story.isComplete) resolve(story)
    })
  })
}

test('a search and its recording tell the same stories, and a newer request replaces an older one', async () => {
  const [search, recording] = [await searchSource(), recordingSource()]
  for (const [cell, event] of [
    [37, 41_204],
    [1, 99_056],
    [80, 50_000],
    [2, 16_384],
  ] as const) {
    const order = { cell, event, pages: 9 }
    const tell = async (source: TraceSource) => {
      let replaced = 0
      source.requestWrites({ ...order, event: event - 1 }, () => void replaced++)
      const { writes, explained, from, to, count } = await storyFrom(source, order)
      const found = writes.map((write) => [write.event, write.kind, write.digit])
      return { found, board: explained?.board, depth: explained?.depth, from, to, count, replaced }
    }
    const told = await tell(search)
    expect(await tell(recording)).toEqual(told)
    expect(told.replaced).toBe(0)
  }
})
