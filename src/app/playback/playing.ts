/** Time goes on by itself: moves the playhead by the clock, until something stops it. */
import { type Position, positionAt, positionOrder, samePosition, START } from '../../core/trace/position.ts'
import type { Debugger } from '../session/debugger.ts'
import { eventsOf, isSearching, loopOf, positionOf } from '../session/selectors.ts'
import { frontOf } from '../session/sessions.ts'
import type { AppState } from '../store/state.ts'
import { advance } from './advance.ts'
import { createDigester } from '../../core/trace/digest.ts'
import { isReadable, rateOf } from './rate.ts'

/** The debugger, as far as playing asks it for the way. */
type Walk = Pick<Debugger, 'ahead' | 'afterLines'>

/** A session as far as time moves it. */
interface PlayedSession {
  readonly debugger: Walk
  /** Has the program view keep up with the board. */
  followProgram(): void
  /** Stops at the hit of a breakpoint. */
  stopAt(hit: Position): void
  prefetch(event: number): void
  /** Has its search leave more of the machine to the page for a while. */
  giveWay(): void
  snapTo(position: Position): void
  moveTo(position: Position): void
  pause(): void
  /** It has been played to its end. */
  finish(): void
}

interface PlayingDependencies {
  readonly prefersReducedMotion: () => boolean
}

/** With reduced motion the board changes at most this often, in larger steps. */
const REDUCED_MOTION_STEP_MS = 500

/** Variables that change 60 times a second cannot be read, and cost as much to draw as the rest of the page. */
const UNREADABLE_STEP_MS = 75
/** On a slow machine, a quarter of the time at most goes into them. */
const FRAMES_EACH = 4

/** Where frames take longer, the page does not keep up: it misses one in ten of 60 a second. */
const LATE_MS = 18.5
/** So many make what they usually take. */
const USUAL_FRAMES = 16

/** Plays the session in front from one press on Play to what stops it. @returns what is to be done each frame */
export function createPlaying(
  get: () => AppState,
  set: (change: Pick<AppState, 'digest'>) => void,
  front: () => PlayedSession,
  { prefersReducedMotion }: PlayingDependencies,
): (elapsedMs: number) => void {
  const digested = createDigester()
  /** The part of the next step that has passed already. */
  let fraction = 0
  let unplayedMs = 0
  let unreportedMs = 0
  let drawnInMs = 0
  /** As frames have come of late. */
  let usualMs = 0
  /** The first step after a press on Play comes at once, however slow the speed. */
  let isFirstDue = true

  const playsByLines = () => get().preferences.playsBy === 'lines'

  function byEvents(from: Position, ms: number, rate: number, end: number): Position {
    const next = advance({ event: from.event, fraction }, ms, rate, end)
    fraction = next.fraction
    // If the next frame takes as long as this one, its page will be at hand.
    front().prefetch(advance(next, ms, rate, end).event)
    return next.event === from.event ? from : positionAt(next.event)
  }

  function byLines(from: Position, ms: number, rate: number, to: number, walk: Walk): Position {
    const { hit, clearTo } = walk.ahead(from)
    const due = advance({ event: 0, fraction }, ms, rate, Number.POSITIVE_INFINITY)
    fraction = due.fraction
    const next =
      due.event === 0 ? from : walk.afterLines(from, due.event, Math.min(to, (hit ?? clearTo).event))
    return get().isLooping && next.event >= to ? positionAt(to) : next
  }

  /** @param position where the playhead and the board stand */
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
    // The board is waited for: nobody is to hear of a pause before the end.
    if (frontOf(get()).frame.moment.event !== eventsOf(run) || isSearching(run)) return
    if (isByLines && !samePosition(walk.afterLines(reached, 1, to), reached)) return
    // After the last event lines are still to run, which playing by events leaves out, but breakpoints do not.
    if (hit?.event === eventsOf(run)) return front().stopAt(hit)
    if (!isKnownBeyond(clearTo)) return
    // A press on Play at the end begins again, once it is known that no line with a breakpoint is left.
    if (isFirstDue && !samePosition(position, START)) front().moveTo(START)
    else endReached(from)
  }

  /** A search that has been stopped has been looked through as far as it goes. */
  function isKnownBeyond({ event }: Position): boolean {
    const { run } = frontOf(get())
    return event > eventsOf(run) || (run.status === 'open' && run.progress.status === 'stopped')
  }

  function endReached(start: number): void {
    if (!get().isLooping) {
      front().pause()
      return front().finish()
    }
    fraction = 0
    front().moveTo(positionAt(start))
  }

  /** Has the program view follow: event by event as long as that can be read, and then so often that it is seen to move. */
  function updateProgramView(elapsedMs: number): void {
    // The frame that has drawn it has just gone by.
    if (unreportedMs === 0) drawnInMs = elapsedMs
    unreportedMs += elapsedMs
    const isDue = unreportedMs >= Math.max(UNREADABLE_STEP_MS, drawnInMs * FRAMES_EACH)
    if (!isReadable(get()) && !isDue) return
    unreportedMs = 0
    front().followProgram()
  }

  /** Where the page does not keep up beside the search, has that give way. */
  function throttleIfLate(elapsedMs: number): void {
    usualMs += (elapsedMs - usualMs) / USUAL_FRAMES
    if (usualMs > LATE_MS) front().giveWay()
  }

  function play(elapsedMs: number): void {
    const session = frontOf(get())
    unplayedMs += elapsedMs
    if (prefersReducedMotion() && unplayedMs < REDUCED_MOTION_STEP_MS) return
    const position = positionOf(session)
    // The board has not caught up: wait for the page instead of running away from it.
    if (session.frame.moment.event !== position.event) return
    move(position)
    unplayedMs = 0
  }

  return (elapsedMs) => {
    const digest = digested(elapsedMs, frontOf(get()).frame.moment)
    if (digest !== undefined) set({ digest })
    play(elapsedMs)
    throttleIfLate(elapsedMs)
    updateProgramView(elapsedMs)
  }
}
