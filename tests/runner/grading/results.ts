import type { CaseResult, CaseVerdict } from '../../../src/runner/grading/result.ts'

/** Returns a result with usual fields. @param changes the fields that matter to a test */
export function result(id: string, verdict: CaseVerdict, changes: Partial<CaseResult> = {}): CaseResult {
  return { id, verdict, elapsedMs: 1, memoryBytes: undefined, events: undefined, output: '', ...changes }
}
