/** The race as the store has it before it is loaded, which the first command does. */
import type { Position } from '../../core/trace/position.ts'
import type { Extent } from '../../core/search/strategy.ts'
import type { Clock } from '../playback/clock.ts'
import type { OwnActions } from '../own/ownActions.ts'
import type { SessionActions } from '../session/openSessions.ts'
import { onDemand } from '../store/onDemand.ts'
import type { AppState } from '../store/state.ts'
import type { RacingCommand } from './racing.ts'

export interface RacingActions {
  /** Has programs race on the puzzle at hand. */
  race(command: RacingCommand): Promise<void>
}

export interface RacingSurroundings {
  readonly clock: Clock
  readonly prefersReducedMotion: () => boolean
  readonly now: () => number
  readonly sessions: Pick<
    SessionActions,
    'openSession' | 'openOwn' | 'closeSession' | 'session' | 'hearFills'
  >
  readonly own: OwnActions['own']
  /** Ends the run in front: the next is another program's. */
  readonly resetFor: (strategy: string, extent: Extent) => void
  /** Goes to a position in front. */
  readonly goTo: (position: Position) => void
}

type Get = () => AppState
type Set = (change: Partial<AppState>) => void

export function createRacing(
  get: Get,
  set: Set,
  subscribe: (listener: () => void) => () => void,
  surroundings: RacingSurroundings,
): RacingActions {
  const controller = onDemand(get, set, 'racing', async () =>
    (await import('./racingController.ts')).createRacingController(get, set, subscribe, surroundings),
  )
  return { race: (command) => controller.ask((loaded) => loaded.obey(command)) }
}
