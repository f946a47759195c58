/** Reads the values of expressions at a program line by rerunning the program, and reports progress. */
import type { ValuesReply } from '../../../app/own/ownClient.ts'
import { isAfterRun, type OwnRun } from '../../../app/own/own.ts'
import type { OwnValues, ValuesRequest } from '../../../app/own/values.ts'
import type { ValuesAnswer } from '../../../core/own/lineValues.ts'
import { neverRan } from '../../../core/own/outcome.ts'
import { createRerunQuestion } from '../rerunQuestion.ts'

/** True if values of a run can be read: the program has run, and not as optimised code, which has no lines. */
export function hasValues({ verdict, hidden }: OwnRun): boolean {
  return isAfterRun(verdict.kind) && !neverRan(verdict.kind) && hidden !== 'optimized'
}

interface ReadingDependencies<Run> {
  /** Requests a rerun that reads the values. */
  readonly ask: (run: Run, request: ValuesRequest) => void
  /** Reports the progress, result or loss of the request; undefined once it is withdrawn. */
  readonly tell: (values: OwnValues | undefined) => void
}

export function createValueReading<Run>(dependencies: ReadingDependencies<Run>) {
  const question = createRerunQuestion<Run, ValuesRequest, ValuesAnswer, OwnValues>(dependencies, {
    running: (request, events) => ({ kind: 'reading', request, events }),
    answered: (request, answer) => ({ kind: 'answered', request, answer }),
    lost: (request) => ({ kind: 'lost', request }),
  })
  return {
    read: question.begin,
    /** Handles progress or the answer of the rerun. */
    received(reply: ValuesReply): void {
      if (reply.type === 'reading') question.progressed(reply.event)
      else question.answered(reply.answer)
    },
    /** Reports a pending request as `lost`, because the worker died. */
    giveUp: question.giveUp,
    /** Withdraws the request. @returns true if one was pending; its rerun continues until the worker is terminated */
    end: question.end,
  }
}
