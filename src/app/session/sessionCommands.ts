import type { Position } from '../../core/trace/position.ts'
import type { DebuggerCommand } from './debugging.ts'
import type { TraceSource } from './traceSource.ts'

/** Commands for one session, in front or not. Each opens its run if there is none yet. */
export interface SessionCommands {
  step(by: number): void
  goTo(position: Position): void
  /** As `goTo`, on a way that goes on: neither pauses nor begins anything. */
  snapTo(position: Position): void
  /** Fetches a page ahead of need. */
  prefetch(event: number): void
  /** To be asked what is told to whoever asks. */
  trace(): Pick<TraceSource, 'requestTicks' | 'requestPace' | 'countFills' | 'dropFills'>
  /** @param event clamped to what is known of the trace */
  seek(event: number): void
  /** Goes to the end, following the search there while it is still running. */
  goToEnd(): void
  /** Goes to where a solution was completed. @param solution counted from 1; clamped to those met so far */
  goToSolution(solution: number): void
  /** Stops searching ahead; the playhead stays. */
  stopSearch(): void
  continueSearch(): void
  debug(command: DebuggerCommand): void
  /** Counts the work up to the event that the board shows, unless its page has gone. */
  countWork(): void
}
