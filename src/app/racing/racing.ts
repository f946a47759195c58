/** A race of programs on the puzzle at hand, as the store holds it, and what can be asked of it. */
import type { TimedLanguage } from '../../core/seconds/estimates.ts'
import type { Extent } from '../../core/search/strategy.ts'
import type { OwnRun } from '../own/own.ts'
import type { RunnableProgram, SessionId } from '../session/session.ts'
import type { Pace } from '../../worker/protocol.ts'
import type { HeatMap } from '../view/view.ts'

export const FEWEST_LANES = 2
export const MOST_LANES = 4

/** The measure that keeps the lanes in step and that the common axis counts; the time in a language, in nanoseconds. */
export const MEASURES = ['events', 'work', 'cpython', 'pypy', 'cpp'] as const satisfies readonly (
  | 'events'
  | 'work'
  | TimedLanguage
)[]

export type Measure = (typeof MEASURES)[number]

/** One program in a race. */
export interface Lane {
  /** Counted up; none is given twice. */
  readonly id: number
  readonly program: RunnableProgram
  /** Undefined while none is open. */
  readonly session: SessionId | undefined
  /** How far its search is known along the common axis. */
  readonly known: number
  /**
   * `waiting` until the user starts the race. `ended`: what is known of it is all; `out`: that too, and it has no place in
   * the race, as a program of the user's own that a judge would not accept. A lane that has failed is out of the race.
   */
  readonly status: 'waiting' | 'searching' | 'ended' | 'out' | 'failed'
  /** It may search: a built-in program at once, one of the user's own from when the user starts the race. */
  readonly hasSetOff: boolean
  /** How the run of a program of the user's own goes; undefined before it has begun. */
  readonly own: OwnRun | undefined
  /** Where along the axis its search begins: after the start of its listing, where that takes time. */
  readonly begin: number
  /** The work up to the event that it shows; undefined while it is being counted. */
  readonly work: number | undefined
  /** How often it has filled each cell up to there; undefined while nobody wants to see it. */
  readonly heat: HeatMap | undefined
  /** Where its events lie along an axis that is not of events; undefined until it is known of any. */
  readonly pace: LanePace | undefined
}

export interface LanePace extends Pace {
  /** Of the axis, which may be one before that of the race. */
  readonly measure: Measure
}

export interface Racing {
  readonly lanes: readonly Lane[]
  readonly measure: Measure
  /** The position asked for on the common axis, a whole number; it may lie beyond what is known. `Infinity`: the end. */
  readonly at: number
  readonly playing: boolean
  /** Along the axis in a second; until it is chosen, it suits the race. */
  readonly rate: number | undefined
  /** A typed position that is none, until it is mended. */
  readonly refused: string | undefined
}

/** A race, as a link tells it. */
export interface Race {
  /** Two to four. */
  readonly programs: readonly RunnableProgram[]
  readonly measure: Measure
  /** As that of `Racing`. */
  readonly at: number
}

export type RacingCommand =
  /** Somebody looks, or looks away: nothing plays or searches on where nobody sees it. */
  | { readonly kind: 'look' }
  | { readonly kind: 'lookAway' }
  /** Has these programs race in place of those before. */
  | { readonly kind: 'setUp'; readonly race: Race }
  | { readonly kind: 'add' }
  | { readonly kind: 'remove'; readonly lane: number }
  /** @property strategy id of a program, one of the user's own among them */
  | { readonly kind: 'choose'; readonly lane: number; readonly strategy: string }
  /** Searches a lane once more whose search was lost, or runs the program of the user's own in it. */
  | { readonly kind: 'again'; readonly lane: number }
  /** Stops the user's own program in a lane. */
  | { readonly kind: 'stop'; readonly lane: number }
  /** Of all lanes with built-in programs. */
  | { readonly kind: 'extent'; readonly extent: Extent }
  | { readonly kind: 'measure'; readonly measure: Measure }
  | { readonly kind: 'togglePlaying' }
  /** To where the next lane moves, or the one before did. */
  | { readonly kind: 'step'; readonly by: 1 | -1 }
  | { readonly kind: 'goToStart' }
  /** Following the searches there while they are still running. */
  | { readonly kind: 'goToEnd' }
  /** @property at on the common axis; clamped to what is known */
  | { readonly kind: 'seek'; readonly at: number }
  /** As `seek`, even where the searches have yet to get; what is no position is refused. @property text as it was typed */
  | { readonly kind: 'goToTyped'; readonly text: string }
  /** The typed position is being mended: withdraws the complaint about it. */
  | { readonly kind: 'retype' }
  | { readonly kind: 'rate'; readonly rate: number }
  /** Goes to where a lane stands, in the view of one program. */
  | { readonly kind: 'watch'; readonly lane: number }
