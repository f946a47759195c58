import { HandedOver } from '../../calls/question.ts'
import type { Job } from '../../calls/turns.ts'
import { tickAt, ticksAfter, type TickMeasure } from '../costs/ticks.ts'
import { CHUNK_EVENTS, chunkOf } from '../trace/chunk.ts'
import type { BlanksLeftByChunk } from './blanksLeftByChunk.ts'
import type { SearchedRun } from './tracedRun.ts'

export interface EventTimesOrder {
  readonly measure: TickMeasure
}

/**
 * Sampled events and their times in ticks: units of work, or nanoseconds that a program would take. At the end, these
 * include event 0 and the last known event.
 */
export interface EventTimes {
  /** Ascending. */
  readonly events: Float64Array
  /** Non-decreasing. */
  readonly ticks: Float64Array
}

/** Minimum chunks of a trace that needs no samples within its chunks: a picture resolves no more positions. */
const MIN_EDGES = 1 << 9
/** Maximum samples in a report, unless it has only chunk edges. */
const MAX_REPORTED = 1 << 12

/** Chunk edges computed per step. */
const EDGES_PER_STEP = 64

/**
 * Samples the times of a run's events: computes the edges (starts) of all chunks; if these are few,
 * then samples within each chunk.
 */
export function eventTimesJobs(
  run: SearchedRun,
  blanksLeft: BlanksLeftByChunk,
): (order: EventTimesOrder) => Job<EventTimes> {
  const { trace } = run
  return function* ({ measure }) {
    /** Tick at the start of each chunk. */
    const edges: number[] = []
    /** Last known event when the edges were complete. */
    let last: { readonly event: number; readonly tick: number } | undefined
    /** Ticks of every `strideOf`-th event, by chunk, as far as sampled. */
    const samples: Float64Array[] = []
    const report = () => timesOf(edges, samples, last)

    while (last === undefined) {
      yield* blanksLeft.caughtUp(measure)
      const chunks = chunkOf(trace.frontier.event) + 1
      const end = Math.min(chunks, edges.length + EDGES_PER_STEP)
      for (let number = edges.length; number < end; number++)
        edges.push(tickAt(run, trace.checkpointBefore(number), measure, blanksLeft.sumBefore(number)))
      if (end === chunks) {
        const tick = tickAt(run, trace.checkpoint(), measure, blanksLeft.sum)
        last = { event: trace.frontier.event, tick }
      }
      yield report
    }

    const stride = strideOf(last.event)
    while (edges.length < MIN_EDGES && samples.length < edges.length) {
      const number = samples.length
      const start = trace.checkpointBefore(number)
      const events = Math.min(CHUNK_EVENTS, last.event - number * CHUNK_EVENTS)
      const { ticks } = ticksAfter(run, start, measure, blanksLeft.sumBefore(number), events)
      samples.push(ticks.filter((_, event) => event % stride === 0 && event < events))
      yield report
    }
    return report()
  }
}

function timesOf(
  edges: readonly number[],
  samples: readonly Float64Array[],
  last: { readonly event: number; readonly tick: number } | undefined,
): HandedOver<EventTimes> {
  const events: number[] = []
  const ticks: number[] = []
  const stride = strideOf(last?.event ?? 0)
  edges.forEach((edge, number) => {
    const within = samples[number] ?? [edge]
    within.forEach((tick, index) => {
      events.push(number * CHUNK_EVENTS + index * stride)
      ticks.push(tick)
    })
  })
  if (last !== undefined) {
    events.push(last.event)
    ticks.push(last.tick)
  }
  const times = { events: Float64Array.from(events), ticks: Float64Array.from(ticks) }
  return new HandedOver(times, [times.events.buffer, times.ticks.buffer])
}

/** Returns the distance between samples in events: the smallest power of two that keeps them within `MAX_REPORTED`. */
function strideOf(events: number): number {
  return 2 ** Math.max(0, Math.ceil(Math.log2(events / MAX_REPORTED)))
}
