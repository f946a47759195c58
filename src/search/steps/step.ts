/** Steps of a program: one for each line that runs, with the calls and variables after it. */
import type { SearchEvent } from '../events.ts'
import type { Branch } from '../engine/branches.ts'
import type { Cell, UnitKind } from '../../sudoku/units.ts'

/** Kinds of steps, roughly in the order in which a call makes them. */
export const STEP_KINDS = [
  /** A call of the recursive function begins: its `def` line. */
  'enter',
  /** The check for a blank left finds none. */
  'full',
  /** The check for a blank left finds one. */
  'notFull',
  /** The program validates the full board. */
  'check',
  /** The program prints the board. */
  'report',
  /** After a solution, the program ends or starts returning. */
  'stop',
  /** The program returns from a full board to find more solutions. */
  'goOn',
  /** The program has picked the next blank or constraint. */
  'pick',
  /** The program calls the function that computes the candidates. */
  'ask',
  /** The program initializes the blank's candidates or used digits. */
  'list',
  /** A digit is removed from the blank's candidates because the blank's row (or column, or box) has it. */
  'strikeRow',
  'strikeColumn',
  'strikeBox',
  /** All digits of the blank's row (or column, or box) are recorded. */
  'scanRow',
  'scanColumn',
  'scanBox',
  /** The blank's candidates are complete. */
  'candidates',
  /** The program covers the picked constraint (in dancing links). */
  'cover',
  /** The loop takes the next option. */
  'next',
  /** The loop has no option left. */
  'exhausted',
  /** The program extracts the lowest candidate bit. */
  'lowest',
  /** The program reads the option's cell and digit. */
  'read',
  /** The digit is allowed in the cell. */
  'fits',
  /** The digit is not allowed: see `refusal`. */
  'refused',
  /** The cell is set to the digit. */
  'place',
  /** The digit overwrites the failed one. */
  'replace',
  /** The tables record the placement. */
  'mark',
  /** A constraint that the placement meets, other than the picked one, is covered (in dancing links). */
  'coverOther',
  /** The recursive call is made. */
  'call',
  /** The recursive call has returned. */
  'returned',
  /** The function returns because the recursive call found the solution. */
  'passOn',
  /** The cell is reset to 0: an event unless the cell was blank. */
  'undo',
  /** The tables drop the placement. */
  'unmark',
  /** A constraint that the placement meets, other than the picked one, is uncovered (in dancing links). */
  'uncoverOther',
  /** The loop advances to the next option, which is below in the column (in dancing links). */
  'advance',
  /** The program uncovers the picked constraint. */
  'uncover',
  /** The function returns false: no solution found. */
  'fail',
  /** A line of a program whose listing has no tags (see `line` below). */
  'line',
] as const

export type StepKind = (typeof STEP_KINDS)[number]

/** Value of a variable, or the value that a call returned. */
export type WatchValue = number | boolean | string | readonly WatchValue[] | WatchedSet | WatchedText

/** A value that is no number, boolean, string, list or set, as its language prints it: `None`, `{1: 'a'}`. */
export interface WatchedText {
  readonly text: string
}

/** A set, which each language prints differently. */
export interface WatchedSet {
  /** Ascending. */
  readonly set: readonly WatchValue[]
}

/** A variable's value: after a step or, in a `ReturnedCall`, when the call returned. */
export interface Variable {
  /** A variable or an expression of the listing: `depth`, `row_used[y]`. */
  readonly name: string
  readonly value: WatchValue
}

/** Reason why a digit is not allowed in a cell: a unit of the cell already has the digit. */
export interface Refusal {
  readonly digit: number
  /** The cell that already has the digit. */
  readonly by: Cell
  /** Kind of the unit that both cells share. */
  readonly unit: UnitKind
}

/** A call that has not returned. */
export type StackFrame = SearchCall | ProgramCall

/** A call of any function of the user's program. */
export interface ProgramCall {
  readonly kind: 'program'
  /** Number of outer calls; 0 for the program's top level. */
  readonly depth: number
  readonly name: string
  /** Current line, from 1. */
  readonly line: number
  readonly variables: readonly Variable[]
  /** The parameters among the variables, with their present values. */
  readonly parameters: readonly Variable[]
  /** The cell in which the call has placed a digit, as far as that is known. */
  readonly filled: FilledCell | undefined
}

/** A cell that a call of the user's program has filled. */
export interface FilledCell {
  readonly cell: Cell
  /** The digit that the call has placed, also after it has taken it back. */
  readonly digit: number
  readonly isTakenBack: boolean
}

/** A call of the user's program that has returned. */
export interface ReturnedCall {
  readonly name: string
  readonly parameters: readonly Variable[]
  readonly value: WatchValue
  readonly variables: readonly Variable[]
}

/** A call of the recursive function of a search. */
export interface SearchCall {
  readonly kind: 'search'
  /** Number of placements on the board when the call began; 0 for the first call. */
  readonly depth: number
  /** The call's branch: a blank or, in dancing links, possibly a digit in a unit; undefined until picked. */
  readonly branch: Branch | undefined
  /** The call's placement, as a packed `place` event; undefined while it is not on the board. */
  readonly placed: SearchEvent | undefined
  /** Options that the call has tried and given up, as packed `place` events in the order of trial. */
  readonly tried: readonly SearchEvent[]
  /** Options that the call has not tried yet, as packed `place` events in the order of trial. */
  readonly remaining: readonly SearchEvent[]
}

/** A line of the listing that has just run, and the state right after it. */
export interface Step {
  readonly kind: StepKind
  /**
   * Source line, from 1; 0 if unknown. Undefined if the kind of the step determines it: the listing's tags name the
   * kinds of steps that each line makes.
   */
  readonly line: number | undefined
  /** Depth of the step's call, 0 for the first. */
  readonly depth: number
  readonly event: SearchEvent | undefined
  readonly cell: Cell | undefined
  readonly digit: number | undefined
  /** Set on steps that refuse or strike a digit. */
  readonly refusal: Refusal | undefined
  /** Variables that have a value, in display order. */
  readonly variables: readonly Variable[]
  /** Active calls, outermost first; the step is in the last. */
  readonly frames: readonly StackFrame[]
  /** The latest call that has returned to the step's call since the previous event; undefined if none or unknown. */
  readonly returned?: ReturnedCall | undefined
}
