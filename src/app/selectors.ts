/** What components ask of the state, derived. */
import { isComplete } from '../core/grid.ts'
import { type Position, positionWithin } from '../core/trace/position.ts'
import type { Run } from './run.ts'
import type { AppState } from './state.ts'
import type { TraceWindow } from './window.ts'

/** Events known so far. */
export function eventsOf(run: Run): number {
  return run.status === 'open' ? run.progress.events : 0
}

/** Events that the overview shows from edge to edge. */
export function shownOf({ shown, run }: Pick<AppState, 'shown' | 'run'>): number {
  return Math.min(shown, eventsOf(run))
}

/** How much wider than the overview all events known would be; 1 where it shows all. */
export function stretchOf(state: Pick<AppState, 'shown' | 'run'>): number {
  const shown = shownOf(state)
  return shown > 0 ? eventsOf(state.run) / shown : 1
}

export function isSearching(run: Run): boolean {
  return run.status === 'open' && run.progress.status === 'searching'
}

/** Where the playhead stands, or is about to: the position asked for as far as the trace is known. */
export function positionOf({ playhead, run }: Pick<AppState, 'playhead' | 'run'>): Position {
  return positionWithin(playhead, eventsOf(run))
}

/** The event at which the playhead stands, or is about to. */
export function eventOf(state: Pick<AppState, 'playhead' | 'run'>): number {
  return positionOf(state).event
}

/** Where the playhead is bound for, even if the search has yet to get there; as far as it has got, for the end. */
export function destinationOf(state: Pick<AppState, 'playhead' | 'run'>): Position {
  return isSeeking(state) && Number.isFinite(state.playhead.event) ? state.playhead : positionOf(state)
}

/** The stretch that playing repeats; undefined if it goes on. */
export function loopOf({ isLooping, window, run }: AppState): TraceWindow | undefined {
  return isLooping ? (window ?? { from: 0, to: eventsOf(run) }) : undefined
}

/** The user waits for a position, or for the end, that the search has yet to reach. */
export function isSeeking({ playhead, run }: Pick<AppState, 'playhead' | 'run'>): boolean {
  return playhead.event > eventsOf(run) && isSearching(run)
}

/** The playhead is at the end of the search, and the board is about to show it. */
function isArriving({ run, frame, playhead }: Pick<AppState, 'run' | 'frame' | 'playhead'>): boolean {
  if (run.status !== 'open' || run.progress.status !== 'ended') return false
  return playhead.event >= run.progress.events && frame.moment.event !== run.progress.events
}

export type Outcome = 'solved' | 'unsolvable' | 'exhausted'

/** How the trace ends, if the board shows its end: undefined before. */
function outcomeOf({ run, frame }: Pick<AppState, 'run' | 'frame'>): Outcome | undefined {
  if (run.status !== 'open' || run.progress.status !== 'ended') return undefined
  if (frame.moment.event !== run.progress.events) return undefined
  if (run.progress.solutions === 0) return 'unsolvable'
  return isComplete(frame.moment.board) ? 'solved' : 'exhausted'
}

export type Status =
  | { readonly kind: 'ready' }
  | { readonly kind: 'playing' }
  | { readonly kind: 'paused' }
  /** On the way to an event, or to the end: Infinity. */
  | { readonly kind: 'seeking'; readonly event: number }
  | { readonly kind: 'stopped' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'ended'; readonly outcome: Outcome; readonly solutions: number }

/** The state of affairs in a word; what it names changes seldom enough to be read aloud. */
export function statusOf(state: Pick<AppState, 'run' | 'frame' | 'playhead' | 'playing'>): Status {
  const { run } = state
  if (run.status === 'failed') return { kind: 'failed' }
  if (run.status === 'idle') return { kind: 'ready' }
  const outcome = outcomeOf(state)
  if (outcome !== undefined) return { kind: 'ended', outcome, solutions: run.progress.solutions }
  if (state.playing) return { kind: 'playing' }
  if (isSeeking(state)) return { kind: 'seeking', event: state.playhead.event }
  // The search has got there; the board has yet to.
  if (isArriving(state)) return { kind: 'seeking', event: Number.POSITIVE_INFINITY }
  return run.progress.status === 'stopped' ? { kind: 'stopped' } : { kind: 'paused' }
}
