import { BlanksLeftByPage } from './blanksLeftByPage.ts'
import { fillsJobMaker } from './fillsJob.ts'
import { flameJobs } from './flameJob.ts'
import { flameNodeJobs } from './flameNodeJob.ts'
import { huntJobs } from './huntJob.ts'
import type { Job } from './job.ts'
import { paceJobs } from './paceJob.ts'
import type { TraceRun } from './traceRun.ts'
import { rangeEnvelopeJobs } from './rangeEnvelopeJob.ts'
import { ticksJobs } from './ticksJob.ts'
import { writesJobs } from './writesJob.ts'

/** Returns the factories of jobs on one trace, by kind, most urgent first. */
function makersFor(run: TraceRun) {
  const left = new BlanksLeftByPage(run)
  return {
    hunt: huntJobs(run),
    flameNode: flameNodeJobs(run),
    writes: writesJobs(run),
    flame: flameJobs(run),
    ticks: ticksJobs(run, left),
    rangeEnvelope: rangeEnvelopeJobs(run),
    fills: fillsJobMaker(run),
    pace: paceJobs(run, left),
  }
}

/** The factories by kind, each with its own types. */
type Kinds = ReturnType<typeof makersFor>

export type TraceJobKind = keyof Kinds

/** A request for a job. @property order the job's parameters */
export type TraceJobOrder<Kind extends TraceJobKind = TraceJobKind> = {
  readonly [Each in Kind]: { readonly job: Each; readonly order: Parameters<Kinds[Each]>[0] }
}[Kind]

/** Progress or result of a job. */
export type TraceJobReport = ReturnType<ReturnType<Kinds[TraceJobKind]>['report']>['report']

/** As `Kinds`, but callable for a kind that is known only at run time. */
type Makers = {
  readonly [Kind in TraceJobKind]: (order: TraceJobOrder<Kind>['order']) => Job<TraceJobReport>
}

/** Creates jobs on the trace of one run. The caller runs at most one job of each kind at a time. */
export class TraceJobs {
  readonly #makers: Makers

  constructor(run: TraceRun) {
    this.#makers = makersFor(run)
  }

  make<Kind extends TraceJobKind>({ job, order }: TraceJobOrder<Kind>): Job<TraceJobReport> {
    return this.#makers[job](order)
  }

  /** Returns the priority of a kind; 0 is the most urgent. */
  priorityOf(kind: TraceJobKind): number {
    return Object.keys(this.#makers).indexOf(kind)
  }
}
