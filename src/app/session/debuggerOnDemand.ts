/** The debugger of a session, loaded by the first command for it. */
import type { HuntState } from '../../core/breakpoints/hunt.ts'
import type { ProgramModel } from '../../core/debugging/programModel.ts'
import type { Givens } from '../../core/givens.ts'
import type { Position } from '../../core/trace/position.ts'
import { onDemand } from '../store/onDemand.ts'
import type { AppState } from '../store/state.ts'
import type { BreakpointList, createBreakpointList } from './breakpoints.ts'
import type { DebuggerCommand, Lookahead } from './debugging.ts'
import type { Session } from './session.ts'
import type { TraceSource } from './traceSource.ts'

/** The access that a debugger gets to its session. */
export interface DebuggedSession {
  get(): Session
  set(part: Partial<Session>): void
  readonly page: () => AppState
  setPage(part: Partial<AppState>): void
  readonly source: TraceSource
  /** The one list of the page, made when it is first asked for. */
  breakpoints(make: typeof createBreakpointList): BreakpointList
  /** Of a recorded program; undefined for one that is built in. */
  recordedModel(): ProgramModel | undefined
  /** Those of the open run. */
  givens(): Givens | undefined
  /** Starts a run unless one is open. @returns whether one is open now */
  open(): boolean
  pause(): void
  /** Puts the playhead somewhere else at the user's wish. */
  moveTo(position: Position): void
  /** Puts the playhead where, settled, it is. */
  settle(position: Position): void
}

type Get = () => AppState
type Set = (change: Partial<AppState>) => void

export interface Debugger {
  obey(command: DebuggerCommand): void
  /** Keeps up with the board: called when it may have changed. */
  refresh(): void
  /** The playhead has been put somewhere else: what was shown or sought for the place before is over. */
  moved(): void
  hunted(state: HuntState): void
  /** More is known of the lines of a recorded program. */
  learned(): void
  /** The list of breakpoints is another one. */
  listed(): void
  /** The breakpoints ahead of the playhead. @param at where the playhead stands */
  ahead(at: Position): Lookahead
  /** Playing has met a hit: stops there, as Continue does. */
  stopAt(hit: Position): void
  /** Where so many more lines lead, as far as pages are at hand, and the lines that follow an event. @param from settled */
  afterLines(from: Position, lines: number, lastEvent: number): Position
  /** The run is over. */
  reset(): void
}

export function debuggerOnDemand(page: Get, setPage: Set, session: () => Promise<DebuggedSession>) {
  const { ask, loaded } = onDemand(page, setPage, 'program', async () => {
    const [{ createDebugger, loadStepperOf }, debugged] = await Promise.all([
      import('./debugger.ts'),
      session(),
    ])
    await loadStepperOf(debugged.get().program)
    return createDebugger(debugged)
  })
  return {
    /** Undefined until it has been loaded. */
    part: loaded,
    obey: (command: DebuggerCommand) => ask((part) => part.obey(command)),
    refresh: () => loaded()?.refresh(),
    moved: () => loaded()?.moved(),
    hunted: (state: HuntState) => loaded()?.hunted(state),
    learned: () => loaded()?.learned(),
    listed: () => loaded()?.listed(),
    reset: () => loaded()?.reset(),
  }
}
