import type { Grid } from '../grid.ts'
import type { Judge } from '../judge/judge.ts'
import { codewars } from '../judge/codewars.ts'
import { needsNoGuess } from './deduction.ts'

/**
 * True if a judge may give this puzzle. Codewars promises that no puzzle needs a guess, which its `inputFinding`, made
 * for any puzzle of the user, does not ask.
 */
export function keepsPromise({ id, inputFinding }: Judge, puzzle: Grid): boolean {
  return inputFinding(puzzle).kind === 'kept' && (id !== codewars.id || needsNoGuess(puzzle))
}
