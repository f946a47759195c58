import type { Case } from '../cases/case.ts'

/** Ids of the verdicts on one case; the same as for a single run. */
export const CASE_VERDICTS = [
  'accepted',
  'wrong-answer',
  'presentation-error',
  'no-output',
  'runtime-error',
  'time-limit',
  'memory-limit',
  'output-limit',
  'no-function',
  'syntax-error',
  'compile-error',
  /** The interpreter crashed twice. */
  'broken',
] as const

export type CaseVerdict = (typeof CASE_VERDICTS)[number]

export interface CaseResult {
  readonly id: Case['id']
  readonly verdict: CaseVerdict
  readonly elapsedMs: number
  readonly memoryBytes: number | undefined
  /** Writes to the board; undefined if they were not counted. */
  readonly events: number | undefined
  /** Judged text: everything that the program printed, or the answer of its called function. */
  readonly output: string
}
