/** Estimates how long a test case takes at its judge, from its time in this browser. Only Python can be estimated. */
import type { GradedCase, Grading } from './grading.ts'
import { judgeSeconds } from '../../runner/run/judgeSeconds.ts'
import type { SecondsRange } from '../../search/seconds/secondsRange.ts'

/** Minimum time for an estimate, in ms: a shorter case is within every judge's limit. */
const LONG_MS = 1000

/** True for a case whose time is worth an estimate: it took long, and was judged. One that was cut off may never end. */
export function isWorthEstimate({ state }: GradedCase): boolean {
  if (state.kind !== 'done') return false
  const { verdict, elapsedMs } = state.result
  return elapsedMs >= LONG_MS && 'judgement' in verdict
}

/** Returns the estimate; undefined unless `isWorthEstimate` and in Python, and before this browser's speed is known. */
export function caseSeconds(
  graded: GradedCase,
  { graded: program, reference }: Pick<Grading, 'graded' | 'reference'>,
): SecondsRange | undefined {
  const { state } = graded
  if (
    program?.language !== 'python' ||
    reference === undefined ||
    state.kind !== 'done' ||
    !isWorthEstimate(graded)
  )
    return undefined
  const { elapsedMs } = state.result
  return judgeSeconds({
    ...reference,
    recordedMs: elapsedMs,
    events: 0,
    isLight: false,
    plainMs: elapsedMs,
    mostMs: elapsedMs,
  })
}
