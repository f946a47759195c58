/** State slice and commands for the comparison of all programs on the current puzzle. */
import type { ComparedCost } from '../../../search/costs/comparedSearches.ts'
import type { CheapestTransform } from '../../../search/costs/transformCosts.ts'
import type { TimedLanguage } from '../../../search/seconds/estimates.ts'
import type { Extent } from '../../../search/engine/strategy.ts'
import type { WorkerLoss } from '../../../calls/watchedWorker.ts'

/** Figures that a search counts, in the order of their columns. */
export const COUNTED_FIGURES = ['events', 'placements', 'backtracks', 'work', 'deepest'] as const

export type CountedFigure = (typeof COUNTED_FIGURES)[number]

/** Columns of the table; those of languages are in seconds. */
export type ComparedFigure = 'program' | CountedFigure | TimedLanguage

export interface Sorting {
  readonly by: ComparedFigure
  readonly direction: 'ascending' | 'descending'
}

export type ComparingCommand =
  /** The Compare view was shown: comparing runs only until `lookAway`. */
  | { readonly kind: 'look' }
  | { readonly kind: 'lookAway' }
  | { readonly kind: 'stop' }
  /** Continues after `stop`, or after the loss of a worker. */
  | { readonly kind: 'goOn' }
  /** Sets the extent for all programs. */
  | { readonly kind: 'extent'; readonly extent: Extent }
  /** Sets the number of events after which a program is no longer counted. */
  | { readonly kind: 'limit'; readonly limit: number }
  /** Sorts by a column; the same column again reverses the order. */
  | { readonly kind: 'sort'; readonly by: ComparedFigure }
  /** Chooses the judge whose time limits are drawn. @property judge its id */
  | { readonly kind: 'judge'; readonly judge: string }
  /** Copies the table, given as text, to the clipboard. */
  | { readonly kind: 'copy'; readonly text: string }

export interface Comparing {
  /** Extent that the user has chosen. If undefined, that of the chosen built-in program applies. */
  readonly extent: Extent | undefined
  /** Number of events after which a program is no longer counted. */
  readonly limit: number
  readonly sorting: Sorting
  /** Id of the judge whose limits are drawn. */
  readonly judge: string
  /** `idle`: nothing has been counted yet, or the givens conflict. */
  readonly status: 'idle' | 'running' | 'stopped' | 'ended'
  /** By program, in the order of the menu; empty before anything is known. */
  readonly costs: readonly ComparedCost[]
  /**
   * Transform of the puzzle that saves the chosen program the most events; undefined until counted, and if there is
   * none. Counted only if the program may exceed a time limit.
   */
  readonly cheapest: (CheapestTransform & { readonly strategy: string }) | undefined
  /** Reason for the loss of a worker; undefined if none was lost. Continuing starts a new worker. */
  readonly failure: WorkerLoss | undefined
  /** Result of copying the table; undefined until then, and again after the next command of another kind. */
  readonly copied: 'copied' | 'refused' | undefined
}

const NOTHING_COMPARED: Comparing = {
  extent: undefined,
  limit: 1e9,
  sorting: { by: 'cpython', direction: 'ascending' },
  judge: 'boj-2580',
  status: 'idle',
  costs: [],
  cheapest: undefined,
  failure: undefined,
  copied: undefined,
}

export function comparingOf({ comparing }: { readonly comparing: Comparing | undefined }): Comparing {
  return comparing ?? NOTHING_COMPARED
}
