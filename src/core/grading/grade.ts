import type { Case } from '../cases/case.ts'
import type { CaseResult, CaseVerdict } from './result.ts'

/** Verdict over all cases. As at a judge, the first failure in case order decides. */
export type OverallVerdict =
  /** No failure so far, but cases are left. */
  | { readonly kind: 'open' }
  | { readonly kind: 'accepted' }
  /** @property isFinal false while an earlier case has not run yet */
  | { readonly kind: 'failed'; readonly by: CaseResult; readonly isFinal: boolean }

/** Results of a program on the cases of a judge. */
export interface Grade {
  readonly overall: OverallVerdict
  readonly passed: number
  /** Number of cases that ran. */
  readonly tried: number
  /** Number of cases. */
  readonly of: number
  /** Total time of all results. */
  readonly totalMs: number
  /** Undefined before the first result. */
  readonly slowest: CaseResult | undefined
  /** The result with the most events; undefined if none were counted. */
  readonly costliest: CaseResult | undefined
}

/**
 * Summarises results. Uses the order of the cases, because two workers may finish them in any order.
 * @param cases in grading order
 * @param results at most one per case; results of other cases are ignored
 */
export function gradeOf(cases: readonly Pick<Case, 'id'>[], results: readonly CaseResult[]): Grade {
  const byId = new Map(results.map((result) => [result.id, result]))
  const ordered = cases.map(({ id }) => byId.get(id))
  const done = ordered.filter((result) => result !== undefined)
  return {
    overall: overallOf(ordered),
    passed: done.filter(isPassed).length,
    tried: done.length,
    of: cases.length,
    totalMs: done.reduce((sum, { elapsedMs }) => sum + elapsedMs, 0),
    slowest: most(done, ({ elapsedMs }) => elapsedMs),
    costliest: most(
      done.filter(({ events }) => events !== undefined),
      ({ events }) => events ?? 0,
    ),
  }
}

function isPassed({ verdict }: Pick<CaseResult, 'verdict'>): boolean {
  return verdict === 'accepted'
}

/** Verdicts that are final at once, because the program cannot run at all. */
const UNRUN: ReadonlySet<CaseVerdict> = new Set(['syntax-error', 'compile-error', 'no-function'])

/** @param ordered one entry per case; undefined if the case has not run */
function overallOf(ordered: readonly (CaseResult | undefined)[]): OverallVerdict {
  const failed = ordered.findIndex((result) => result !== undefined && !isPassed(result))
  const by = ordered[failed]
  if (by !== undefined) {
    const isFinal = UNRUN.has(by.verdict) || !ordered.slice(0, failed).includes(undefined)
    return { kind: 'failed', by, isFinal }
  }
  return { kind: ordered.length === 0 || ordered.includes(undefined) ? 'open' : 'accepted' }
}

/** Returns the first result with the largest figure; undefined if there are no results. */
function most(
  results: readonly CaseResult[],
  figure: (result: CaseResult) => number,
): CaseResult | undefined {
  const [first, ...others] = results
  return others.reduce<CaseResult | undefined>(
    (best, result) => (best === undefined || figure(result) > figure(best) ? result : best),
    first,
  )
}
