import { type Grid, gridOfLine } from '../../sudoku/grid.ts'
import type { Phrase } from '../../i18n/text.ts'
import type { UnitKind } from '../../sudoku/units.ts'

/** A puzzle that programs are graded on, and the reason for including it. */
export interface Case {
  /** Stable: links and stored results contain it. */
  readonly id: string
  readonly name: Phrase
  /** The kind of mistake that the case reveals: a sentence without its full stop. */
  readonly purpose: Phrase
  readonly puzzle: Grid
  /** Properties of the puzzle, which the tests verify. */
  readonly claims: readonly Claim[]
  /**
   * Reason why a correct program may fail: a sentence without its full stop. Undefined if every correct program passes.
   */
  readonly lesson: Phrase | undefined
}

/**
 * A verifiable property of a puzzle. Except where stated otherwise, the puzzle has exactly one solution. "The search"
 * fills blanks row by row with ascending digits, up to the first solution.
 */
export type Claim =
  | { readonly kind: 'blanks' | 'givens' | 'solutions'; readonly count: number }
  /** The puzzle has more solutions than the tests count. */
  | { readonly kind: 'countless-solutions' }
  /** Number of events of the search: placements and backtracks. */
  | { readonly kind: 'events'; readonly count: number }
  /** Number of calls that plain backtracking makes up to the first solution, as BOJ 2580 counts them. */
  | { readonly kind: 'calls'; readonly count: number }
  /**
   * Omitting the check of this kind of unit makes the search end with a wrong board; omitting another check does not.
   */
  | { readonly kind: 'only-check'; readonly unit: UnitKind }
  /** A unit without givens. @property index from 0 */
  | { readonly kind: 'empty-unit'; readonly unit: UnitKind; readonly index: number }
  /** The blanks are exactly the cells of one digit. */
  | { readonly kind: 'missing-digit'; readonly digit: number }
  /** The search finds a solution only with 9, the last digit that it tries, in its first blank. */
  | { readonly kind: 'last-digit' }
  /** Filling single candidates alone leaves blanks. */
  | { readonly kind: 'needs-a-guess' }
  /**
   * No blank has a single candidate, and a program that always fills a blank with the fewest candidates must backtrack.
   */
  | { readonly kind: 'fewest-first-turns-back' }
  /** The puzzle is a transform of another case. @property of id of that case @property by id of the transform */
  | { readonly kind: 'turned'; readonly of: string; readonly by: string }
  /**
   * A program that always fills a blank with the fewest candidates finds another solution than the lexicographically
   * first one.
   */
  | { readonly kind: 'other-solution-first' }

type Words = readonly [en: string, ko: string]

const phrase = ([en, ko]: Words): Phrase => ({ en, ko })

/** @param line 81 characters; `0` or `.` is a blank */
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

export function withLesson(graded: Case, ...lesson: Words): Case {
  return { ...graded, lesson: phrase(lesson) }
}
