/** Where the trace of a session comes from. */
import type { ProgramModel } from '../../core/debugging/programModel.ts'
import type { Givens } from '../../core/grid.ts'
import type { SessionProgram } from './session.ts'
import type { TraceListener, TraceSource } from './traceSource.ts'
import type * as Watching from './watching.ts'

/** A source, and how what it tells of begins. */
export interface Supply {
  readonly source: TraceSource
  begin(givens: Givens, program: SessionProgram): void
  /** Has at hand what the program needs to begin. */
  prepare(program: SessionProgram): void
  /** As `prepare`, if there is anything at hand for another. */
  change(program: SessionProgram): void
}

export interface Origin {
  /** Called once. @param watching comes with the first run */
  supply(watching: typeof Watching, listener: TraceListener): Supply
  /** Those of a program that was run elsewhere; undefined for one that is run on the puzzle of the page. */
  readonly recorded: { readonly givens: Givens; readonly model: ProgramModel } | undefined
}
