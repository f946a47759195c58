import { type Asker, Lost, type Questions, tellOf } from './question.ts'
import { jobFor, type Jobs, reasonOf } from './serve.ts'
import { Tellings } from './tellings.ts'
import type { Turns } from './turns.ts'

/** Answers questions in this thread, by the same jobs and turns as a worker. */
export function askerHere<Q extends Questions>(jobs: Jobs<Q>, turns: Turns): Asker<Q> {
  return {
    async *ask(kind, order, signal) {
      if (signal.aborted) return
      const tellings = new Tellings<Q[typeof kind]['tell']>()
      const { job, priority } = jobFor(jobs, kind, order)
      const end = turns.run(job, priority, {
        tell: (told) => tellings.tell(tellOf(told)),
        end(told) {
          if (told !== undefined) tellings.tell(tellOf(told))
          tellings.end()
        },
        fail: (error) => tellings.fail(new Lost({ kind: 'crashed', message: reasonOf(error) })),
      })
      signal.addEventListener('abort', end)
      try {
        yield* tellings.until(signal)
      } finally {
        signal.removeEventListener('abort', end)
        end()
      }
    },
  }
}
