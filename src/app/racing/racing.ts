/** A race of programs on the puzzle at hand, as the store holds it, and what can be asked of it. */
import type { TimedLanguage } from '../../core/seconds/estimates.ts'
import type { Extent } from '../../core/search/strategy.ts'
import type { BuiltInProgram, SessionId } from '../session/session.ts'

export const FEWEST_LANES = 2
export const MOST_LANES = 4

/** What the lanes are in step by, and what the common axis counts; the time in a language, in nanoseconds. */
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
  readonly program: BuiltInProgram
  /** Undefined while none is open. */
  readonly session: SessionId | undefined
  /** How far its search is known along the common axis. */
  readonly known: number
  /** `ended`: what is known of it is all. A lane that has failed is out of the race. */
  readonly status: 'searching' | 'ended' | 'failed'
  /** Where along the axis its search begins: after the start of its listing, where that takes time. */
  readonly begin: number
  /** The work up to the event that it shows; undefined while it is being counted. */
  readonly work: number | undefined
}

export interface Racing {
  readonly lanes: readonly Lane[]
  readonly measure: Measure
  /** The position asked for on the common axis, a whole number; it may lie beyond what is known. `Infinity`: the end. */
  readonly at: number
  readonly playing: boolean
  /** Along the axis in a second; until it is chosen, it suits the race. */
  readonly rate: number | undefined
}

/** What a link says of a race. */
export interface Race {
  /** Two to four. */
  readonly programs: readonly BuiltInProgram[]
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
  /** As `setUp`, for what stands in an address. @property query from the question mark on */
  | { readonly kind: 'follow'; readonly query: string }
  | { readonly kind: 'add' }
  | { readonly kind: 'remove'; readonly lane: number }
  | { readonly kind: 'choose'; readonly lane: number; readonly strategy: string }
  /** Searches a lane once more whose search was lost. */
  | { readonly kind: 'again'; readonly lane: number }
  /** Of all lanes. */
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
  | { readonly kind: 'rate'; readonly rate: number }
  /** Goes to where a lane stands, in the view of one program. */
  | { readonly kind: 'watch'; readonly lane: number }
