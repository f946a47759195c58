import { isAfterRun, type OwnRun } from '../../../app/own/own.ts'
import { neverRan } from '../../../core/own/outcome.ts'

/** True if values of a run can be read: the program has run, and not as optimised code, which has no lines. */
export function hasValues({ verdict, hidden }: OwnRun): boolean {
  return isAfterRun(verdict.kind) && !neverRan(verdict.kind) && hidden !== 'optimized'
}
