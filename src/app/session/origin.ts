import type { ProgramModel } from '../../core/debugging/programModel.ts'
import type { Givens } from '../../core/givens.ts'
import type { Supply, TraceListener } from './traceSource.ts'
import type * as Watching from './watching.ts'

/** Where the trace of a session comes from. */
export interface Origin {
  /** Called once. @param watching comes with the first run */
  supply(watching: typeof Watching, listener: TraceListener): Supply | Promise<Supply>
  /** Those of a program that was run elsewhere; undefined for one that is run on the puzzle of the page. */
  readonly givens: Givens | undefined
  /** The program behind the current run; undefined for one that is built in. */
  model(): ProgramModel | undefined
}
