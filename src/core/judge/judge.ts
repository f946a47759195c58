import type { Conflict } from '../conflicts.ts'
import type { ReadError } from '../formats/errors.ts'
import type { Grid } from '../grid.ts'
import type { Phrase } from '../text.ts'
import type { Cell } from '../units.ts'
import type { Printed } from './checking/printed.ts'

/** The way in which one problem's judge checks what a program printed. One file each, one line in the registry. */
export interface Judge {
  /** Stable: a user's choice is kept by it. */
  readonly id: string
  readonly name: Phrase
  /** The judge's own words for its verdicts, translated where they are in another language. */
  readonly words: Readonly<Record<JudgesVerdict, Phrase>>
  readonly answer: AnswerKind
  /** Ids of the text formats in which its puzzles come. */
  readonly inputFormats: readonly string[]
  /** The statement's promise about every input: a sentence without its end. */
  readonly promise: Phrase
  /** Whether a puzzle is as the statement promises. Bounded: a few milliseconds. */
  inputFinding(puzzle: Grid): InputFinding
  /** Whether the output is shaped as this judge wants it (2), might be meant so (1), or not at all (0). */
  resemblance(printed: Printed): 0 | 1 | 2
  /** Checks what a program printed for a puzzle. Never throws. Bounded: a few milliseconds besides reading the text. */
  judge(puzzle: Grid, printed: Printed): Verdict
}

/** The answer asked for: a board in a text format, or one of a few phrases. */
export type AnswerKind =
  | { readonly kind: 'board'; readonly format: string }
  | { readonly kind: 'phrase'; readonly phrases: readonly string[] }

/** The verdicts that judges have words for. `misformatted`: what was printed is not written as it has to be. */
export type JudgesVerdict = 'accepted' | 'wrong' | 'misformatted'

export type Verdict =
  | { readonly kind: 'accepted'; readonly note: Note }
  | { readonly kind: 'wrong' | 'misformatted'; readonly reason: Reason; readonly places: readonly Place[] }
  /** The rule does not say, or it would take too long to find out. */
  | { readonly kind: 'undecided'; readonly doubt: Doubt }

/** A cell at fault, and what was printed there; empty for a blank. */
export interface Place {
  readonly cell: Cell
  readonly printed: string
}

/** A remark on an accepted answer. */
export type Note =
  | 'only-solution'
  /** Other completions would be accepted as well. */
  | 'one-of-several'
  /** There are others, and this is the lexicographically first. */
  | 'first-of-several'
  /** The puzzle has no givens: any finished board is a completion of it. */
  | 'no-givens'
  | 'is-finished'
  | 'is-unfinished'

/** Why an output is not accepted, and where. Lines, rows and columns count from 1, cells from 0. */
export type Reason =
  | { readonly code: 'nothing-printed' }
  /** There is text, but no board in it. */
  | { readonly code: 'no-board' }
  | { readonly code: 'unreadable'; readonly error: ReadError }
  /** A line, or what stands in it, is no part of the board. `found` is shortened if it is long. */
  | { readonly code: 'text-around'; readonly line: number; readonly found: string }
  /** A line of the board is not written as it has to be. `expected`: completes "expected …". */
  | { readonly code: 'form'; readonly line: number; readonly found: string; readonly expected: Phrase }
  /** A line of the board has other text beside its cells: `found`. */
  | { readonly code: 'text-in-line'; readonly line: number; readonly found: string }
  /** A line has the escape sequences in it by which terminals are told colours. */
  | { readonly code: 'colours'; readonly line: number }
  | { readonly code: 'blank-line'; readonly line: number }
  /** LeetCode's panel of input, output and expected answer. `isSolution`: of the board under its output. */
  | { readonly code: 'panel'; readonly isSolution: boolean }
  /** `solutions`: how many of them are solutions; `echo`: the first is the puzzle itself. */
  | {
      readonly code: 'several-boards'
      readonly found: number
      readonly solutions: number
      readonly echo: boolean
    }
  /** `printed` is 0 for a blank; `count`: of all givens that were changed. */
  | {
      readonly code: 'given-changed'
      readonly cell: Cell
      readonly given: number
      readonly printed: number
      readonly count: number
    }
  | BoardFault
  /** A solution, but not the lexicographically first: the first cell that differs. */
  | { readonly code: 'not-first'; readonly cell: Cell; readonly printed: number; readonly first: number }
  /** `found` is none of the phrases that the judge knows. */
  | { readonly code: 'not-a-phrase'; readonly found: string; readonly phrases: readonly string[] }
  /** One phrase was printed, and the board asks for the other: because of a fault, or for want of one. */
  | { readonly code: 'other-phrase'; readonly expected: string; readonly fault: BoardFault | undefined }

/** The reason why a board is not finished. */
export type BoardFault =
  /** `cell`: the first; `count`: of all blanks. */
  | { readonly code: 'blank-left'; readonly cell: Cell; readonly count: number }
  /** The first of `count` conflicts. */
  | { readonly code: 'duplicate'; readonly conflict: Conflict; readonly count: number }

/** A solution, but the judge compares with one of several, and its statement promises that there is only one. */
export type Doubt = 'several-solutions'

/** Whether a puzzle keeps the statement's promise. */
export type InputFinding =
  | { readonly kind: 'kept' }
  /** `found`: what is so instead, completing "…, but". */
  | { readonly kind: 'broken'; readonly found: Phrase }
