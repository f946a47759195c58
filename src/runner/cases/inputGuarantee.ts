import type { Grid } from '../../sudoku/grid.ts'
import type { Judge } from '../../sudoku/judge/judge.ts'
import { codewars } from '../../sudoku/judge/codewars.ts'
import { needsNoGuess } from './deduction.ts'

/**
 * True if a puzzle satisfies a judge's input guarantee. Codewars also guarantees that no puzzle needs a guess; its
 * `inputFinding` skips that check, because it must accept any puzzle of the user.
 */
export function meetsInputGuarantee({ id, inputFinding }: Judge, puzzle: Grid): boolean {
  return inputFinding(puzzle).kind === 'kept' && (id !== codewars.id || needsNoGuess(puzzle))
}
