import type { BackgroundTools } from './backgroundTools.ts'
import { batchJob } from './batchJob.ts'
import { compareJob } from './compareJob.ts'
import { costsJob } from './costsJob.ts'
import { diagnosisJob } from './diagnosisJob.ts'
import { factsJob } from './factsJob.ts'
import { generateJob } from './generateJob.ts'
import type { Job } from './job.ts'

/** Factories of background jobs on puzzles, by kind. */
const MAKERS = {
  facts: factsJob,
  costs: costsJob,
  generate: generateJob,
  batch: batchJob,
  compare: compareJob,
  diagnosis: diagnosisJob,
}

type Kinds = typeof MAKERS

export type BackgroundJobKind = keyof Kinds

/** A request for a job. @property order the job's parameters */
export type BackgroundOrder<Kind extends BackgroundJobKind = BackgroundJobKind> = {
  readonly [Each in Kind]: { readonly job: Each; readonly order: Parameters<Kinds[Each]>[0] }
}[Kind]

/** Progress or result of a job. */
export type BackgroundReport = ReturnType<ReturnType<Kinds[BackgroundJobKind]>['report']>['report']

type Makers = {
  readonly [Kind in BackgroundJobKind]: (
    order: BackgroundOrder<Kind>['order'],
    tools: BackgroundTools,
  ) => Job<BackgroundReport>
}

/** Creates the requested job. @throws RangeError if the order is invalid */
export function backgroundJob<Kind extends BackgroundJobKind>(
  { job, order }: BackgroundOrder<Kind>,
  tools: BackgroundTools,
): Job<BackgroundReport> {
  const makers: Makers = MAKERS
  return makers[job](order, tools)
}
