/**
 * What the app and the solver's worker say to each other. Every message carries the number of its run: whoever gets a
 * message of an older run drops it.
 */
import type { Breakpoint } from '../core/breakpoints/breakpoint.ts'
import type { Direction, HuntState } from '../core/breakpoints/hunt.ts'
import type { Grid } from '../core/grid.ts'
import type { Extent } from '../core/search/strategy.ts'
import type { Envelope, StretchEnvelope } from '../core/trace/envelope.ts'
import type { Landmarks } from '../core/trace/landmarks.ts'
import type { Position } from '../core/trace/position.ts'
import type { Page } from '../core/trace/trace.ts'

export type Request =
  /** Drops the run before it and searches ahead. */
  | {
      readonly type: 'start'
      readonly run: number
      readonly grid: Grid
      readonly strategy: string
      readonly extent: Extent
    }
  /** Asks for a page that the search has reached. */
  | { readonly type: 'page'; readonly run: number; readonly page: number }
  /** Asks for the event that completed a solution, counted from 1, that the search has met. */
  | { readonly type: 'solution'; readonly run: number; readonly solution: number }
  /** Stops searching ahead; pages known so far can still be asked for. */
  | { readonly type: 'stop'; readonly run: number }
  /** Searches on after a stop. */
  | { readonly type: 'continue'; readonly run: number }
  /** Looks for the next or the previous hit of any breakpoint, in place of a hunt before it. */
  | {
      readonly type: 'hunt'
      readonly run: number
      readonly hunt: number
      readonly breakpoints: readonly Breakpoint[]
      /** A hit there does not count. */
      readonly from: Position
      readonly direction: Direction
    }
  /** Gives a hunt up. */
  | { readonly type: 'endHunt'; readonly run: number }
  /** Asks for an envelope of events `from` < n ≤ `to`, which the search has reached, in place of a look before. */
  | {
      readonly type: 'look'
      readonly run: number
      readonly look: number
      readonly from: number
      readonly to: number
    }
  /** Gives a look up. */
  | { readonly type: 'endLook'; readonly run: number }

/** How far a search has got. */
export interface Progress {
  readonly status: 'searching' | 'stopped' | 'ended'
  readonly events: number
  readonly placements: number
  readonly solutions: number
  /** Cells and table entries read. */
  readonly work: number
  /** Time spent searching ahead, without pauses. */
  readonly elapsedMs: number
  readonly envelope: Envelope
  readonly landmarks: Landmarks
}

export type Reply =
  | { readonly type: 'progress'; readonly run: number; readonly progress: Progress }
  | { readonly type: 'page'; readonly run: number; readonly page: Page }
  | { readonly type: 'solution'; readonly run: number; readonly solution: number; readonly event: number }
  /** How far a hunt has got: several times a second, and at the end. */
  | { readonly type: 'hunt'; readonly run: number; readonly hunt: number; readonly state: HuntState }
  /** What is known of the window that is looked at: at once, several times a second as it gets sharper, and at the end. */
  | { readonly type: 'look'; readonly run: number; readonly look: number; readonly envelope: StretchEnvelope }
  /** The run is lost: the worker threw. */
  | { readonly type: 'failed'; readonly run: number; readonly reason: string }
