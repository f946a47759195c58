/** Finds the writes of a variable by rerunning the program, and reports progress. */
import type { FollowReply } from '../../../app/own/ownClient.ts'
import type { FollowRequest, OwnVariable } from '../../../app/own/values.ts'
import type { VariableAnswer } from '../../../core/own/variableStory.ts'
import { createRerunQuestion } from '../rerunQuestion.ts'

interface FollowingDependencies<Run> {
  /** Requests the rerun. */
  readonly ask: (run: Run, request: FollowRequest) => void
  /** Takes the state to show; undefined once the request is withdrawn. */
  readonly tell: (variable: OwnVariable | undefined) => void
}

export function createVariableFollowing<Run>(dependencies: FollowingDependencies<Run>) {
  const question = createRerunQuestion<Run, FollowRequest, VariableAnswer, OwnVariable>(dependencies, {
    running: (request, events) => ({ kind: 'reading', request, events }),
    answered: (request, answer) => ({ kind: 'answered', request, answer }),
    lost: (request) => ({ kind: 'lost', request }),
  })
  return {
    follow: question.begin,
    received(reply: FollowReply): void {
      if (reply.type === 'following') question.progressed(reply.event)
      else question.answered(reply.answer)
    },
    giveUp: question.giveUp,
    end: question.end,
  }
}
