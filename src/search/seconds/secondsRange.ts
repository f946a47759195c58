/** Range of an estimated run time in seconds, and its verdict against a judge's limit. */

export interface SecondsRange {
  readonly low: number
  /** Infinity if the program did not finish. */
  readonly high: number
}

/** Verdict on an estimated run time against a judge's limit. */
export type TimeVerdict =
  /** Under the limit even if the estimate is too low by its error. */
  | 'within'
  /** The limit lies within the estimate's error. */
  | 'close'
  /** Over the limit even if the estimate is too high by its error. */
  | 'over'
  /** The search has not ended, and its time so far is under the limit. */
  | 'open'

/** @param limit of the judge, in seconds */
export function verdictOfRange({ low, high }: SecondsRange, limit: number): TimeVerdict {
  if (low > limit) return 'over'
  if (high === Infinity) return 'open'
  return high > limit ? 'close' : 'within'
}
