import type { ProgramModel } from '../../core/debugging/programModel.ts'
import type { Givens } from '../../core/givens.ts'
import type { Supply, TraceListener } from './traceSource.ts'

/** A supply that tells what its program is. */
export interface ModelledSupply extends Supply {
  /** The program behind the latest run; undefined before the first. */
  model(): ProgramModel | undefined
}

/** Where the trace of a session comes from. */
export interface Origin {
  /** Called once. */
  supply(listener: TraceListener): Supply
  /** Those of a program that was run elsewhere; undefined for one that is run on the puzzle of the page. */
  readonly givens: Givens | undefined
  /** The program behind the current run; undefined for one that is built in. */
  model(): ProgramModel | undefined
}
