import { type Position, positionAt, START } from '../../core/trace/position.ts'
import type { DebuggerCommand } from '../session/debugging.ts'
import type { SessionPlayer } from '../session/sessionPlayer.ts'
import { eventOf, eventsOf, isSearching, loopOf } from '../session/selectors.ts'
import { frontOf } from '../session/sessions.ts'
import type { AppState } from '../store/state.ts'
import type { ViewerActions } from '../view/viewer.ts'
import type { Clock } from './clock.ts'
import { eventNumberOf } from './eventNumber.ts'
import { advance } from './playback.ts'

/** Commands for the session in front. Each starts its search if none has begun. */
export interface PlayerActions extends ViewerActions {
  /** Fetches ahead of need what the first run takes; may be called any number of times. */
  getReady(): void
  play(): void
  pause(): void
  togglePlaying(): void
  stepForward(): void
  stepBack(): void
  goToStart(): void
  /** Goes to the end, following the search there while it is still running. */
  goToEnd(): void
  /** @param event clamped to what is known of the trace */
  seek(event: number): void
  /** Goes to a position even if the search has yet to reach it, following the search there. */
  goTo(position: Position): void
  /** As `goTo`, the event itself. */
  goToEvent(event: number): void
  /** As `goToEvent`; what is no number of an event is answered with a notice. @returns whether it is one */
  goToTyped(text: string): boolean
  /** What was no event is being mended: nothing more is said of it. */
  retype(): void
  /** Goes to where a solution was completed. @param solution counted from 1; clamped to those met so far */
  goToSolution(solution: number): void
  /** Stops searching ahead; the playhead stays. */
  stopSearch(): void
  continueSearch(): void
  /** Asks something of the program view, and loads it first if need be. */
  debug(command: DebuggerCommand): Promise<void>
}

export interface PlayerSurroundings {
  readonly clock: Clock
  readonly prefersReducedMotion: () => boolean
}

type Get = () => AppState
type Set = (change: Partial<AppState>) => void

/** With reduced motion the board changes at most this often, in larger steps. */
const REDUCED_MOTION_STEP_MS = 500

/** Moves the playhead of the session in front by the clock, and hands every other command to it. */
export function createPlayer(
  get: Get,
  set: Set,
  front: () => SessionPlayer,
  { clock, prefersReducedMotion }: PlayerSurroundings,
): PlayerActions {
  let fraction = 0
  let unplayedMs = 0
  /** The first event after a press on Play comes at once, however slow the speed. */
  let isFirstDue = false

  function play(): void {
    if (!front().open()) return
    const { run, playhead } = frontOf(get())
    const event = eventOf({ run, playhead })
    const atEnd = run.status === 'open' && !isSearching(run) && event === eventsOf(run)
    front().moveTo(atEnd ? START : positionAt(event))
    fraction = 0
    unplayedMs = 0
    isFirstDue = true
    set({ playing: true })
    clock.start(tick)
  }

  function tick(elapsedMs: number): void {
    const { preferences } = get()
    const session = frontOf(get())
    const { run, frame } = session
    unplayedMs += elapsedMs
    if (prefersReducedMotion() && unplayedMs < REDUCED_MOTION_STEP_MS) return
    const position = eventOf(session)
    // The board has not caught up: wait for the page instead of running away from it.
    if (frame.moment.event !== position) return
    const { from, to } = loopOf(get()) ?? { from: 0, to: eventsOf(run) }
    const start = position >= to && to < eventsOf(run) ? from : position
    const dueMs = isFirstDue ? Math.max(unplayedMs, 1000 / preferences.rate) : unplayedMs
    const next = advance({ event: start, fraction }, dueMs, preferences.rate, to)
    unplayedMs = 0
    fraction = next.fraction
    if (next.event !== position) {
      isFirstDue = false
      front().settle(positionAt(next.event))
      // If the next frame takes as long as this one, its page will be at hand.
      front().prefetch(advance(next, dueMs, preferences.rate, to).event)
    }
    // The board is waited for: nobody is to hear of a pause before the end.
    if (frontOf(get()).frame.moment.event === eventsOf(run) && !isSearching(run)) endReached(from)
  }

  function endReached(from: number): void {
    if (!get().isLooping) return front().rest()
    fraction = 0
    front().moveTo(positionAt(from))
  }

  const commands = () => front().commands

  return {
    zoom: (factor, at) => front().view()?.zoom(factor, at),
    pan: (by) => front().view()?.pan(by),
    showWholeTrace: () => front().view()?.showWholeTrace(),
    setLooping: (isLooping) => set({ isLooping }),
    hover: (event) => front().view()?.hover(event),
    getReady: () => front().getReady(),
    play,
    pause: () => front().rest(),
    togglePlaying: () => (get().playing ? front().rest() : play()),
    stepForward: () => commands().step(1),
    stepBack: () => commands().step(-1),
    goToStart() {
      front().rest()
      front().moveTo(START)
    },
    goToEnd: () => commands().goToEnd(),
    seek: (event) => commands().seek(event),
    goToTyped(text) {
      const event = eventNumberOf(text)
      set({ notice: event === undefined ? { kind: 'no-event', typed: text.trim() } : undefined })
      if (event === undefined) return false
      commands().goTo(positionAt(event))
      return true
    },
    retype: () => set({ notice: undefined }),
    goTo: (position) => commands().goTo(position),
    goToEvent: (event) => commands().goTo(positionAt(event)),
    goToSolution: (solution) => commands().goToSolution(solution),
    stopSearch: () => commands().stopSearch(),
    continueSearch: () => commands().continueSearch(),
    debug: (command) => commands().debug(command),
  }
}
