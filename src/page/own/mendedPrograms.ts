/** State of the broken programs, which are exercises: the user mends them. */
import type { Grid } from '../../sudoku/grid.ts'
import type { WrongTurn } from '../../runner/grading/wrongTurn.ts'
import type { OwnLanguage } from '../../sudoku/reading/language.ts'

/** The check that accepted a mended program: a run on the puzzle of the broken programs, or all of Grade's boards. */
export type MendedBy = 'run' | 'graded'

/** The check that accepted each mended program, by `mendedKey`. */
export type MendedPrograms = Readonly<Partial<Record<string, MendedBy>>>

/** Returns the key of a program in `MendedPrograms`. @param id of the broken program */
export function mendedKey(language: OwnLanguage, id: string): string {
  return `${language}.${id}`
}

/** A hint for one program on one puzzle, which an edit or another puzzle makes obsolete. */
export interface Hint {
  readonly program: string
  readonly text: string
  readonly puzzle: Grid
  /** The event at which the program goes wrong, or the reason that there is none. */
  readonly found:
    | WrongTurn
    /** The program has not run, is still running, or was accepted. */
    | { readonly kind: 'not-run' | 'running' | 'accepted' }
    /** There is no hint: the program wrote no digit, or the puzzle has no solution. */
    | { readonly kind: 'nothing' }
}
