import { HandedOver } from '../../calls/question.ts'
import type { Job } from '../../calls/turns.ts'
import { tickAt, ticksAfter, type TickMeasure } from '../costs/ticks.ts'
import { CHUNK_EVENTS, chunkOf } from '../trace/chunk.ts'
import type { BlanksLeftByChunk } from './blanksLeftByChunk.ts'
import type { SearchedRun } from './tracedRun.ts'

export interface TicksOrder {
  readonly measure: TickMeasure
  /** Ticks (times in units of `measure`) whose chunks to report. */
  readonly ticks: readonly number[]
  /** Events whose chunks to report; events beyond the trace select its last chunk. */
  readonly events: readonly number[]
}

export interface ChunkTicks {
  /** Number of the chunk, from 0. */
  readonly number: number
  /** Work (operations of the program) before the chunk's first event, then after each event. */
  readonly work: Float64Array
  /** Ticks in the requested measure, before the chunk's first event, then after each event. */
  readonly ticks: Float64Array
  /** Tick of the first event after the chunk: `Infinity` if there is none, undefined while unknown. */
  readonly next: number | undefined
}

export interface TicksReport {
  /** Chunks found since the previous report. */
  readonly chunks: readonly ChunkTicks[]
  /** Last known event and its tick. */
  readonly reached: { readonly event: number; readonly tick: number }
}

/**
 * Computes the ticks of chunks of a run.
 * @param blanksLeft the sums of blanks left on the board, shared with other jobs
 */
export function ticksJobs(
  run: SearchedRun,
  blanksLeft: BlanksLeftByChunk,
): (order: TicksOrder) => Job<TicksReport> {
  const { trace } = run
  return function* ({ measure, ticks, events }) {
    yield* blanksLeft.caughtUp(measure)
    const tick = tickAt(run, trace.checkpoint(), measure, blanksLeft.sum)
    const reached = { event: trace.frontier.event, tick }
    /** Chunks computed since the previous report. */
    let chunks: ChunkTicks[] = []

    function report(): HandedOver<TicksReport> {
      const found = chunks
      chunks = []
      return new HandedOver(
        { chunks: found, reached },
        found.flatMap((chunk) => [chunk.work.buffer, chunk.ticks.buffer]),
      )
    }

    /** Adds a chunk to the report, unless the report has it. */
    function add(number: number): () => HandedOver<TicksReport> {
      if (!chunks.some((chunk) => chunk.number === number))
        chunks.push(ticksOfChunk(run, blanksLeft, measure, number))
      return report
    }

    yield report
    for (const event of events) {
      yield* blanksLeft.caughtUp(measure)
      yield add(chunkOf(Math.min(event, trace.frontier.event)))
    }
    for (const wanted of ticks) {
      yield* blanksLeft.caughtUp(measure)
      yield add(chunkWith(run, blanksLeft, measure, wanted))
    }
    return report()
  }
}

/** Returns the number of the last chunk that begins at or before a tick; 0 if all begin later. */
function chunkWith(
  run: SearchedRun,
  blanksLeft: BlanksLeftByChunk,
  measure: TickMeasure,
  tick: number,
): number {
  const { trace } = run
  let [first, last] = [0, chunkOf(trace.frontier.event)]
  while (first < last) {
    const middle = Math.ceil((first + last) / 2)
    const start = trace.checkpointBefore(middle)
    if (tickAt(run, start, measure, blanksLeft.sumBefore(middle)) <= tick) first = middle
    else last = middle - 1
  }
  return first
}

function ticksOfChunk(
  run: SearchedRun,
  blanksLeft: BlanksLeftByChunk,
  measure: TickMeasure,
  number: number,
): ChunkTicks {
  const { trace } = run
  const known = trace.frontier.event - number * CHUNK_EVENTS
  const events = Math.min(CHUNK_EVENTS, known)
  const isLast = known <= CHUNK_EVENTS
  const { work, ticks } = ticksAfter(
    run,
    trace.checkpointBefore(number),
    measure,
    blanksLeft.sumBefore(number),
    isLast ? events : events + 1,
  )
  const afterEnd = trace.frontier.ended ? Number.POSITIVE_INFINITY : undefined
  return {
    number,
    work: work.slice(0, events + 1),
    ticks: ticks.slice(0, events + 1),
    next: isLast ? afterEnd : ticks[events + 1],
  }
}
