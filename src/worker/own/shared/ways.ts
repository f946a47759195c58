/** Modes of watching a program's writes to its board. */

/** Fastest first: stores known to hit the board, all stores, a comparison after each line; `plain` watches nothing. */
export const WAYS = { narrowed: 0, stores: 1, lines: 2, plain: 3 } as const
export type Way = (typeof WAYS)[keyof typeof WAYS]

/** Final report of the recorder. */
export interface Seen {
  /** True if a write to the board was missed. */
  readonly mistaken?: boolean
  /** True if some stores were no longer watched. */
  readonly narrowed?: boolean
  /** True if the board was found. */
  readonly board?: boolean
  /** True if a list holding the puzzle was found, though never written to. */
  readonly kept?: boolean
  /** Number of full board comparisons. */
  readonly follows?: number
}

/** Share of events that may come from full board comparisons without slowing the run noticeably. */
const FEW_FOLLOWS = 0.02

/** Returns true if recording cost no more per event than usual. */
export function isLight(way: Way, { board, follows = Infinity }: Seen, events: number): boolean {
  return way === WAYS.narrowed && board === true && follows <= events * FEW_FOLLOWS
}

/** Returns the mode to try after a missed write; undefined if none is left or nothing was missed. */
export function nextWay(way: Way, { mistaken, narrowed }: Seen): Way | undefined {
  if (mistaken !== true || way === WAYS.lines) return undefined
  return way === WAYS.narrowed && narrowed === true ? WAYS.stores : WAYS.lines
}
