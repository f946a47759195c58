import type { Extent } from '../../core/search/strategy.ts'
import type { Position } from '../../core/trace/position.ts'
import type { OwnCommand } from '../../app/own/own.ts'
import type { Clock } from '../../app/playback/clock.ts'
import type { SessionActions } from '../../app/session/openSessions.ts'

/** The parts of the app that a race stands on. */
export interface RacingDependencies {
  readonly clock: Clock
  readonly prefersReducedMotion: () => boolean
  readonly now: () => number
  readonly sessions: Pick<
    SessionActions,
    'openSession' | 'openOwn' | 'closeSession' | 'session' | 'handleFills'
  >
  readonly own: (command: OwnCommand) => void
  /** Ends the run in front: the next is another program's. */
  readonly resetFor: (strategy: string, extent: Extent) => void
  /** Goes to a position in front. */
  readonly goTo: (position: Position) => void
}
