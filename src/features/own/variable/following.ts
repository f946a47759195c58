/** Finds the writes of a variable by rerunning the program, and reports progress. */
import type { FollowReply } from '../../../app/own/ownClient.ts'
import type { FollowRequest, OwnVariable } from '../../../app/own/values.ts'
import type { VariableAnswer } from '../../../core/own/variableStory.ts'
import { createRerunQuestion } from '../rerunQuestion.ts'

interface FollowingDependencies<Run> {
  /** Requests the rerun. */
  readonly ask: (run: Run, request: FollowRequest) => void
  /** Called with each new state to show; with undefined once the request is withdrawn. */
  readonly tell: (variable: OwnVariable | undefined) => void
}

export function createVariableFollowing<Run>(dependencies: FollowingDependencies<Run>) {
  const question = createRerunQuestion<Run, FollowRequest, VariableAnswer, OwnVariable>(dependencies, {
    running: (request, events) => ({ kind: 'reading', request, events }),
    answered: (request, answer) => ({ kind: 'answered', request, answer }),
    lost: (request) => ({ kind: 'lost', request }),
  })
  return {
    /** Starts a rerun for a request, which replaces a pending one. */
    follow: question.begin,
    /** Handles progress or the answer of the rerun. */
    received(reply: FollowReply): void {
      if (reply.type === 'following') question.progressed(reply.event)
      else question.answered(reply.answer)
    },
    /** Reports a pending request as `lost`, because the worker died. */
    giveUp: question.giveUp,
    /** Withdraws the request. @returns true if one was pending; its rerun continues until the worker is terminated */
    end: question.end,
  }
}
