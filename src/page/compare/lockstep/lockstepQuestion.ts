/** State slice for the question before playing: which program backtracks least, and why. */
import type { BacktrackReason } from '../../../search/costs/backtracks.ts'
import type { EditedBoard } from '../../puzzle/board.ts'
import type { Lane, Lockstep } from './lockstep.ts'

export interface LockstepQuestion {
  /** Signature of the lockstep in question (`lockstepSignature`); the question ends when lanes or puzzle change. */
  readonly about: string
  /** Undefined until the user commits to a guess. */
  readonly guess: LockstepGuess | undefined
}

export interface LockstepGuess {
  /** Id of the lane that is guessed to backtrack least; undefined for the guess that all backtrack equally often. */
  readonly lane: number | undefined
  readonly reason: BacktrackReason
}

export interface LockstepQuestionState {
  /** Undefined while nothing is asked. */
  readonly lockstepQuestion: LockstepQuestion | undefined
}

export const NOTHING_ASKED: LockstepQuestionState = { lockstepQuestion: undefined }

/** Identifies a lockstep by its puzzle, and by its lanes with their programs. */
export function lockstepSignature({ puzzle }: Pick<EditedBoard, 'puzzle'>, lanes: readonly Lane[]): string {
  return JSON.stringify([puzzle.grid.join(''), lanes.map(({ id, program }) => [id, program])])
}

interface QuestionedLockstep extends Pick<EditedBoard, 'puzzle'>, LockstepQuestionState {
  readonly lockstep: Lockstep | undefined
}

/** Returns true while the question about the current programs in step is open. */
export function isAskingIn(state: QuestionedLockstep): boolean {
  const question = lockstepQuestionOf(state)
  return question !== undefined && question.guess === undefined
}

/** Returns the question about the current lockstep; undefined if none was asked, or if the lockstep has changed since. */
export function lockstepQuestionOf(state: QuestionedLockstep): LockstepQuestion | undefined {
  const { lockstepQuestion, lockstep } = state
  if (lockstepQuestion === undefined || lockstep === undefined) return undefined
  return lockstepQuestion.about === lockstepSignature(state, lockstep.lanes) ? lockstepQuestion : undefined
}
