/** Runs a job step by step, without a worker. */
import { type Told, tellOf } from '../../src/calls/question.ts'
import { type Job, WAIT } from '../../src/calls/turns.ts'

/** All that a job would tell, were it asked after every step; the answer last. @throws if it waits */
export function* tellingsOf<Tell>(job: Job<Tell>): Generator<Tell, void, void> {
  for (;;) {
    const { value, done } = job.next()
    if (done === true) {
      if (value !== undefined) yield tellOf(value as Told<Tell>)
      return
    }
    if (value === WAIT) throw new Error('The job waits')
    if (typeof value === 'function') yield tellOf(value())
  }
}
