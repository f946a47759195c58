/** A session is one program on one puzzle: its known trace, its playhead, and what its board shows. */
import { builtInProgram } from '../../search/debugging/builtInProgram.ts'
import type { ProgramModel } from '../../search/debugging/programModel.ts'
import type { Givens } from '../../sudoku/givens.ts'
import type { Board } from '../../sudoku/grid.ts'
import type { OwnLanguage } from '../../sudoku/reading/language.ts'
import { stepperOf, strategyWithId } from '../../search/programs/registry.ts'
import type { Extent, Strategy } from '../../search/engine/strategy.ts'
import { type Position, START } from '../../search/trace/position.ts'
import { DEFAULT_RATE, type EventsPerSecond } from '../player/playback.ts'
import { type Debugging, NOTHING_DEBUGGED } from './debugging.ts'
import { type Frame, openingFrame } from './frame.ts'
import type { Run } from './run.ts'

/** Counts up and is never reused. */
export type SessionId = number

/** A program that Backdoku runs itself. */
export interface BuiltInProgram {
  readonly kind: 'built-in'
  /** Id of the program in the registry. */
  readonly strategy: string
  /** `first` stops at the first solution. */
  readonly extent: Extent
}

/** The user's own program, which is run in a worker and recorded. */
export interface OwnProgram {
  readonly kind: 'own'
  readonly language: OwnLanguage
}

/** A program that can be chosen and run on the page's puzzle. */
export type RunnableProgram = BuiltInProgram | OwnProgram

export type SessionProgram =
  | RunnableProgram
  /** A program that was run elsewhere, with a recording. */
  | { readonly kind: 'recorded'; readonly name: string }

export interface Session {
  readonly id: SessionId
  readonly program: SessionProgram
  readonly run: Run
  /** Requested position, which the board follows; may be beyond the known trace. */
  readonly playhead: Position
  /** The board as shown, at or on the way to the playhead. */
  readonly frame: Frame
  /**
   * The last solution, shown at the end of a search for all solutions, where the board itself is cleared again.
   * Undefined unless the user went or played to the end.
   */
  readonly lastSolution: Frame | undefined
  readonly debugging: Debugging
  /** Speed that suits the search, used until the user chooses one. */
  readonly fittedRate: EventsPerSecond
  /** Work of the search up to an event, as counted last; undefined if the run's work was not counted. */
  readonly counted: { readonly event: number; readonly work: number } | undefined
}

export function strategyOf(program: SessionProgram): Strategy | undefined {
  return program.kind === 'built-in' ? strategyWithId(program.strategy) : undefined
}

/**
 * Returns the model of a built-in program on a puzzle: its steps, calls and reasons at any moment.
 * @throws RangeError if there is no such program
 */
export function builtInModel(givens: Givens, program: BuiltInProgram): ProgramModel {
  const strategy = strategyWithId(program.strategy)
  if (strategy === undefined) throw new RangeError(`No program ${program.strategy}`)
  return builtInProgram({ givens, strategy, extent: program.extent }, stepperOf(strategy), [])
}

/** Returns the state of a session that depends on its board alone, without a run. @param board 81 digits, 0 = blank */
export function bareSession(board: Board): Omit<Session, 'id' | 'program' | 'fittedRate'> {
  return {
    run: { status: 'idle' },
    playhead: START,
    frame: openingFrame(board),
    lastSolution: undefined,
    debugging: NOTHING_DEBUGGED,
    counted: undefined,
  }
}

/** Returns a session without a run. @param board 81 digits, 0 = blank */
export function newSession(id: SessionId, program: SessionProgram, board: Board): Session {
  return { id, program, ...bareSession(board), fittedRate: DEFAULT_RATE }
}
