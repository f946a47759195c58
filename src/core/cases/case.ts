import { type Grid, gridOfLine } from '../grid.ts'
import type { Phrase } from '../text.ts'
import type { UnitKind } from '../units.ts'

/** A puzzle that a program is graded on, and its reason. */
export interface Case {
  /** Stable: links and kept results contain it. */
  readonly id: string
  readonly name: Phrase
  /** What it finds in a program: a sentence without its full stop. */
  readonly purpose: Phrase
  readonly puzzle: Grid
  /** What a test checks of the puzzle. */
  readonly claims: readonly Claim[]
  /** Why a right program may be refused: a sentence without its full stop. Undefined if every right program passes. */
  readonly lesson: Phrase | undefined
}

/** A property of a puzzle, which has one solution unless it says otherwise. "The search" tries the blanks row by row, with ascending digits, to the first solution. */
export type Claim =
  | { readonly kind: 'blanks' | 'givens' | 'solutions'; readonly count: number }
  /** More solutions than are counted. */
  | { readonly kind: 'countless-solutions' }
  /** Placements and backtracks of the search. */
  | { readonly kind: 'events'; readonly count: number }
  /** Calls of plain backtracking to the first solution, as BOJ 2580 counts them. */
  | { readonly kind: 'calls'; readonly count: number }
  /** Without the check of this kind of unit the search ends with a wrong board; without another one it is right. */
  | { readonly kind: 'only-check'; readonly unit: UnitKind }
  /** @property index from 0 */
  | { readonly kind: 'empty-unit'; readonly unit: UnitKind; readonly index: number }
  /** Exactly the cells of a digit are blank. */
  | { readonly kind: 'missing-digit'; readonly digit: number }
  /** The search tries every digit at its first blank, or at its only one. */
  | { readonly kind: 'last-digit' }
  /** Single candidates alone leave blanks. */
  | { readonly kind: 'needs-a-guess' }
  /** No blank has one candidate, and programs that fill the blank with the fewest candidates first backtrack. */
  | { readonly kind: 'fewest-first-turns-back' }
  /** @property of id of a case @property by id of a transform */
  | { readonly kind: 'turned'; readonly of: string; readonly by: string }
  /** Programs that fill the blank with the fewest candidates first find a solution that is not the smallest. */
  | { readonly kind: 'other-solution-first' }

type Words = readonly [en: string, ko: string]

const phrase = ([en, ko]: Words): Phrase => ({ en, ko })

/** Creates a case. @param line 81 characters; `0` or `.` is a blank */
export function caseOf(
  id: string,
  name: Words,
  purpose: Words,
  line: string,
  ...claims: readonly Claim[]
): Case {
  return {
    id,
    name: phrase(name),
    purpose: phrase(purpose),
    puzzle: gridOfLine(line),
    claims,
    lesson: undefined,
  }
}

/** Returns the case with the reason why a right program may be refused. */
export function withLesson(graded: Case, ...lesson: Words): Case {
  return { ...graded, lesson: phrase(lesson) }
}
