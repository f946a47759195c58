/** Finds which of several programs backtracks least on a puzzle, and why, from the numbers of events and placements. */

/** Counts of a search that has ended. */
export interface EndedSearch {
  readonly events: number
  readonly placements: number
}

export type BacktrackReason =
  /** All backtrack equally often. */
  | 'equal'
  /** Same placements, but a program that overwrites a failed digit does not backtrack to clear it first. */
  | 'overwrites'
  /** The program that backtracks least fills the blanks in another order. */
  | 'order'

export const BACKTRACK_REASONS = [
  'order',
  'overwrites',
  'equal',
] as const satisfies readonly BacktrackReason[]

export interface FewestBacktracks {
  readonly backtracks: readonly number[]
  /** Indices of the searches that backtrack least. */
  readonly fewest: readonly number[]
  /** Reason that the searches in `fewest` backtrack less than the search that backtracks most. */
  readonly reason: BacktrackReason
}

/** Compares searches by their backtracks. @param searches at least one, all for the first or all for all solutions */
export function fewestBacktracks(searches: readonly EndedSearch[]): FewestBacktracks {
  const backtracks = searches.map(({ events, placements }) => events - placements)
  const [least, most] = [Math.min(...backtracks), Math.max(...backtracks)]
  const fewest = backtracks.flatMap((count, index) => (count === least ? [index] : []))
  if (least === most) return { backtracks, fewest, reason: 'equal' }
  const isSameTree = searches[fewest[0]].placements === searches[backtracks.indexOf(most)].placements
  return { backtracks, fewest, reason: isSameTree ? 'overwrites' : 'order' }
}
