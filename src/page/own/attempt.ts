import type { OwnProgram } from '../../runner/questions.ts'
import { blankOf, type OtherBlank, otherBlank } from '../../runner/text/otherBlank.ts'
import type { Grid } from '../../sudoku/grid.ts'
import type { OwnLanguage } from '../../sudoku/reading/language.ts'
import type { FinishedAttempt, Patience } from './attempts.ts'
import type { OwnVerdict } from './own.ts'
import type { Arrangement } from './ownInput.ts'
import type { JudgedCase } from './ownVerdict.ts'

/** A program with its puzzle in one form of input. */
export interface ArrangedProgram {
  /** How the program gets the puzzle. */
  readonly arrangement: Arrangement
  readonly program: OwnProgram
  /** The puzzle, and how the output is judged. */
  readonly judged: JudgedCase
}

/** A run of the program with its puzzle in one form of input. */
export interface Attempt extends ArrangedProgram {
  readonly patience: Patience
}

interface GivenProgram extends Pick<OwnProgram, 'givens' | 'optimized'> {
  readonly text: string
  /** With the format it was read from. */
  readonly puzzle: { readonly grid: Grid; readonly format: string }
}

/** Gives a program its puzzle as an arrangement says. */
export function arrangedProgram(
  { text, givens, optimized, puzzle: { grid, format } }: GivenProgram,
  arrangement: Arrangement,
): ArrangedProgram {
  const { form, input, judge } = arrangement
  return {
    arrangement,
    program: { source: text, input, givens, optimized },
    judged: {
      grid,
      format: form === undefined || form.judge !== undefined ? format : form.id,
      judge,
      isJudgedByContent: form !== undefined && form.judge === undefined,
      checker: input.kind === 'check' ? input.name : undefined,
    },
  }
}

const NOT_SOLVED: ReadonlySet<OwnVerdict['kind']> = new Set([
  'no-output',
  'wrong-answer',
  'presentation-error',
  'time-limit',
])

/** Returns the blank for which a program looked in vain, if it wrote no digit and looks for another one than it got. */
export function missedBlank(
  { verdict, events, arrangement }: Pick<FinishedAttempt, 'verdict' | 'events' | 'arrangement'>,
  { text, language }: { readonly text: string; readonly language: OwnLanguage },
): OtherBlank | undefined {
  if (events > 0 || !NOT_SOLVED.has(verdict.kind)) return undefined
  return otherBlank(text, language, blankOf(arrangement.input, arrangement.form, language))
}
