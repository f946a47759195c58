/** Verdicts on programs against a judge's time limit, from estimated run times, and advice that follows from them. */
import type { ComparedCost } from '../costs/comparedSearches.ts'
import { type Estimate, estimateOf, TIMED_LANGUAGES, type TimedLanguage, timeModelOf } from './estimates.ts'
import type { TimeLimits } from './limits.ts'
import { type TimeVerdict, verdictOfRange } from './secondsRange.ts'

/** A program's estimated run time in a language, with its verdict. */
export interface TimedProgram {
  readonly strategy: string
  readonly language: TimedLanguage
  readonly estimate: Estimate
  /** True while the search has not ended: the estimate is a lower bound. */
  readonly isSoFar: boolean
  /** Undefined if the judge states no limit for the language. */
  readonly verdict: TimeVerdict | undefined
}

/**
 * Returns the verdict on an estimate.
 * @param limit in seconds
 * @param hasEnded false while the search has not ended, so that the estimate is a lower bound
 */
export function verdictOf({ seconds, error }: Estimate, limit: number, hasEnded: boolean): TimeVerdict {
  return verdictOfRange(
    { low: seconds / (1 + error), high: hasEnded ? seconds * (1 + error) : Infinity },
    limit,
  )
}

/** Estimates the program's run time in every language in which it was timed. */
export function timedPrograms(cost: ComparedCost, limits: TimeLimits): readonly TimedProgram[] {
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

/** True if a program is close to the judge's limit or over it. */
export function mayExceedLimit({ verdict }: TimedProgram): boolean {
  return verdict === 'over' || verdict === 'close'
}

/** Advice on a program. A program fails in a language if it is close to the judge's limit or over it. */
export type Advice =
  /** The chosen program passes in every language with an estimate and a limit. */
  | { readonly kind: 'none' }
  /** The chosen program fails in one language and passes in this one. */
  | { readonly kind: 'language'; readonly language: TimedLanguage }
  /** The chosen program fails in this language, and `strategy` is the fastest program that passes in it. */
  | { readonly kind: 'program'; readonly strategy: string; readonly language: TimedLanguage }
  /** The chosen program passes in no language. In the first language in which it fails, no other program passes. */
  | { readonly kind: 'nothing' }
  /** No estimate or limit is known, or a search that would decide has not ended. */
  | { readonly kind: 'unknown' }

/**
 * Returns the first advice that applies: the chosen program passes; another program passes in the language in which the
 * chosen one fails; the chosen one passes in another language; a search that would decide has not ended; nothing.
 */
export function adviceFor(chosen: string, costs: readonly ComparedCost[], limits: TimeLimits): Advice {
  const timed = costs
    .flatMap((cost) => timedPrograms(cost, limits))
    .filter(({ verdict }) => verdict !== undefined)
  const own = timed.filter(({ strategy }) => strategy === chosen)
  const failing = own.find(mayExceedLimit)
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
