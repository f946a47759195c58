import type { CaseResult, CaseVerdict } from '../../../src/core/grading/result.ts'

/** A result for tests, which state only what matters. */
export function result(id: string, verdict: CaseVerdict, changes: Partial<CaseResult> = {}): CaseResult {
  return { id, verdict, elapsedMs: 1, memoryBytes: undefined, events: undefined, output: '', ...changes }
}
