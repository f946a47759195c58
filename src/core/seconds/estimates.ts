/**
 * How long the listings would run: a linear model of what each does, fitted by `npm run bench:seconds` to processor time
 * on one machine. An estimate is of that machine; a judge's may be faster or slower.
 */
import measured from './measured.json' with { type: 'json' }
import { secondsOf, type TimedCost, type TimeModel } from './timeModel.ts'

export const TIMED_LANGUAGES = ['cpython', 'pypy', 'cpp'] as const

/** The language and compiler or interpreter of a listing. */
export type TimedLanguage = (typeof TIMED_LANGUAGES)[number]

export interface Estimate {
  readonly seconds: number
  /** It may be wrong by this factor, less 1, in either direction. */
  readonly error: number
  /** Longer than anything that was timed. */
  readonly isExtrapolated: boolean
}

interface MeasuredLanguage {
  readonly version: string
  readonly programs: Readonly<Record<string, TimeModel>>
}

/** The two programs with a set, each timed on the same search. */
export interface SetTimes {
  readonly version: string
  /** Seconds. */
  readonly guarded: number
  readonly discard: number
}

interface Measured {
  readonly machine: string
  readonly measuredOn: string
  readonly languages: Readonly<Partial<Record<TimedLanguage, MeasuredLanguage>>>
  readonly pairs: readonly SetTimes[]
}

/** Where and when it was measured, and what came of it. */
export const MEASURED: Measured = measured

/** @returns undefined where the program was not timed in the language */
export function timeModelOf(strategy: string, language: TimedLanguage): TimeModel | undefined {
  return MEASURED.languages[language]?.programs[strategy]
}

/** How long a program would run for a search of this cost; so far, if that has not ended. */
export function estimateOf(model: TimeModel, cost: TimedCost): Estimate {
  const seconds = secondsOf(model, cost)
  return { seconds, error: model.error, isExtrapolated: seconds > model.longest }
}
