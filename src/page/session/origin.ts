import type { ProgramModel } from '../../search/debugging/programModel.ts'
import type { Givens } from '../../sudoku/givens.ts'
import type { Supply, TraceListener } from './traceSource.ts'

/** A trace source that also provides the model of its program: sources, steps and variables, for the debugger. */
export interface ModelledSupply extends Supply {
  /** Model of the program of the latest run; undefined before the first. */
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
