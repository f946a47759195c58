import type { Jobs } from '../../calls/serve.ts'
import { type Job, WAIT } from '../../calls/turns.ts'
import type { BackgroundQuestions } from './backgroundQuestions.ts'
import type { BackgroundTools } from '../../search/jobs/backgroundTools.ts'
import { compareJob } from '../../search/jobs/compareJob.ts'
import { costsJob } from '../../search/jobs/costsJob.ts'
import { diagnosisJob } from '../../runner/diagnosis/diagnosisJob.ts'
import { factsJob } from '../../search/jobs/factsJob.ts'
import { generateJob } from '../../search/jobs/generateJob.ts'

/** Time of a slice, which bounds the latency of a stop. */
export const SLICE_MS = 8
/** Minimum time between two reports, because the page does other work besides showing them. */
export const REPORT_EVERY_MS = 250

/** The jobs of the background worker, most urgent first. */
export function backgroundJobs(tools: BackgroundTools): Jobs<BackgroundQuestions> {
  const rests = new Set<symbol>()

  /** Runs a job, except while a rest is asked for. */
  function* restful<Tell>(job: Job<Tell>): Job<Tell> {
    try {
      for (;;) {
        while (rests.size > 0) yield WAIT
        const { value, done } = job.next()
        if (done === true) return value
        yield value
      }
    } finally {
      job.return(undefined)
    }
  }

  return {
    *rest() {
      const rest = Symbol('rest')
      rests.add(rest)
      try {
        for (;;) yield WAIT
      } finally {
        rests.delete(rest)
      }
    },
    diagnosis: (order) => restful(diagnosisJob(order, tools)),
    generate: (order) => restful(generateJob(order, tools)),
    facts: (order) => restful(factsJob(order, tools)),
    costs: (order) => restful(costsJob(order, tools)),
    compare: (order) => restful(compareJob(order, tools)),
  }
}
