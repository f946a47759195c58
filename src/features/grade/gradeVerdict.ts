/** What the page shows of a grading: names of verdicts, failures, the order of the cases, the judge. */
import {
  type CaseState,
  type GradedCase,
  type Grading,
  isGrading,
  isPassed,
  type WholeVerdict,
  wholeVerdict,
} from '../../app/grading/grading.ts'
import type { OwnVerdict } from '../../app/own/own.ts'
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

/** Number of cases that have failed. */
export function failuresIn({ passed, done }: WholeVerdict): number {
  return done - passed
}

/** A case with its number, from 1, in the order of the grading. */
export interface NumberedCase {
  readonly number: number
  readonly graded: GradedCase
}

/** Numbers the cases. @param failuresFirst puts failures first, then the others by run time, longest first */
export function numberedCases(cases: readonly GradedCase[], failuresFirst: boolean): readonly NumberedCase[] {
  const numbered = cases.map((graded, index) => ({ number: index + 1, graded }))
  if (!failuresFirst) return numbered
  const failed = numbered.filter(({ graded }) => isFailed(graded))
  const others = numbered.filter(({ graded }) => !isFailed(graded))
  return [...failed, ...others.toSorted((one, other) => elapsedOf(other.graded) - elapsedOf(one.graded))]
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
