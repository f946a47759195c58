import type { CaseResult, CaseVerdict } from '../../../src/core/grading/result.ts'

/** A result in which tests state only the fields that matter to them. */
export function result(id: string, verdict: CaseVerdict, changes: Partial<CaseResult> = {}): CaseResult {
  return { id, verdict, elapsedMs: 1, memoryBytes: undefined, events: undefined, output: '', ...changes }
}
