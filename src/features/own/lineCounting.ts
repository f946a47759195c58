import type { OwnRun, OwnVerdict } from '../../app/own/own.ts'

/** Verdicts of runs whose lines can be counted. A stopped or cut-off program would rerun until it is cut off again. */
const COUNTABLE: ReadonlySet<OwnVerdict['kind']> = new Set([
  'accepted',
  'wrong-answer',
  'presentation-error',
  'no-output',
  'runtime-error',
])

/** True if the lines of a run can be counted: only in Python, and only if the program came to an end by itself. */
export function isCountable({ language, verdict }: OwnRun): boolean {
  return language === 'python' && COUNTABLE.has(verdict.kind)
}
