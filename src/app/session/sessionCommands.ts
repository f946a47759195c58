import type { Position } from '../../core/trace/position.ts'
import type { DebuggerCommand } from './debugging.ts'
import type { TraceSource } from './traceSource.ts'

/**
 * Commands for one session, in front or not. `step`, `goTo`, `goToEnd` and the moves of `debug` open its run if there
 * is none yet.
 */
export interface SessionCommands {
  step(by: number): void
  goTo(position: Position): void
  /** Like `goTo` while moving: neither pauses nor opens a run. */
  snapTo(position: Position): void
  /** Fetches a page ahead of need. */
  prefetch(event: number): void
  /** Direct trace queries. */
  trace(): Pick<
    TraceSource,
    'requestTicks' | 'requestPace' | 'countFills' | 'dropFills' | 'requestWrites' | 'dropWrites'
  >
  /** @param event clamped to the known trace */
  seek(event: number): void
  /** Goes to the end, following the search while it is running. */
  goToEnd(): void
  /** Goes to the event that completed a solution. @param solution from 1; clamped to the solutions found so far */
  goToSolution(solution: number): void
  /** Stops searching ahead; the playhead stays. */
  stopSearch(): void
  continueSearch(): void
  debug(command: DebuggerCommand): void
  /** Counts the work of a built-in program up to the event on the board; no-op if its page is no longer cached. */
  countWork(): void
}
