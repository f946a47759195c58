/** Selectors of a session, or of the one in front. */
import { isComplete } from '../../core/grid.ts'
import { type Landmarks, NO_LANDMARKS } from '../../core/trace/landmarks.ts'
import { type Position, positionWithin } from '../../core/trace/position.ts'
import type { Run } from './run.ts'
import type { Session } from './session.ts'
import { frontOf, type Sessions } from './sessions.ts'
import type { AppState } from '../store/state.ts'
import type { VisibleRange } from '../view/visibleRange.ts'

/** Events known so far. */
export function eventsOf(run: Run): number {
  return run.status === 'open' ? run.progress.events : 0
}

/** The places of its trace that are worth a visit, as far as it is known. */
export function landmarksOf({ run }: Pick<Session, 'run'>): Landmarks {
  return run.status === 'open' ? run.progress.landmarks : NO_LANDMARKS
}

export function isSearching(run: Run): boolean {
  return run.status === 'open' && run.progress.status === 'searching'
}

/** Where the playhead stands, or is about to: the position asked for as far as the trace is known. */
export function positionOf({ playhead, run }: Pick<Session, 'playhead' | 'run'>): Position {
  return positionWithin(playhead, eventsOf(run))
}

/** The event at which the playhead stands, or is about to. */
export function eventOf(state: Pick<Session, 'playhead' | 'run'>): number {
  return positionOf(state).event
}

/** Where the playhead is bound for, even if the search has yet to get there; as far as it has got, for the end. */
export function destinationOf(state: Pick<Session, 'playhead' | 'run'>): Position {
  return isSeeking(state) && Number.isFinite(state.playhead.event) ? state.playhead : positionOf(state)
}

/** The stretch that playing repeats; undefined if it goes on. */
export function loopOf(app: AppState): VisibleRange | undefined {
  const { isLooping, visibleRange } = app
  return isLooping ? (visibleRange ?? { from: 0, to: eventsOf(frontOf(app).run) }) : undefined
}

/** The user waits for a position, or for the end, that the search has yet to reach. */
export function isSeeking({ playhead, run }: Pick<Session, 'playhead' | 'run'>): boolean {
  return playhead.event > eventsOf(run) && isSearching(run)
}

/** The playhead is at the end of the search, and the board is about to show it. */
function isSeekingEnd({ run, frame, playhead }: Pick<Session, 'run' | 'frame' | 'playhead'>): boolean {
  if (run.status !== 'open' || run.progress.status !== 'ended') return false
  return playhead.event >= run.progress.events && frame.moment.event !== run.progress.events
}

export type Outcome = 'solved' | 'unsolvable' | 'exhausted'

/** How the trace ends, if the board shows its end: undefined before. */
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
  /** On the way to an event, or to the end: Infinity. */
  | { readonly kind: 'seeking'; readonly event: number }
  | { readonly kind: 'stopped' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'ended'; readonly outcome: Outcome; readonly solutions: number }

/** The state of affairs in a word; what it names changes seldom enough to be read aloud. */
export function statusOf(app: Pick<AppState, 'playing' | keyof Sessions>): Status {
  const session = frontOf(app)
  const { run } = session
  if (run.status === 'failed') return { kind: 'failed' }
  if (run.status === 'idle') return { kind: 'ready' }
  const outcome = outcomeOf(session)
  if (outcome !== undefined) return { kind: 'ended', outcome, solutions: run.progress.solutions }
  if (app.playing) return { kind: 'playing' }
  if (isSeeking(session)) return { kind: 'seeking', event: session.playhead.event }
  // The search has got there; the board has yet to.
  if (isSeekingEnd(session)) return { kind: 'seeking', event: Number.POSITIVE_INFINITY }
  return run.progress.status === 'stopped' ? { kind: 'stopped' } : { kind: 'paused' }
}

/** The board changes by itself, or the race does. */
export function isPlaying({ playing, racing }: Pick<AppState, 'playing' | 'racing'>): boolean {
  return playing || racing?.playing === true
}
