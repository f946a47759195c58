/**
 * Estimated run times of the listings: for each listing and language, a linear model of
 * the time in terms of the search's work, fitted by `npm run bench:seconds` to processor time on one machine. Estimates
 * apply to that machine; a judge's may be faster or slower.
 */
import measured from './measured.json' with { type: 'json' }
import { secondsOf, type TimedCost, type TimeModel } from './timeModel.ts'

export const TIMED_LANGUAGES = ['cpython', 'pypy', 'cpp'] as const

/** Language of a listing, with its compiler or interpreter. */
export type TimedLanguage = (typeof TIMED_LANGUAGES)[number]

export interface Estimate {
  readonly seconds: number
  /** Largest error of the model, as a factor minus 1: with 0.5, the time is from `seconds` ÷ 1.5 to `seconds` × 1.5. */
  readonly error: number
  /** True if the estimate is longer than any search that was timed for this program and language. */
  readonly isExtrapolated: boolean
}

interface MeasuredLanguage {
  /** Name and version of the interpreter or compiler. */
  readonly version: string
  readonly programs: Readonly<Record<string, TimeModel>>
}

/** Times of the two set-based programs on the same search. */
export interface SetTimes {
  /** Name and version of the interpreter. */
  readonly version: string
  readonly guarded: number
  readonly discard: number
}

interface MeasuredTimes {
  /** Processor of the machine, and number of its cores. */
  readonly machine: string
  /** Date, such as `2026-11-22`. */
  readonly measuredOn: string
  readonly languages: Readonly<Partial<Record<TimedLanguage, MeasuredLanguage>>>
  /** Times of the set-based programs, one entry per version of the interpreter. */
  readonly pairs: readonly SetTimes[]
}

export const MEASURED: MeasuredTimes = measured

export function timeModelOf(strategy: string, language: TimedLanguage): TimeModel | undefined {
  return MEASURED.languages[language]?.programs[strategy]
}

/** Estimates a program's run time for a search of this cost. If the search has not ended, estimates its time so far. */
export function estimateOf(model: TimeModel, cost: TimedCost): Estimate {
  const seconds = secondsOf(model, cost)
  return { seconds, error: model.error, isExtrapolated: seconds > model.longest }
}
