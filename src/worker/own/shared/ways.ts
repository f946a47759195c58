/** Ways to see what a program writes to its board. */

/** The fastest first: stores that go to the board, all stores, a look at the board after each line. In the last nothing is seen. */
export const WAYS = { narrowed: 0, stores: 1, lines: 2, plain: 3 } as const
export type Way = (typeof WAYS)[keyof typeof WAYS]

/** The final report on the writes. */
export interface Seen {
  /** Something was written to the board and not seen. */
  readonly mistaken?: boolean
  /** Some stores were not watched any more. */
  readonly narrowed?: boolean
  /** The board was found. */
  readonly board?: boolean
  /** A list that holds the puzzle was found, though nothing was written to it. */
  readonly kept?: boolean
  /** How often all of the board had to be looked at. */
  readonly follows?: number
}

/** Of all events, so many may come from a look at all of the board without telling on the time of a run. */
const FEW_FOLLOWS = 0.02

/** Whether recording has taken no more time for each event than it mostly does. */
export function isLight(way: Way, { board, follows = Infinity }: Seen, events: number): boolean {
  return way === WAYS.narrowed && board === true && follows <= events * FEW_FOLLOWS
}

/** The way to try next where one has missed something; undefined where none is left, or none is needed. */
export function nextWay(way: Way, { mistaken, narrowed }: Seen): Way | undefined {
  if (mistaken !== true || way === WAYS.lines) return undefined
  return way === WAYS.narrowed && narrowed === true ? WAYS.stores : WAYS.lines
}
