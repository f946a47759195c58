import type { ProgramModel } from '../../search/debugging/programModel.ts'
import type { Givens } from '../../sudoku/givens.ts'
import type { TraceListener, TraceSource } from '../../search/jobs/traceSource.ts'
import type { SessionProgram } from './session.ts'

/** A trace source, with the commands that prepare and start its runs. */
export interface Supply {
  readonly source: TraceSource
  /** Starts a run, replacing the current one. */
  begin(givens: Givens, program: SessionProgram): void
  /** Begins ahead what the run that probably comes next will need. */
  prepare(givens: Givens, program: SessionProgram): void
  /** Like `prepare`, but only if a worker is running already. */
  change(givens: Givens, program: SessionProgram): void
}

/** A trace source that also provides the model of its program: sources, steps and variables, for the debugger. */
export interface ModelledSupply extends Supply {
  /** Model of the program of the latest run. */
  model(): ProgramModel | undefined
}

/** Origin of the trace that a session plays: a search, a run of the user's program, or a recording. */
export interface Origin {
  /** Creates the trace source, with the commands that start its runs; called once per session. */
  supply(listener: TraceListener): Supply
  /** Givens of a program that was run elsewhere; undefined for one that runs on the page's puzzle. */
  readonly givens: Givens | undefined
  /** Model of the program of the current run; undefined before there is one, and for built-in programs. */
  model(): ProgramModel | undefined
}
