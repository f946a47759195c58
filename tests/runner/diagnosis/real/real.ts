/**
 * Wrong programs as learners wrote them: each has the fault of a real program, which `source` names, but no line of it.
 * `real.test.ts` runs them in the page's workers and says what the diagnosis makes of each.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FaultKind } from '../../../../src/runner/diagnosis/finding.ts'
import type { OwnLanguage } from '../../../../src/sudoku/reading/language.ts'
import { HELD_BACK } from './heldBack.ts'
import { CHECKS } from './checks.ts'
import { SEARCHES } from './searches.ts'

/** Where the program with this fault was found. */
export interface Source {
  /**
   * `question`: a thread of a forum, or a data set's copy of one; `file`: a public source file, by its number in a code
   * index; `trial`: a program that was tried in the app earlier, without an address.
   */
  readonly kind: 'question' | 'issue' | 'commit' | 'blog' | 'file' | 'trial'
  readonly address: string
}

export interface RealProgram {
  readonly file: string
  readonly source: Source
  /** How the program gets its puzzle: a judge's format on standard input, a call, or not at all (its own board). */
  readonly input: 'boj-2580' | 'boj-2239' | 'call' | 'own'
  /** What happens if the program runs natively. */
  readonly natively: 'wrong' | 'nothing' | 'crash' | 'endless'
  /** The cause, as the answers name it, or else as the program shows it. */
  readonly cause: string
  /** What tells the cause: a kind of fault, and words of its sentence if the kind alone is not enough. */
  readonly told: readonly (readonly [FaultKind, RegExp?])[]
  /** Kinds that are true of the program, but leave the cause open. */
  readonly vague: readonly (FaultKind | 'fact')[]
  /** The puzzle of the run, if the usual one does not show the fault. */
  readonly puzzle?: string
}

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

export const REAL_PROGRAMS: readonly ReadProgram[] = [...CHECKS, ...SEARCHES].map((program) =>
  read(program, ''),
)

/** Programs that no rule was made for: what is said of them measures the rules. */
export const HELD_BACK_PROGRAMS: readonly ReadProgram[] = HELD_BACK.map((program) =>
  read(program, 'heldBack'),
)

/** Puzzle that a program without input has in its text. */
export const OWN_BOARDS: Readonly<Record<string, string>> = {
  'mistyped_board.py': '780400120600075009000601078007040260001050930904060005070300012120000740049206007',
  'own_board.cpp': '306508400520000000087000031003010080900863005050090600130000250000000074005206300',
}
