import type { Conflict } from '../conflicts.ts'
import type { ReadError } from '../formats/errors.ts'
import type { Grid } from '../grid.ts'
import type { Phrase } from '../../i18n/text.ts'
import type { Cell } from '../units.ts'
import type { ParsedOutput } from './checking/printed.ts'

/** Checks a program's output as one problem's judge does. Each judge has a file, and an entry in the registry. */
export interface Judge {
  /** Stable, because the user's choice of a judge is stored as its id. */
  readonly id: string
  readonly name: Phrase
  /** The judge's wording of its verdicts, translated if it is in another language. */
  readonly words: Readonly<Record<JudgesVerdict, Phrase>>
  readonly answer: AnswerKind
  /** Ids of the text formats of its puzzles. */
  readonly inputFormats: readonly string[]
  /** The problem statement's guarantee about every input: a sentence without its full stop. */
  readonly promise: Phrase
  /** Checks a puzzle against the problem statement's guarantee. Takes at most a few milliseconds. */
  inputFinding(puzzle: Grid): InputFinding
  /** Rates the output's format: as this judge expects (2), possibly meant so (1), or unlike it (0). */
  resemblance(printed: ParsedOutput): 0 | 1 | 2
  /**
   * Checks a program's output for a puzzle. Never throws. Takes at most a few milliseconds, plus time linear in the
   * length of the output.
   */
  judge(puzzle: Grid, printed: ParsedOutput): Verdict
}

/** Expected answer: a board in a text format, or one of a few phrases. */
export type AnswerKind =
  | { readonly kind: 'board'; readonly format: string }
  | { readonly kind: 'phrase'; readonly phrases: readonly string[] }

/** Verdicts that judges have words for. `misformatted`: the output is not in the expected format. */
export type JudgesVerdict = 'accepted' | 'wrong' | 'misformatted'

export type Verdict =
  | { readonly kind: 'accepted'; readonly note: Note }
  | { readonly kind: 'wrong' | 'misformatted'; readonly reason: Reason; readonly places: readonly Place[] }
  /** The judge's rule leaves the verdict open. */
  | { readonly kind: 'undecided'; readonly doubt: Doubt }

/** A faulty cell and its printed text; empty for a blank. */
export interface Place {
  readonly cell: Cell
  readonly printed: string
}

/** A remark on an accepted answer. */
export type Note =
  | 'only-solution'
  /** Other completions are accepted, too. */
  | 'one-of-several'
  /** The lexicographically first of several. */
  | 'first-of-several'
  /** The puzzle has no givens: any finished board completes it. */
  | 'no-givens'
  /** The board is finished, as the answer says. */
  | 'is-finished'
  /** The board is not finished, as the answer says. */
  | 'is-unfinished'

/** Reason why an output is not accepted, with its place. Lines, rows and columns count from 1, cells from 0. */
export type Reason =
  | { readonly code: 'nothing-printed' }
  | { readonly code: 'no-board' }
  /** The board in the text cannot be read; `error` gives the reason. */
  | { readonly code: 'unreadable'; readonly error: ReadError }
  /** A line, or text in it, is not part of the board. `found`: shortened if long. */
  | { readonly code: 'text-around'; readonly line: number; readonly found: string }
  /** A line of the board is not in the expected format. `expected`: completes "expected …". */
  | { readonly code: 'form'; readonly line: number; readonly found: string; readonly expected: Phrase }
  /** A line of the board has other text beside its cells: `found`. */
  | { readonly code: 'text-in-line'; readonly line: number; readonly found: string }
  /** A line contains escape sequences for terminal colours. */
  | { readonly code: 'colours'; readonly line: number }
  | { readonly code: 'blank-line'; readonly line: number }
  /**
   * A copy of LeetCode's panel of input, output and expected answer. `isSolution`: true if the output in the panel is a
   * solution.
   */
  | { readonly code: 'panel'; readonly isSolution: boolean }
  /**
   * The output has several boards. `found`: number of boards; `solutions`: number of distinct solutions among the
   * boards; `echo`: true if the first board is the puzzle itself.
   */
  | {
      readonly code: 'several-boards'
      readonly found: number
      readonly solutions: number
      readonly echo: boolean
    }
  /** The first given that was changed. `printed`: 0 for a blank; `count`: number of changed givens. */
  | {
      readonly code: 'given-changed'
      readonly cell: Cell
      readonly given: number
      readonly printed: number
      readonly count: number
    }
  | BoardFault
  /**
   * A solution, but not the lexicographically first. `cell`: the first cell that differs from that first solution;
   * `first`: the digit which that solution has there.
   */
  | { readonly code: 'not-first'; readonly cell: Cell; readonly printed: number; readonly first: number }
  /** `found`: the answer, which is none of the judge's phrases. */
  | { readonly code: 'not-a-phrase'; readonly found: string; readonly phrases: readonly string[] }
  /** The answer is the wrong one of the phrases. `fault`: fault of the board; undefined if it is finished. */
  | { readonly code: 'other-phrase'; readonly expected: string; readonly fault: BoardFault | undefined }

/** Reason why a board is not finished. */
export type BoardFault =
  /** `cell`: the first blank; `count`: number of blanks. */
  | { readonly code: 'blank-left'; readonly cell: Cell; readonly count: number }
  /** The first of `count` conflicts. */
  | { readonly code: 'duplicate'; readonly conflict: Conflict; readonly count: number }

/**
 * Reason why the verdict on a solution is open: the puzzle has several solutions. The judge compares with only one of
 * them, because its statement promises a unique solution.
 */
export type Doubt = 'several-solutions'

/** Result of checking a puzzle against the input guarantee of the problem statement. */
export type InputFinding =
  | { readonly kind: 'kept' }
  /** `found`: the actual state, completing "…, but". */
  | { readonly kind: 'broken'; readonly found: Phrase }
