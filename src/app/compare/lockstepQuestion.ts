/** State slice for the question before a race: which program (lane) backtracks least, and why. */
import type { BacktrackReason } from '../../core/facts/backtracks.ts'
import type { EditedBoard } from '../puzzle/board.ts'
import type { Lane, Racing } from './lockstep.ts'

export interface RaceQuestion {
  /** Signature of the race in question (`raceSignature`); the question ends when lanes or puzzle change. */
  readonly about: string
  /** Undefined until the user commits to a guess. */
  readonly guess: RaceGuess | undefined
}

export interface RaceGuess {
  /** Id of the lane that is guessed to backtrack least; undefined for the guess that all backtrack equally often. */
  readonly lane: number | undefined
  readonly reason: BacktrackReason
}

export interface RaceQuestionState {
  /** Undefined while nothing is asked. */
  readonly raceQuestion: RaceQuestion | undefined
}

export const NOTHING_ASKED: RaceQuestionState = { raceQuestion: undefined }

/** Identifies a race by its puzzle, and by its lanes with their programs. */
export function raceSignature({ puzzle }: Pick<EditedBoard, 'puzzle'>, lanes: readonly Lane[]): string {
  return JSON.stringify([puzzle.grid.join(''), lanes.map(({ id, program }) => [id, program])])
}

interface QuestionedRace extends Pick<EditedBoard, 'puzzle'>, RaceQuestionState {
  readonly racing: Racing | undefined
}

/** Returns the question about the current race; undefined if none was asked, or if the race has changed since. */
export function raceQuestionOf(state: QuestionedRace): RaceQuestion | undefined {
  const { raceQuestion, racing } = state
  if (raceQuestion === undefined || racing === undefined) return undefined
  return raceQuestion.about === raceSignature(state, racing.lanes) ? raceQuestion : undefined
}
