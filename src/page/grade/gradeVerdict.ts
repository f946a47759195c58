/** Selectors of a grading: names of verdicts, failures, the order of the cases, the judge. */
import {
  type CaseResult,
  type CaseState,
  type GradedCase,
  type Grading,
  isGrading,
  isPassed,
  type WholeVerdict,
  wholeVerdict,
} from './grading.ts'
import type { OwnVerdict } from '../own/own.ts'
import { verdictName } from '../own/verdictWords.ts'

/**
 * Name of a verdict. `broken` (the interpreter has crashed) counts as a runtime error of the program, because it has
 * happened again in a new interpreter.
 */
function nameOf(verdict: OwnVerdict): string {
  return verdict.kind === 'broken' ? 'runtime-error' : verdictName(verdict)
}

type Pending = Exclude<CaseState['kind'], 'done'>

/** Names the state of a case without a result: cases wait only while a grading is under way. */
export function pendingName(state: Pending, isUnderWay: boolean): Pending | 'notRunYet' {
  return isUnderWay ? state : 'notRunYet'
}

/** Name of a case's verdict, for test attributes. Before the case is done, the name of its state. */
export function caseVerdictName({ state }: GradedCase): string {
  return state.kind === 'done' ? nameOf(state.result.verdict) : state.kind
}

/**
 * Name of the whole verdict: `running` while grading, then that of the first failure. Without a failure: `stopped` if
 * the user stopped before the last case ended, `waiting` if no case is done, else `accepted`.
 */
export function gradeVerdictName(grading: Grading): string {
  if (isGrading(grading)) return 'running'
  const { done, total, firstFailure } = wholeVerdict(grading.cases)
  if (firstFailure !== undefined) return nameOf(firstFailure.result.verdict)
  if (grading.status === 'stopped' && done < total) return 'stopped'
  return done === 0 ? 'waiting' : 'accepted'
}

export function isFailed({ state }: GradedCase): boolean {
  return state.kind === 'done' && !isPassed(state.result.verdict)
}

export function failuresIn({ passed, done }: WholeVerdict): number {
  return done - passed
}

/** A case with its number, from 1, in the order of the grading. */
export interface NumberedCase {
  readonly number: number
  readonly graded: GradedCase
}

/**
 * Order of the list: as the cases run; failures first; or failures first, then the others by run time, longest first.
 */
export type CaseOrder = 'run' | 'failures' | 'failures-and-slowest'

export function numberedCases(cases: readonly GradedCase[], order: CaseOrder): readonly NumberedCase[] {
  const numbered = cases.map((graded, index) => ({ number: index + 1, graded }))
  if (order === 'run') return numbered
  const failed = numbered.filter(({ graded }) => isFailed(graded))
  const others = numbered.filter(({ graded }) => !isFailed(graded))
  if (order === 'failures') return [...failed, ...others]
  return [...failed, ...others.toSorted((one, other) => elapsedOf(other.graded) - elapsedOf(one.graded))]
}

/**
 * Returns the number of cases by verdict, in the order in which the verdicts first appear; accepted first. A broken
 * interpreter counts as a runtime error.
 */
export function verdictCounts(
  cases: readonly GradedCase[],
): readonly (readonly [OwnVerdict['kind'], number])[] {
  const counts = new Map<OwnVerdict['kind'], number>([['accepted', 0]])
  for (const { state } of cases) {
    if (state.kind !== 'done') continue
    const { kind: said } = state.result.verdict
    const kind = said === 'broken' ? 'runtime-error' : said
    counts.set(kind, (counts.get(kind) ?? 0) + 1)
  }
  return Array.from(counts).filter(([, count]) => count > 0)
}

function elapsedOf({ state }: GradedCase): number {
  return state.kind === 'done' ? state.result.elapsedMs : 0
}

/** Id of the judge of the cases: the chosen one, else that of the first judged case, else an empty string. */
export function judgeIn({ judge, cases }: Grading): string {
  if (judge !== undefined) return judge
  for (const { state } of cases)
    if (state.kind === 'done' && 'judgement' in state.result.verdict)
      return state.result.verdict.judgement.judge.id
  return ''
}

/** True if two results have the same verdict and, for a crash, the same error. */
export function isAlike({ verdict }: CaseResult, { verdict: other }: CaseResult): boolean {
  if (verdict.kind !== other.kind) return false
  return verdict.kind !== 'runtime-error' || other.kind !== 'runtime-error' || verdict.error === other.error
}
