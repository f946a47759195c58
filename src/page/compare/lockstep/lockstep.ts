/** State slice and commands of a lockstep: two to four programs on the current puzzle, each in a lane, on one axis. */
import type { TimedLanguage } from '../../../search/seconds/estimates.ts'
import type { Extent } from '../../../search/engine/strategy.ts'
import type { OwnRun } from '../../own/own.ts'
import type { RunnableProgram, SessionId } from '../../session/session.ts'
import type { EventTimes } from '../../../search/worker/solverQuestions.ts'
import type { HeatMap } from '../../timeline/view.ts'

export const MIN_LANES = 2
export const MAX_LANES = 4

/**
 * Measures by which the lanes can be synchronized, and which then scale their common axis. `work` counts elementary
 * operations; a language measures the estimated run time in it, in nanoseconds.
 */
export const MEASURES = ['events', 'work', 'cpython', 'pypy', 'cpp'] as const satisfies readonly (
  | 'events'
  | 'work'
  | TimedLanguage
)[]

export type Measure = (typeof MEASURES)[number]

/** One program in step. */
export interface Lane {
  /** Unique among the lanes; a new lane gets the highest id plus 1. */
  readonly id: number
  readonly program: RunnableProgram
  /** Id of the session; undefined while none is open. */
  readonly session: SessionId | undefined
  /** Position on the common axis up to which its search is known. */
  readonly known: number
  /**
   * `waiting`: the lane has a program of the user, which runs once playing starts. `searching`: not all of the search
   * is known. `ended`: the whole search is known. `out`: the lane is not ranked, because a judge would not accept the
   * user's program, or the device lacks the memory for it. `failed`: the search was lost.
   */
  readonly status: 'waiting' | 'searching' | 'ended' | 'out' | 'failed'
  /** True if the lane may search: at once for a built-in program; for the user's own, once playing starts. */
  readonly hasStarted: boolean
  /** The run of the user's own program; undefined before it has started, and for built-in programs. */
  readonly own: OwnRun | undefined
  /** Offset on the axis where its search starts: after the startup of its program, if that takes time. */
  readonly startOffset: number
  /** Work up to the shown event; undefined while being counted. */
  readonly work: number | undefined
  /** Counts of how often each cell was filled up to the shown event; undefined at event 0, and without heat maps. */
  readonly heat: HeatMap | undefined
  /** Positions of its events on the common axis; undefined until known. Unused if the axis counts events. */
  readonly times: LaneTimes | undefined
}

export interface LaneTimes extends EventTimes {
  /** Measure of the positions. Until they are updated, it may be a measure that the lockstep has had before. */
  readonly measure: Measure
}

export interface Lockstep {
  readonly lanes: readonly Lane[]
  readonly measure: Measure
  /** Requested position on the common axis, an integer; may be beyond what is known. `Infinity`: the end. */
  readonly at: number
  readonly playing: boolean
  /**
   * Speed in units of the axis per second. While undefined, because the user has chosen none, a speed that suits the
   * lanes applies.
   */
  readonly rate: number | undefined
  /** The typed position if it is invalid, until corrected; otherwise undefined. */
  readonly refused: string | undefined
}

/** A lockstep as encoded in a link. */
export interface LockstepSetup {
  /** Two to four programs. */
  readonly programs: readonly RunnableProgram[]
  readonly measure: Measure
  /** Requested position, as in `Lockstep`. */
  readonly at: number
}

/** In all commands, `lane` is the id of a lane. */
export type LockstepCommand =
  | { readonly kind: 'look' }
  /** The view was hidden, which pauses playing and searching. */
  | { readonly kind: 'lookAway' }
  /** Sets up the programs of a link, with its speed. @property query of the link; without programs, the lanes stay */
  | { readonly kind: 'followLink'; readonly query: string }
  /** Replaces the lockstep: its programs, measure and position. */
  | { readonly kind: 'setUp'; readonly setup: LockstepSetup }
  | { readonly kind: 'add' }
  | { readonly kind: 'remove'; readonly lane: number }
  /** @property strategy id of a program, including the user's own */
  | { readonly kind: 'choose'; readonly lane: number; readonly strategy: string }
  /** Retries a lane whose search was lost, or runs the user's own program in it. */
  | { readonly kind: 'again'; readonly lane: number }
  /** Stops the user's own program in a lane. */
  | { readonly kind: 'stop'; readonly lane: number }
  /** Sets the extent of all lanes with built-in programs. */
  | { readonly kind: 'extent'; readonly extent: Extent }
  | { readonly kind: 'measure'; readonly measure: Measure }
  | { readonly kind: 'togglePlaying' }
  /** Goes to the nearest position at which another event of a lane is shown. @property by 1 is forwards, −1 back */
  | { readonly kind: 'step'; readonly by: 1 | -1 }
  | { readonly kind: 'goToStart' }
  /** Goes to the end, following the searches while they are running. */
  | { readonly kind: 'goToEnd' }
  /** @property at on the common axis; clamped to what is known */
  | { readonly kind: 'seek'; readonly at: number }
  /** Like `seek`, also beyond what the searches have reached; refuses invalid positions. @property text as typed */
  | { readonly kind: 'goToTyped'; readonly text: string }
  /** Clears the error about the typed position, because the user is correcting it. */
  | { readonly kind: 'retype' }
  /** Sets the speed, as in `Lockstep`. */
  | { readonly kind: 'rate'; readonly rate: number }
  /** Opens a lane's position in the view of one program. */
  | { readonly kind: 'watch'; readonly lane: number }
