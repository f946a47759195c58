/** The comparison of all programs on the puzzle at hand, as the store holds it, and what can be asked of it. */
import type { ComparedCost } from '../../core/facts/comparedSearches.ts'
import type { CheapestTransform } from '../../core/facts/transformCosts.ts'
import type { Extent } from '../../core/search/strategy.ts'
import type { WorkerLoss } from '../workers/watchedWorker.ts'

/** The columns of the table; the last three are of seconds. */
export type ComparedFigure =
  | 'program'
  | 'events'
  | 'placements'
  | 'backtracks'
  | 'work'
  | 'deepest'
  | 'cpython'
  | 'pypy'
  | 'cpp'

export interface Sorting {
  readonly by: ComparedFigure
  readonly direction: 'ascending' | 'descending'
}

export type ComparingCommand =
  /** Somebody looks, or looks away: it goes on meanwhile only while it is looked at. */
  | { readonly kind: 'look' }
  | { readonly kind: 'lookAway' }
  | { readonly kind: 'stop' }
  | { readonly kind: 'goOn' }
  /** For all programs. */
  | { readonly kind: 'extent'; readonly extent: Extent }
  /** Events after which a program is counted no further. */
  | { readonly kind: 'limit'; readonly limit: number }
  /** Once more by the same figure turns the order round. */
  | { readonly kind: 'sort'; readonly by: ComparedFigure }
  /** Whose limits of time are drawn. @property judge an id */
  | { readonly kind: 'judge'; readonly judge: string }
  | { readonly kind: 'copy'; readonly text: string }

/** The comparison as a screenshot shows it. */
export interface Comparing {
  /** Until it is chosen, that of the program in front. */
  readonly extent: Extent | undefined
  readonly limit: number
  readonly sorting: Sorting
  /** Id of the judge whose limits are drawn. */
  readonly judge: string
  readonly status: 'idle' | 'running' | 'stopped' | 'ended'
  /** In the order of the menu; empty before anything is known. */
  readonly costs: readonly ComparedCost[]
  /** The transform of the puzzle that helps a program most whose judge would stop it. */
  readonly cheapest: (CheapestTransform & { readonly strategy: string }) | undefined
  /** Why a worker was lost; to go on starts anew. */
  readonly failure: WorkerLoss | undefined
  /** The table has been copied a moment ago, or the browser has not let it. */
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

/** The comparison, or what it begins with. */
export function comparingOf({ comparing }: { readonly comparing: Comparing | undefined }): Comparing {
  return comparing ?? NOTHING_COMPARED
}
