/** Seconds between which an estimate lies, and what they mean before a judge's limit. */

export interface SecondsRange {
  readonly low: number
  /** Infinity where the program did not come to its end. */
  readonly high: number
}

export type TimeVerdict =
  /** Even if the estimate is too low by its error. */
  | 'within'
  /** The limit lies within the error. */
  | 'close'
  /** Even if the estimate is too high by its error. */
  | 'over'
  /** The search has not ended, and what it has come to is no more than the limit. */
  | 'open'

export function verdictOfRange({ low, high }: SecondsRange, limit: number): TimeVerdict {
  if (low > limit) return 'over'
  if (high === Infinity) return 'open'
  return high > limit ? 'close' : 'within'
}
