/** Moves the playhead by the clock until something stops it. */
import { type Position, positionAt, positionOrder, samePosition, START } from '../../search/trace/position.ts'
import type { Debugger } from '../session/debugger.ts'
import { eventsOf, isSearching, loopOf, positionOf } from '../session/selectors.ts'
import { frontOf } from '../session/sessions.ts'
import type { AppState } from '../store/state.ts'
import { advance } from './advance.ts'
import { createPlaybackDigester } from '../../search/trace/digest.ts'
import { isReadable, rateOf, READABLE_RATE } from './rate.ts'

/**
 * The part of the debugger that playing uses. `ahead` returns the next breakpoint hit, if known, and `clearTo`, the
 * position up to which there is none. `positionAfterLines` returns the position a number of lines after another.
 */
type PlayedDebugger = Pick<Debugger, 'ahead' | 'positionAfterLines'>

/** The part of a session that playing uses. */
interface PlayedSession {
  readonly debugger: PlayedDebugger
  /** Updates the program view to match the board. */
  followProgram(): void
  /** Goes to a breakpoint hit, and stops playing. */
  stopAt(hit: Position): void
  /** Requests the events around an event, before they are shown. */
  prefetch(event: number): void
  /** Throttles the session's search briefly so that the page stays responsive. */
  throttle(): void
  /** Moves the playhead on; keeps what is shown about the old position. */
  snapTo(position: Position): void
  /** Moves the playhead to another place, and clears what is shown about the old position. */
  moveTo(position: Position): void
  pause(): void
  /** Called when playing has reached the end and has paused. */
  finish(): void
}

interface PlayingDependencies {
  readonly prefersReducedMotion: () => boolean
}

/** Where playing is to stop, and its speed, instead of the user's, in events a second. */
export interface Destination {
  readonly position: Position
  readonly rate: number
}

/** Minimum time between board changes with reduced motion; the steps are larger instead. */
const REDUCED_MOTION_STEP_MS = 500

/**
 * Minimum time between updates of the program view at unreadable speeds: variables that change 60 times a second cost
 * as much to draw as the rest of the page.
 */
const UNREADABLE_STEP_MS = 75
/**
 * Minimum interval between updates of the program view at unreadable speeds, as a multiple of the time that drawing one
 * takes. On a slow machine, updates then take at most a quarter of the time.
 */
const FRAMES_EACH = 4

/** Average frame time above which the page does not keep up: it misses one in ten frames at 60 Hz. */
const LATE_MS = 18.5
/** Length of the moving average of frame times, in frames. */
const MEAN_FRAMES = 16

/**
 * Plays the shown session from one press on Play until playing stops, and updates the digest (summary) of what is
 * played.
 * @param destination after the playhead; by default the end, or the next breakpoint hit
 * @returns the callback for each frame
 */
