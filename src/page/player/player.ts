import { positionAt } from '../../search/trace/position.ts'
import type { SessionCommands } from '../session/sessionCommands.ts'
import type { SessionPlayer } from '../session/sessionPlayer.ts'
import { positionOf } from '../session/selectors.ts'
import { frontOf } from '../session/sessions.ts'
import type { AppState } from '../store/state.ts'
import type { Clock } from './clock.ts'
import { PROGRAM_PANEL } from '../timeline/view.ts'
import type { DebuggerCommand } from '../session/debugging.ts'
import { eventNumberOf } from './eventNumber.ts'
import { createPlaying, type Destination } from './playing.ts'

/** Commands of a session that the page gives to the one in front. */
const OF_FRONT = [
  'getReady',
  'pause',
  'goTo',
  'goToStart',
  'goToEnd',
  'goToSolution',
  'seek',
  'stopSearch',
  'continueSearch',
  'throttle',
  'debug',
  'countWork',
] as const satisfies readonly (keyof SessionCommands)[]

/** Commands for the session in front: the program and its replay that the page shows. */
export interface PlayerActions extends Pick<SessionCommands, (typeof OF_FRONT)[number]> {
  play(): void
  /** Plays up to a later position, at a speed of its own, and pauses there. */
  playTo(destination: Destination): void
  togglePlaying(): void
  stepForward(): void
  stepBack(): void
  /** Like `debug`, for a move by lines. Chooses the panel that shows them, without which there are none. */
  moveByLines(command: DebuggerCommand): void
  /** Like `goTo`, for an event. */
  goToEvent(event: number): void
  /**
   * Like `goToEvent`, for typed text. Shows a notice if the text is not an event number, else clears any notice.
   * @returns true if the text is an event number
   */
  goToTyped(text: string): boolean
  /** Clears the current notice, such as that about a typed event number while the user corrects it. */
  clearNotice(): void
}

export interface PlayerDependencies {
  readonly clock: Clock
  readonly prefersReducedMotion: () => boolean
}

type Get = () => AppState
type Set = (change: Partial<AppState>) => void

/** Plays the session in front, driven by the clock. The other commands go to whichever session is in front by then. */
export function createPlayer(
  get: Get,
  set: Set,
  front: () => SessionPlayer,
  dependencies: PlayerDependencies,
): PlayerActions {
  const { clock } = dependencies

  /** Chooses the panel of the program; a presentation leaves the page behind it as it is. */
  function showProgram(): void {
    if (get().presenting !== 'now') set({ panel: PROGRAM_PANEL })
  }

  function play(destination?: Destination): void {
    if (!front().open()) return
    front().moveTo(positionOf(frontOf(get())))
    const tick = createPlaying(get, set, front, dependencies, destination)
    showProgram()
    set({ playing: true, digest: undefined })
    clock.start(tick)
  }

  const commands = () => front().commands
  // Each entry passes what it is given to the command of its name.
  const ofFront = Object.fromEntries(
    OF_FRONT.map((name) => [
      name,
      (...given: unknown[]) => void Reflect.apply(commands()[name], undefined, given),
    ]),
  ) as Pick<SessionCommands, (typeof OF_FRONT)[number]>

  return {
    ...ofFront,
    play: () => play(),
    playTo: play,
    togglePlaying: () => (get().playing ? front().pause() : play()),
    stepForward: () => commands().step(1),
    stepBack: () => commands().step(-1),
    moveByLines(command) {
      showProgram()
      commands().debug(command)
    },
    goToEvent: (event) => commands().goTo(positionAt(event)),
    goToTyped(text) {
      const event = eventNumberOf(text)
      set({ notice: event === undefined ? { kind: 'no-event', typed: text.trim() } : undefined })
      if (event === undefined) return false
      commands().goTo(positionAt(event))
      return true
    },
    clearNotice: () => set({ notice: undefined }),
  }
}
