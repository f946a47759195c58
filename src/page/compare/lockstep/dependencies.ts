import type { Extent } from '../../../search/engine/strategy.ts'
import type { Position } from '../../../search/trace/position.ts'
import type { OwnCommand } from '../../own/own.ts'
import type { Clock } from '../../player/clock.ts'
import type { SessionActions } from '../../session/openSessions.ts'

/** Parts of the app that a lockstep uses. */
export interface LockstepDependencies {
  readonly clock: Clock
  readonly prefersReducedMotion: () => boolean
  readonly now: () => number
  readonly sessions: Pick<SessionActions, 'openSession' | 'openOwn' | 'closeSession' | 'session'>
  readonly own: (command: OwnCommand) => void
  /** Ends the run of the single-program view and switches to another program. */
  readonly resetFor: (strategy: string, extent: Extent) => void
  /** Moves the session of the single-program view to a position. */
  readonly goTo: (position: Position) => void
}
