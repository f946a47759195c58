/** Whether a program would keep a judge's limit, as far as estimates can tell. */
import type { ComparedCost } from '../facts/comparedSearches.ts'
import { type Estimate, estimateOf, TIMED_LANGUAGES, type TimedLanguage, timeModelOf } from './estimates.ts'
import type { TimeLimits } from './limits.ts'
import { type TimeVerdict, verdictOfRange } from './secondsRange.ts'

/** How long a program would run in a language, and what that means. */
export interface TimedProgram {
  readonly strategy: string
  readonly language: TimedLanguage
  readonly estimate: Estimate
  /** At least, since the search has not ended. */
  readonly isSoFar: boolean
  /** Undefined where the judge names no limit for the language. */
  readonly verdict: TimeVerdict | undefined
}

export function verdictOf({ seconds, error }: Estimate, limit: number, hasEnded: boolean): TimeVerdict {
  return verdictOfRange(
    { low: seconds / (1 + error), high: hasEnded ? seconds * (1 + error) : Infinity },
    limit,
  )
}

/** In every language in which the program was timed. */
export function timedIn(cost: ComparedCost, limits: TimeLimits): readonly TimedProgram[] {
  const { strategy, ended } = cost
  return TIMED_LANGUAGES.flatMap((language) => {
    const model = timeModelOf(strategy, language)
    if (model === undefined) return []
    const estimate = estimateOf(model, cost)
    const limit = limits.seconds[language]
    const verdict = limit === undefined ? undefined : verdictOf(estimate, limit, ended)
    return [{ strategy, language, estimate, isSoFar: !ended, verdict }]
  })
}

/** Whether a program comes close to the judge's limit, or exceeds it. */
export function mayBeStopped({ verdict }: TimedProgram): boolean {
  return verdict === 'over' || verdict === 'close'
}

/** Advice on a program that a judge would stop. */
export type Advice =
  /** The chosen program passes in every language. */
  | { readonly kind: 'none' }
  /** It passes in this language. */
  | { readonly kind: 'language'; readonly language: TimedLanguage }
  /** It does not pass in the language, and this one does, the fastest of all. */
  | { readonly kind: 'program'; readonly strategy: string; readonly language: TimedLanguage }
  /** As far as is known, none passes. */
  | { readonly kind: 'nothing' }
  | { readonly kind: 'unknown' }

/**
 * The advice that follows from the figures for the chosen program: it passes, or it does in another language, or
 * another program does
 * in the same one; the first of these that holds.
 */
export function adviceFor(chosen: string, costs: readonly ComparedCost[], limits: TimeLimits): Advice {
  const timed = costs.flatMap((cost) => timedIn(cost, limits)).filter(({ verdict }) => verdict !== undefined)
  const own = timed.filter(({ strategy }) => strategy === chosen)
  const failing = own.find(mayBeStopped)
  if (failing === undefined)
    return own.length > 0 && own.every(({ verdict }) => verdict === 'within')
      ? { kind: 'none' }
      : { kind: 'unknown' }
  const better = timed
    .filter(({ language, verdict }) => language === failing.language && verdict === 'within')
    .toSorted((a, b) => a.estimate.seconds - b.estimate.seconds)
  if (better.length > 0) return { kind: 'program', strategy: better[0].strategy, language: failing.language }
  const elsewhere = own.find(({ verdict }) => verdict === 'within')
  if (elsewhere !== undefined) return { kind: 'language', language: elsewhere.language }
  return timed.some(({ verdict }) => verdict === 'open') ? { kind: 'unknown' } : { kind: 'nothing' }
}
