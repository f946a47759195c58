import { isAfterRun, type OwnRun } from '../own.ts'
import { neverRan } from '../../../runner/run/outcome.ts'

/** True if values of a run can be read: the program has run, and not as optimised code, which has no lines. */
export function hasValues({ verdict, hidden }: OwnRun): boolean {
  return isAfterRun(verdict.kind) && !neverRan(verdict.kind) && hidden !== 'optimized'
}
