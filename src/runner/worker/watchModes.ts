/** Modes of watching a program's writes to its board, and how to choose the next mode from a recorder's report. */

/**
 * Modes of watching. `plain` watches nothing. The others, from fastest to slowest: `narrowed` stops watching the stores
 * that never hit the board; `stores` watches all stores; `lines` compares the board after each line.
 */
export const WATCH_MODES = { narrowed: 0, stores: 1, lines: 2, plain: 3 } as const
export type WatchMode = (typeof WATCH_MODES)[keyof typeof WATCH_MODES]

/** Final report of the recorder, the part of a language that notes the writes to the board. */
export interface RecorderReport {
  /** True if a write to the board was missed. */
  readonly mistaken?: boolean
  /** True if some stores were no longer watched, because they had not hit the board. */
  readonly narrowed?: boolean
  /** True if the board was found. */
  readonly board?: boolean
  /** True if a list holding the puzzle was found, though never written to. */
  readonly kept?: boolean
  /** Number of full board comparisons. */
  readonly follows?: number
}

/** Maximum number of full board comparisons per event that does not slow the run noticeably. */
const FEW_FOLLOWS = 0.02

/**
 * Returns true if recording cost no more per event than usual: in the fastest mode, a board was found and rarely
 * compared as a whole.
 */
export function isLight(
  watchMode: WatchMode,
  { board, follows = Infinity }: RecorderReport,
  events: number,
): boolean {
  return watchMode === WATCH_MODES.narrowed && board === true && follows <= events * FEW_FOLLOWS
}

/** Returns the mode to try after a missed write; undefined if no write was missed, or no slower mode is left. */
export function nextWatchMode(
  watchMode: WatchMode,
  { mistaken, narrowed }: RecorderReport,
): WatchMode | undefined {
  if (mistaken !== true || watchMode === WATCH_MODES.lines) return undefined
  return watchMode === WATCH_MODES.narrowed && narrowed === true ? WATCH_MODES.stores : WATCH_MODES.lines
}