export function createPlaying(
  get: () => AppState,
  set: (change: Pick<AppState, 'digest'>) => void,
  front: () => PlayedSession,
  { prefersReducedMotion }: PlayingDependencies,
  destination?: Destination,
): (elapsedMs: number) => void {
  const digested = createPlaybackDigester()
  const updateProgramView = programViewUpdates(
    () => (destination === undefined ? isReadable(get()) : destination.rate <= READABLE_RATE),
    () => front().followProgram(),
  )
  const throttleIfLate = throttling(() => front().throttle())
  /** Elapsed part of the next event or line, from 0 to 1. */
  let fraction = 0
  /** Time that has passed but not yet moved the playhead. */
  let unplayedMs = 0
  /** True until the first move after a press on Play, which is immediate at any speed. */
  let isFirstDue = true

  const playsByLines = () => get().preferences.playsBy === 'lines'

  /** Returns the position after `ms` at `rate` events a second. @param end event to go to at most */
  function byEvents(from: Position, ms: number, rate: number, end: number): Position {
    const next = advance({ event: from.event, fraction }, ms, rate, end)
    fraction = next.fraction
    // Prefetches the events of the next frame, if that frame takes equally long.
    front().prefetch(advance(next, ms, rate, end).event)
    return next.event === from.event ? from : positionAt(next.event)
  }

  /** Returns the position after `ms` at `rate` lines a second. @param to event at which playing ends */
  function byLines(from: Position, ms: number, rate: number, to: number, walk: PlayedDebugger): Position {
    const { hit, clearTo } = walk.ahead(from)
    const due = advance({ event: 0, fraction }, ms, rate, Number.POSITIVE_INFINITY)
    fraction = due.fraction
    const next =
      due.event === 0 ? from : walk.positionAfterLines(from, due.event, Math.min(to, (hit ?? clearTo).event))
    return get().isLooping && next.event >= to ? positionAt(to) : next
  }

  /**
   * Moves the playhead by the time that has passed. Stops at a breakpoint hit, and ends or starts over at the end.
   * @param position of both the playhead and the board
   */
  function move(position: Position): void {
    const { run } = frontOf(get())
    const { from, to } = loopOf(get()) ?? { from: 0, to: eventsOf(run) }
    const start = position.event >= to && to < eventsOf(run) ? positionAt(from) : position
    const walk = front().debugger
    const { hit, clearTo } = walk.ahead(start)
    const rate = rateOf(get())
    const ms = isFirstDue ? Math.max(unplayedMs, 1000 / rate) : unplayedMs
    const isByLines = playsByLines()
    const end = hit === undefined ? Math.min(to, clearTo.event) : to
    const next = isByLines ? byLines(start, ms, rate, to, walk) : byEvents(start, ms, rate, end)
    if (hit !== undefined && positionOrder(next, hit) >= 0) return front().stopAt(hit)
    const reached = hit === undefined && positionOrder(next, clearTo) > 0 ? clearTo : next
    if (!samePosition(reached, position)) {
      isFirstDue = false
      front().snapTo(reached)
    }
    // Wait until the board shows the last event, so that the pause is not announced before it.
    if (frontOf(get()).frame.moment.event !== eventsOf(run) || isSearching(run)) return
    if (isByLines && !samePosition(walk.positionAfterLines(reached, 1, to), reached)) return
    // After the last event, more lines run. Playing by events skips them, but breakpoints in them still hit.
    if (hit?.event === eventsOf(run)) return front().stopAt(hit)
    if (!isClearBeyond(clearTo)) return
    // No breakpoint hit is left. A press on Play at the end restarts from the beginning.
    if (isFirstDue && !samePosition(position, START)) front().moveTo(START)
    else endReached(from)
  }

  /** Moves the playhead towards the destination, past breakpoints, and pauses there. */
  function approach(from: Position, { position, rate }: Destination): void {
    const { run } = frontOf(get())
    const next = byEvents(from, unplayedMs, rate, position.event)
    const isOver = !isSearching(run) && from.event >= eventsOf(run)
    if (next.event < position.event && !isOver)
      return samePosition(next, from) ? undefined : front().snapTo(next)
    front().moveTo(position)
    front().pause()
  }

  /**
   * Returns true if no breakpoint can be hit after this position, up to which the trace is scanned for hits: it lies
   * beyond the last event, or the search has stopped.
   */
  function isClearBeyond({ event }: Position): boolean {
    const { run } = frontOf(get())
    return event > eventsOf(run) || (run.status === 'open' && run.progress.status === 'stopped')
  }

  /** Pauses, or starts over if playing loops. @param start event at which the loop starts */
  function endReached(start: number): void {
    if (!get().isLooping) {
      front().pause()
      return front().finish()
    }
    fraction = 0
    front().moveTo(positionAt(start))
  }

  function playFor(elapsedMs: number): void {
    const session = frontOf(get())
    unplayedMs += elapsedMs
    if (prefersReducedMotion() && unplayedMs < REDUCED_MOTION_STEP_MS) return
    const position = positionOf(session)
    // The board has not caught up: wait for its events instead of moving further ahead.
    if (session.frame.moment.event !== position.event) return
    if (destination === undefined) move(position)
    else approach(position, destination)
    unplayedMs = 0
  }

  return (elapsedMs) => {
    const digest = digested(elapsedMs, frontOf(get()).frame.moment)
    if (digest !== undefined) set({ digest })
    playFor(elapsedMs)
    throttleIfLate(elapsedMs)
    updateProgramView(elapsedMs)
  }
}

/**
 * Updates the program view after each frame at readable speeds. At higher speeds, updates are fewer but still show
 * motion.
 * @returns the callback for each frame
 */
function programViewUpdates(isEachReadable: () => boolean, update: () => void): (elapsedMs: number) => void {
  /** Time since the latest update, and duration of the frame that drew that update. */
  let [waitingMs, drawnInMs] = [0, 0]
  return (elapsedMs) => {
    // The frame that just ended drew the update, so its time includes the drawing.
    if (waitingMs === 0) drawnInMs = elapsedMs
    waitingMs += elapsedMs
    const isDue = waitingMs >= Math.max(UNREADABLE_STEP_MS, drawnInMs * FRAMES_EACH)
    if (!isEachReadable() && !isDue) return
    waitingMs = 0
    update()
  }
}

/** Throttles the search while the page does not keep up. @returns the callback for each frame */
function throttling(throttle: () => void): (elapsedMs: number) => void {
  let meanFrameMs = 0
  return (elapsedMs) => {
    meanFrameMs += (elapsedMs - meanFrameMs) / MEAN_FRAMES
    if (meanFrameMs > LATE_MS) throttle()
  }
}
