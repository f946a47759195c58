/** A session is one program on one puzzle: how far its trace is known, where its playhead stands, what its board shows. */
import { builtInProgram } from '../../core/debugging/builtInProgram.ts'
import type { ProgramModel } from '../../core/debugging/programModel.ts'
import type { Givens } from '../../core/givens.ts'
import type { Board } from '../../core/grid.ts'
import type { OwnLanguage } from '../../core/own/language.ts'
import { stepperOf, strategyWithId } from '../../core/programs/registry.ts'
import type { Extent, Strategy } from '../../core/search/strategy.ts'
import { type Position, START } from '../../core/trace/position.ts'
import { DEFAULT_RATE, type EventsPerSecond } from '../playback/playback.ts'
import { type Debugging, NOTHING_DEBUGGED } from './debugging.ts'
import { type Frame, openingFrame } from './frame.ts'
import type { Run } from './run.ts'

/** Counted up; none is given twice. */
export type SessionId = number

/** A program that Backdoku runs itself. */
export interface BuiltInProgram {
  readonly kind: 'built-in'
  /** Its id. */
  readonly strategy: string
  /** Whether it stops at its first solution. */
  readonly extent: Extent
}

/** The user's own, which is run in a worker and recorded. */
export interface OwnProgram {
  readonly kind: 'own'
  readonly language: OwnLanguage
}

/** One that can be chosen and run on the puzzle of the page. */
export type RunnableProgram = BuiltInProgram | OwnProgram

export type SessionProgram =
  | RunnableProgram
  /** One that was run elsewhere, of which there is a recording. */
  | { readonly kind: 'recorded'; readonly name: string }

export interface Session {
  readonly id: SessionId
  readonly program: SessionProgram
  readonly run: Run
  /** The position asked for, which the board follows; it may lie beyond what is known of the trace. */
  readonly playhead: Position
  readonly frame: Frame
  /** Shown instead of the end of a search for all solutions, where the board is cleared again, if the user went or played there. */
  readonly lastSolution: Frame | undefined
  readonly debugging: Debugging
  /** Suits the search, until the user chooses a speed. */
  readonly fittedRate: EventsPerSecond
  /** The work up to an event, where it has been counted last. */
  readonly counted: { readonly event: number; readonly work: number } | undefined
}

/** The strategy of a program; undefined for one that is not built in. */
export function strategyOf(program: SessionProgram): Strategy | undefined {
  return program.kind === 'built-in' ? strategyWithId(program.strategy) : undefined
}

/** A built-in program at work on a puzzle. @throws RangeError if there is no such program */
export function builtInModel(givens: Givens, program: BuiltInProgram): ProgramModel {
  const strategy = strategyWithId(program.strategy)
  if (strategy === undefined) throw new RangeError(`No program ${program.strategy}`)
  return builtInProgram({ givens, strategy, extent: program.extent }, stepperOf(strategy), [])
}

/** Of a session as long as there is no run. @param board 81 digits, 0 = blank */
export function bare(board: Board): Omit<Session, 'id' | 'program' | 'fittedRate'> {
  return {
    run: { status: 'idle' },
    playhead: START,
    frame: openingFrame(board),
    lastSolution: undefined,
    debugging: NOTHING_DEBUGGED,
    counted: undefined,
  }
}

/** A session that nothing has been asked of yet. @param board 81 digits, 0 = blank */
export function newSession(id: SessionId, program: SessionProgram, board: Board): Session {
  return { id, program, ...bare(board), fittedRate: DEFAULT_RATE }
}
