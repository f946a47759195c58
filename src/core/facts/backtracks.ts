/** Which of several programs goes back least on a puzzle, and why, from their counts alone. */

export interface EndedSearch {
  readonly events: number
  readonly placements: number
}

export type BacktrackReason =
  /** All go back equally often. */
  | 'equal'
  /** Same placements; the others clear a failed digit where this one overwrites it. */
  | 'overwrites'
  /** It fills the blanks in another order. */
  | 'order'

export const BACKTRACK_REASONS = [
  'order',
  'overwrites',
  'equal',
] as const satisfies readonly BacktrackReason[]

export interface FewestBacktracks {
  /** By search. */
  readonly backtracks: readonly number[]
  /** Indices of the searches that go back least. */
  readonly fewest: readonly number[]
  /** Why they go back less than the one that goes back most. */
  readonly reason: BacktrackReason
}

/** @param searches to the same extent; at least one */
export function fewestBacktracks(searches: readonly EndedSearch[]): FewestBacktracks {
  const backtracks = searches.map(({ events, placements }) => events - placements)
  const [least, most] = [Math.min(...backtracks), Math.max(...backtracks)]
  const fewest = backtracks.flatMap((count, index) => (count === least ? [index] : []))
  if (least === most) return { backtracks, fewest, reason: 'equal' }
  const isSameTree = searches[fewest[0]].placements === searches[backtracks.indexOf(most)].placements
  return { backtracks, fewest, reason: isSameTree ? 'overwrites' : 'order' }
}
