/** The questions that a trace answers, and the jobs that answer them, in a worker or on the page. */
import type { Jobs } from '../../calls/serve.ts'
import { atOnce } from '../../calls/turns.ts'
import type { CellStory, WritesRequest } from '../story/cellStory.ts'
import type { StretchEnvelope } from '../trace/envelope.ts'
import type { PlacementCounts } from '../trace/placementCounts.ts'
import type { FlameQuery } from '../trace/flameNodes.ts'
import type { FlamePicture } from '../trace/flameView.ts'
import { BlanksLeftByChunk } from './blanksLeftByChunk.ts'
import { envelopeJobs, type RangeOrder } from './envelopeJob.ts'
import { placementCountsJobs } from './placementCountsJob.ts'
import { flameJobs, type FlameOrder, flameNodeJobs, type FoundNode } from './flameJob.ts'
import { findStopJobs, type FindStopOrder, type FindStopReport } from './findStopJob.ts'
import { type EventTimes, eventTimesJobs, type EventTimesOrder } from './eventTimesJob.ts'
import { ticksJobs, type TicksOrder, type TicksReport } from './ticksJob.ts'
import type { SearchedRun, TracedRun } from './tracedRun.ts'
import { writesJobs } from './writesJob.ts'

export type TraceQuestions = {
  /** The event that completed a solution. The order is the solution's number: from 1, already found. */
  readonly solution: { readonly order: number; readonly tell: number }
  /** The next hit of a breakpoint, or the target of a step. */
  readonly findStop: { readonly order: FindStopOrder; readonly tell: FindStopReport }
  readonly flameNode: { readonly order: FlameQuery; readonly tell: FoundNode }
  readonly writes: { readonly order: WritesRequest; readonly tell: CellStory }
  readonly flame: { readonly order: FlameOrder; readonly tell: FlamePicture }
  /** The ticks (work or time so far) of events. A recording does not count them, and ends without an answer. */
  readonly ticks: { readonly order: TicksOrder; readonly tell: TicksReport }
  readonly envelope: { readonly order: RangeOrder; readonly tell: StretchEnvelope }
  /** How often each cell was filled in a range. */
  readonly placements: { readonly order: RangeOrder; readonly tell: PlacementCounts }
  /** A sample of events with their ticks; of a recording as `ticks`. */
  readonly eventTimes: { readonly order: EventTimesOrder; readonly tell: EventTimes }
}

/** The jobs on the trace of one run, most urgent first. */
export function traceJobs(run: TracedRun | SearchedRun): Jobs<TraceQuestions> {
  const { ticks, eventTimes } = 'strategy' in run ? countingJobs(run) : UNCOUNTED
  return {
    solution: (solution) => atOnce(() => run.trace.solutionEvent(solution)),
    findStop: findStopJobs(run),
    flameNode: flameNodeJobs(run),
    writes: writesJobs(run),
    flame: flameJobs(run),
    ticks,
    envelope: envelopeJobs(run),
    placements: placementCountsJobs(run),
    eventTimes,
  }
}

type CountingJobs = Pick<Jobs<TraceQuestions>, 'ticks' | 'eventTimes'>

function countingJobs(run: SearchedRun): CountingJobs {
  const blanksLeft = new BlanksLeftByChunk(run)
  return { ticks: ticksJobs(run, blanksLeft), eventTimes: eventTimesJobs(run, blanksLeft) }
}

const UNCOUNTED: CountingJobs = {
  ticks: () => atOnce<TicksReport>(() => undefined),
  eventTimes: () => atOnce<EventTimes>(() => undefined),
}
