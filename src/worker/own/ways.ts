/** Ways to see what a program writes to its board. */

/** The fastest first: stores that go to the board, all stores, a look at the board after each line. */
export const WAYS = { narrowed: 0, stores: 1, lines: 2 } as const
export type Way = (typeof WAYS)[keyof typeof WAYS]

/** The final report on the writes. */
export interface Seen {
  /** Something was written to the board and not seen. */
  readonly mistaken?: boolean
  /** Some stores were not watched any more. */
  readonly narrowed?: boolean
  /** The board was found. */
  readonly board?: boolean
}

/** The way to try next where one has missed something; undefined where none is left, or none is needed. */
export function nextWay(way: Way, { mistaken, narrowed }: Seen): Way | undefined {
  if (mistaken !== true || way === WAYS.lines) return undefined
  return way === WAYS.narrowed && narrowed === true ? WAYS.stores : WAYS.lines
}
