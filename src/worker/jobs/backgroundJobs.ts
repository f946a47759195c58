import type { BackgroundTools } from './backgroundTools.ts'
import { batchJob } from './batchJob.ts'
import { compareJob } from './compareJob.ts'
import { costsJob } from './costsJob.ts'
import { factsJob } from './factsJob.ts'
import { generateJob } from './generateJob.ts'
import type { Job } from './job.ts'

/** The jobs on puzzles that nobody watches, one line a kind. */
const MAKERS = {
  facts: factsJob,
  costs: costsJob,
  generate: generateJob,
  batch: batchJob,
  compare: compareJob,
}

type Kinds = typeof MAKERS

export type BackgroundJobKind = keyof Kinds

/** A job that is asked for. @property order what it is to do */
export type BackgroundOrder<Kind extends BackgroundJobKind = BackgroundJobKind> = {
  readonly [Each in Kind]: { readonly job: Each; readonly order: Parameters<Kinds[Each]>[0] }
}[Kind]

/** How far a job has got. */
export type BackgroundReport = ReturnType<ReturnType<Kinds[BackgroundJobKind]>['report']>['report']

type Makers = {
  readonly [Kind in BackgroundJobKind]: (
    order: BackgroundOrder<Kind>['order'],
    tools: BackgroundTools,
  ) => Job<BackgroundReport>
}

/** @throws RangeError if the order makes no sense */
export function backgroundJob<Kind extends BackgroundJobKind>(
  { job, order }: BackgroundOrder<Kind>,
  tools: BackgroundTools,
): Job<BackgroundReport> {
  const makers: Makers = MAKERS
  return makers[job](order, tools)
}
