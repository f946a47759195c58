/**
 * Wrong programs as learners wrote them: each has the fault of a real program, which `source` names, but no line of it,
 * or one of a common kind.
 * `real.test.ts` runs them in the page's workers and says what the diagnosis makes of each.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { OwnLanguage } from '../../../../src/sudoku/reading/language.ts'
import { PUZZLES } from '../../../sudoku/puzzles.ts'
import { ASKED_HELD_BACK } from './asked.ts'
import { HELD_BACK } from './heldBack.ts'
import { CHECKS } from './checks.ts'
import { KINDS, KINDS_HELD_BACK } from './kinds.ts'
import type { RealProgram } from './realProgram.ts'
import { SEARCHES } from './searches.ts'
import { UNSEEN } from './unseen.ts'

export interface ReadProgram extends RealProgram {
  readonly language: OwnLanguage
  readonly text: string
}

const LANGUAGES: Readonly<Record<string, OwnLanguage>> = { py: 'python', cpp: 'cpp', txt: 'javascript' }

function read(program: RealProgram, folder: string): ReadProgram {
  const { file } = program
  const extension = file.slice(file.lastIndexOf('.') + 1)
  return {
    ...program,
    text: readFileSync(join(import.meta.dirname, folder, file), 'utf8'),
    language: LANGUAGES[extension],
  }
}

export const REAL_PROGRAMS: readonly ReadProgram[] = [...CHECKS, ...SEARCHES, ...KINDS, ...UNSEEN].map(
  (program) => read(program, ''),
)

/** Programs that no rule was made for: what is said of them measures the rules. */
export const HELD_BACK_PROGRAMS: readonly ReadProgram[] = [
  ...HELD_BACK,
  ...KINDS_HELD_BACK,
  ...ASKED_HELD_BACK,
].map((program) => read(program, 'heldBack'))

/** Puzzle that a program without input has in its text. */
export const OWN_BOARDS: Readonly<Record<string, string>> = {
  'mistyped_board.py': '780400120600075009000601078007040260001050930904060005070300012120000740049206007',
  'finds_itself_own.js.txt': PUZZLES.codewars1,
  'never_called.py': PUZZLES.codewars1,
  'own_before_after.py': PUZZLES.codewars1,
  'own_grid_twice.cpp': PUZZLES.codewars1,
  'own_board.cpp': '306508400520000000087000031003010080900863005050090600130000250000000074005206300',
}
