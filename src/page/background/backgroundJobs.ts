import type { Jobs } from '../../calls/serve.ts'
import { type Job, WAIT } from '../../calls/turns.ts'
import type { BackgroundQuestions } from './backgroundQuestions.ts'
import type { BackgroundTools } from '../../search/jobs/backgroundTools.ts'
import { compareJob } from '../../search/jobs/compareJob.ts'
import { costsJob } from '../../search/jobs/costsJob.ts'
import { diagnosisJob } from '../../runner/diagnosis/diagnosisJob.ts'
import { factsJob } from '../../search/jobs/factsJob.ts'
import { generateJob } from '../../search/jobs/generateJob.ts'

/** Length of a slice, which bounds the latency of a pause. */
export const SLICE_MS = 8
/** Minimum time between two reports, because the page does other work besides showing them. */
export const REPORT_EVERY_MS = 250

/** The jobs of the background worker, most urgent first. */
export function backgroundJobs(tools: BackgroundTools): Jobs<BackgroundQuestions> {
  const pauses = new Set<symbol>()

  /** Suspends a job during a pause. */
  function* pausable<Tell>(job: Job<Tell>): Job<Tell> {
    try {
      for (;;) {
        while (pauses.size > 0) yield WAIT
        const { value, done } = job.next()
        if (done === true) return value
        yield value
      }
    } finally {
      job.return(undefined)
    }
  }

  return {
    *pause() {
      const pause = Symbol('pause')
      pauses.add(pause)
      try {
        for (;;) yield WAIT
      } finally {
        pauses.delete(pause)
      }
    },
    diagnosis: (order) => pausable(diagnosisJob(order, tools)),
    generate: (order) => pausable(generateJob(order, tools)),
    facts: (order) => pausable(factsJob(order, tools)),
    costs: (order) => pausable(costsJob(order, tools)),
    compare: (order) => pausable(compareJob(order, tools)),
  }
}
