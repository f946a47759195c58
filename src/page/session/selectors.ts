/** Selectors of a session, or of the session in front. */
import { isComplete } from '../../sudoku/grid.ts'
import { type Landmarks, NO_LANDMARKS } from '../../search/trace/landmarks.ts'
import { type Position, positionWithin } from '../../search/trace/position.ts'
import type { Run } from './run.ts'
import type { Session } from './session.ts'
import { frontOf, type Sessions } from './sessions.ts'
import type { PlaybackState } from '../player/transport.ts'
import type { View } from '../timeline/view.ts'
import type { VisibleRange } from '../timeline/visibleRange.ts'

export function eventsOf(run: Run): number {
  return run.status === 'open' ? run.progress.events : 0
}

/** Returns the landmarks (deepest dead end, longest detour, solutions) of the known trace. */
export function landmarksOf({ run }: Pick<Session, 'run'>): Landmarks {
  return run.status === 'open' ? run.progress.landmarks : NO_LANDMARKS
}

export function isSearching(run: Run): boolean {
  return run.status === 'open' && run.progress.status === 'searching'
}

/**
 * Returns the position of the playhead: the requested one, clamped to the known trace. The board may not show it yet.
 */
export function positionOf({ playhead, run }: Pick<Session, 'playhead' | 'run'>): Position {
  return positionWithin(playhead, eventsOf(run))
}

export function eventOf(state: Pick<Session, 'playhead' | 'run'>): number {
  return positionOf(state).event
}

/**
 * Returns the playhead's destination, even if the search has not reached it yet. If the destination is the end of the
 * search, returns the end of the known trace.
 */
export function destinationOf(state: Pick<Session, 'playhead' | 'run'>): Position {
  return isSeeking(state) && Number.isFinite(state.playhead.event) ? state.playhead : positionOf(state)
}

/** Returns the range that playing repeats; undefined if not looping. */
export function loopOf(app: Sessions & Pick<View, 'isLooping' | 'visibleRange'>): VisibleRange | undefined {
  const { isLooping, visibleRange } = app
  return isLooping ? (visibleRange ?? { from: 0, to: eventsOf(frontOf(app).run) }) : undefined
}

/** Returns true if the user waits for a position, or for the end, that the search has not reached yet. */
export function isSeeking({ playhead, run }: Pick<Session, 'playhead' | 'run'>): boolean {
  return playhead.event > eventsOf(run) && isSearching(run)
}

/** Returns true if the playhead is at the end of the search but the board does not show it yet. */
function isSeekingEnd({ run, frame, playhead }: Pick<Session, 'run' | 'frame' | 'playhead'>): boolean {
  if (run.status !== 'open' || run.progress.status !== 'ended') return false
  return playhead.event >= run.progress.events && frame.moment.event !== run.progress.events
}

/**
 * `solved`: the trace ends with a complete board. `unsolvable`: it has no solution. `exhausted`: a search for all
 * solutions has found some and cleared the board again.
 */
export type Outcome = 'solved' | 'unsolvable' | 'exhausted'

/** Returns the outcome of the trace if the trace has ended and the board shows its end; otherwise undefined. */
function outcomeOf({ run, frame }: Pick<Session, 'run' | 'frame'>): Outcome | undefined {
  if (run.status !== 'open' || run.progress.status !== 'ended') return undefined
  if (frame.moment.event !== run.progress.events) return undefined
  if (run.progress.solutions === 0) return 'unsolvable'
  return isComplete(frame.moment.board) ? 'solved' : 'exhausted'
}

export type Status =
  | { readonly kind: 'ready' }
  | { readonly kind: 'playing' }
  | { readonly kind: 'paused' }
  /** Waiting for an event; Infinity: for the end. */
  | { readonly kind: 'seeking'; readonly event: number }
  | { readonly kind: 'stopped' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'ended'; readonly outcome: Outcome; readonly solutions: number }

/** Returns the status, which changes rarely enough to be announced to screen readers. */
export function statusOf(app: Sessions & Pick<PlaybackState, 'playing'>): Status {
  const session = frontOf(app)
  const { run } = session
  if (run.status === 'failed') return { kind: 'failed' }
  if (run.status === 'idle') return { kind: 'ready' }
  const outcome = outcomeOf(session)
  if (outcome !== undefined) return { kind: 'ended', outcome, solutions: run.progress.solutions }
  if (app.playing) return { kind: 'playing' }
  if (isSeeking(session)) return { kind: 'seeking', event: session.playhead.event }
  // The search has reached the end, but the board does not show it yet.
  if (isSeekingEnd(session)) return { kind: 'seeking', event: Number.POSITIVE_INFINITY }
  return run.progress.status === 'stopped' ? { kind: 'stopped' } : { kind: 'paused' }
}

interface Playing extends Pick<PlaybackState, 'playing'> {
  readonly lockstep: { readonly playing: boolean } | undefined
}

export function isPlaying({ playing, lockstep }: Playing): boolean {
  return playing || lockstep?.playing === true
}
