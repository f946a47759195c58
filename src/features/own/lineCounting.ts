/** Reruns the program to count how often each line ran, and reports progress. */
import type { OwnCounts, OwnRun, OwnVerdict } from '../../app/own/own.ts'
import type { CountReply } from '../../app/own/ownClient.ts'
import type { LineCount } from '../../core/own/lineCounts.ts'
import { createRerunQuestion } from './rerunQuestion.ts'

/** Verdicts of runs whose lines can be counted. A stopped or cut-off program would rerun until it is cut off again. */
const COUNTABLE: ReadonlySet<OwnVerdict['kind']> = new Set([
  'accepted',
  'wrong-answer',
  'presentation-error',
  'no-output',
  'runtime-error',
])

/** True if the lines of a run can be counted: only in Python, and only if the program came to an end by itself. */
export function isCountable({ language, verdict }: OwnRun): boolean {
  return language === 'python' && COUNTABLE.has(verdict.kind)
}

interface CountingDependencies<Run> {
  /** Requests a rerun that counts the lines. */
  readonly ask: (run: Run, event: number) => void
  /** Reports progress, the counts, or their loss; undefined once the request is withdrawn. */
  readonly tell: (counts: OwnCounts | undefined) => void
}

export function createLineCounting<Run>(dependencies: CountingDependencies<Run>) {
  const question = createRerunQuestion<Run, number, readonly LineCount[] | undefined, OwnCounts>(
    dependencies,
    {
      running: (_, events) => ({ kind: 'counting', events }),
      answered: (event, lines) =>
        lines === undefined ? { kind: 'lost' } : { kind: 'counted', event, lines },
      lost: () => ({ kind: 'lost' }),
    },
  )
  return {
    /** Counts how often each line ran, up to an event and in total. */
    count: question.begin,
    /** Handles a reply of the worker: progress or counts. */
    received(reply: CountReply): void {
      if (reply.type === 'counting') question.progressed(reply.event)
      else question.answered(reply.lines)
    },
    /** Reports that the counts are lost; called if the worker died. */
    giveUp: question.giveUp,
    /** Withdraws the request. @returns true if one was pending; the worker keeps running until it is terminated */
    end: question.end,
  }
}
