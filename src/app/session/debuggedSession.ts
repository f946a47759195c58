import type { ProgramModel } from '../../core/debugging/programModel.ts'
import type { Givens } from '../../core/givens.ts'
import type { BreakpointList } from './breakpoints.ts'
import type { AppState } from '../store/state.ts'
import type { Session } from './session.ts'
import type { TraceSource } from './traceSource.ts'

/** The access that a debugger gets to its session: it reads, and writes what it shows. Its answers move the playhead. */
export interface DebuggedSession {
  get(): Session
  set(part: Partial<Session>): void
  readonly page: () => AppState
  readonly source: TraceSource
  /** The one list of the page. */
  readonly breakpoints: BreakpointList
  /** Of a recorded program; undefined for one that is built in. */
  recordedModel(): ProgramModel | undefined
  /** Those of the open run. */
  givens(): Givens | undefined
}
