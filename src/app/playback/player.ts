import { type Position, positionAt, START } from '../../core/trace/position.ts'
import type { DebuggerCommand } from '../session/debugging.ts'
import type { SessionPlayer } from '../session/sessionPlayer.ts'
import { positionOf } from '../session/selectors.ts'
import { frontOf } from '../session/sessions.ts'
import type { AppState } from '../store/state.ts'
import type { Clock } from './clock.ts'
import { eventNumberOf } from './eventNumber.ts'
import { createPlaying } from './playing.ts'

/** Commands for the session in front: the program and its replay that the page shows. */
export interface PlayerActions {
  /** Starts the worker ahead of the first run; idempotent. */
  getReady(): void
  play(): void
  pause(): void
  togglePlaying(): void
  stepForward(): void
  stepBack(): void
  goToStart(): void
  /** Goes to the end, following the search while it is running. */
  goToEnd(): void
  /** Stops playing, goes to an event, and throttles a running search. @param event clamped to the known trace */
  seek(event: number): void
  /** Goes to a position that the search may not have reached yet, following the search. */
  goTo(position: Position): void
  /** Like `goTo`, for an event. */
  goToEvent(event: number): void
  /**
   * Like `goToEvent`, for typed text. Shows a notice if the text is not an event number, else clears any notice.
   * @returns true if the text is an event number
   */
  goToTyped(text: string): boolean
  /** Clears the current notice, such as that about a typed event number while the user corrects it. */
  clearNotice(): void
  /** Goes to the event that completed a solution. @param solution from 1; clamped to the solutions found so far */
  goToSolution(solution: number): void
  /** Stops searching ahead; the playhead stays. */
  stopSearch(): void
  continueSearch(): void
  /** Throttles a running search briefly so that the page stays responsive. */
  throttle(): void
  /** Passes a command to the debugger: a move such as stepping over a call, or a change of breakpoints. */
  debug(command: DebuggerCommand): void
  /**
   * Counts the work (such as cells read) of a built-in program up to the event shown. No-op if the page of events that
   * contains it is no longer cached.
   */
  countWork(): void
}

export interface PlayerDependencies {
  readonly clock: Clock
  readonly prefersReducedMotion: () => boolean
}

type Get = () => AppState
type Set = (change: Partial<AppState>) => void

/** Plays the session in front, driven by the clock. Its other commands are those of the session that is in front when they are called. */
export function createPlayer(
  get: Get,
  set: Set,
  front: () => SessionPlayer,
  dependencies: PlayerDependencies,
): PlayerActions {
  const { clock } = dependencies

  function play(): void {
    if (!front().open()) return
    front().moveTo(positionOf(frontOf(get())))
    const tick = createPlaying(get, set, front, dependencies)
    set({ playing: true, digest: undefined })
    clock.start(tick)
  }

  const commands = () => front().commands

  return {
    getReady: () => front().getReady(),
    play,
    pause: () => front().pause(),
    togglePlaying: () => (get().playing ? front().pause() : play()),
    stepForward: () => commands().step(1),
    stepBack: () => commands().step(-1),
    goToStart() {
      front().pause()
      front().moveTo(START)
    },
    goToEnd: () => commands().goToEnd(),
    seek(event) {
      front().throttle()
      commands().seek(event)
    },
    goToTyped(text) {
      const event = eventNumberOf(text)
      set({ notice: event === undefined ? { kind: 'no-event', typed: text.trim() } : undefined })
      if (event === undefined) return false
      commands().goTo(positionAt(event))
      return true
    },
    clearNotice: () => set({ notice: undefined }),
    goTo: (position) => commands().goTo(position),
    goToEvent: (event) => commands().goTo(positionAt(event)),
    goToSolution: (solution) => commands().goToSolution(solution),
    stopSearch: () => commands().stopSearch(),
    continueSearch: () => commands().continueSearch(),
    throttle: () => front().throttle(),
    debug: (command) => commands().debug(command),
    countWork: () => commands().countWork(),
  }
}
