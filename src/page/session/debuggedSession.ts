import type { ProgramModel } from '../../search/debugging/programModel.ts'
import type { Givens } from '../../sudoku/givens.ts'
import type { Position } from '../../search/trace/position.ts'
import type { BreakpointList } from './breakpoints.ts'
import type { Session } from './session.ts'
import type { TraceSource } from '../../search/jobs/traceSource.ts'

/** A debugger's access to its session. Debuggers write all of its state but the playhead. */
export interface DebuggedSession {
  get(): Session
  set(part: Partial<Session>): void
  /** True while the page shows the program's lines; the debugger follows the playhead only then. */
  readonly areLinesShown: () => boolean
  /** Reads, searches and continues the session's trace. */
  readonly source: TraceSource
  /** The page's only list of breakpoints. */
  readonly breakpoints: BreakpointList
  /** Model of a recorded program; undefined for built-in ones. */
  recordedModel(): ProgramModel | undefined
  /** Moves the playhead elsewhere. */
  moveTo(position: Position): void
  /** Givens of the open run. */
  givens(): Givens | undefined
}
