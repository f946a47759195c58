import type { Position } from '../../search/trace/position.ts'
import type { DebuggerCommand } from './debugging.ts'
import type { TraceSource } from '../../search/jobs/traceSource.ts'

/**
 * Commands for one session (a program, its run and its playhead), whether the page shows it or not. `step`, `goTo`,
 * `goToEnd` and the moves of `debug` open a run if the session has none yet.
 */
export interface SessionCommands {
  /** Starts the worker ahead of the first run; idempotent. */
  getReady(): void
  /** Stops playing. */
  pause(): void
  /** @param by number of events; negative to go back */
  step(by: number): void
  /** Stops playing and goes to a position, following the search if it has not reached the position yet. */
  goTo(position: Position): void
  /** Moves the playhead, for playback and lanes. Unlike `goTo`, does not stop playing and opens no run. */
  snapTo(position: Position): void
  /** Fetches the chunk that contains an event, ahead of need. */
  prefetch(event: number): void
  /** Returns the queries that go directly to the run's trace. */
  trace(): Pick<TraceSource, 'ask'>
  /** Stops playing, goes to an event of the open run, and throttles a running search. @param event clamped to the known trace */
  seek(event: number): void
  goToStart(): void
  /** Goes to the end, following the search while it is running. */
  goToEnd(): void
  /** Goes to the event that completed a solution. @param solution from 1; clamped to the solutions found so far */
  goToSolution(solution: number): void
  /** Stops the search; the playhead stays. */
  stopSearch(): void
  continueSearch(): void
  /** Throttles a running search briefly so that the page stays responsive. */
  throttle(): void
  /** Passes a command to the debugger: a move such as stepping over a call, or a change of breakpoints. */
  debug(command: DebuggerCommand): void
  /** Counts a built-in program's work (operations) up to the board's event; no-op if the event's chunk is not cached. */
  countWork(): void
}
