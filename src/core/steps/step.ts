/** The steps of a program between two events, line by line of its listing. */
import type { SearchEvent } from '../events.ts'
import type { Branch } from '../search/branches.ts'
import type { Cell, UnitKind } from '../units.ts'

/** The kinds of steps, roughly in the order in which a call makes them. */
export const STEP_KINDS = [
  /** A call of the recursive function begins: its `def` line. */
  'enter',
  /** The program asks whether a blank is left: none is. */
  'full',
  /** … one is. */
  'notFull',
  /** It checks the full board once more. */
  'check',
  /** It prints the board. */
  'report',
  /** With a solution found it ends, or begins to return. */
  'stop',
  /** It returns from a full board to look for more. */
  'goOn',
  /** It knows the blank, or the constraint, to go on with. */
  'pick',
  /** Going into the function that makes the candidates. */
  'ask',
  /** It starts the candidates, or the used digits, of the blank. */
  'list',
  /** A digit is no candidate any more: it stands in the row. */
  'strikeRow',
  'strikeColumn',
  'strikeBox',
  /** All digits of the row have been taken note of. */
  'scanRow',
  'scanColumn',
  'scanBox',
  /** It has the candidates. */
  'candidates',
  /** It covers the constraint that it has picked. */
  'cover',
  /** The loop goes on to an option. */
  'next',
  /** The loop has no option left. */
  'exhausted',
  /** It takes the lowest candidate off the bits. */
  'lowest',
  /** It reads what the option is: a digit in a cell. */
  'read',
  /** The digit may stand in the cell. */
  'fits',
  /** The digit may not: see the refusal. */
  'refused',
  /** The cell gets the digit. */
  'place',
  /** The cell gets the digit over the one that has failed. */
  'replace',
  /** The tables take note of the placement. */
  'mark',
  /** One of the other constraints that the placement meets is covered. */
  'coverOther',
  /** The recursive call, going in. */
  'call',
  /** The recursive call, having come back. */
  'returned',
  /** It returns because the call found the solution. */
  'passOn',
  /** The cell is set back to 0. An event, unless the cell was blank anyway. */
  'undo',
  /** The tables forget the placement. */
  'unmark',
  /** One of the other constraints is uncovered. */
  'uncoverOther',
  /** The loop moves to the option below. */
  'advance',
  /** It uncovers the constraint that it had picked. */
  'uncover',
  /** It returns that nothing was found. */
  'fail',
  /** A line of a program whose lines nobody has tagged. */
  'line',
] as const

export type StepKind = (typeof STEP_KINDS)[number]

export type WatchValue = number | boolean | string | readonly WatchValue[] | WatchedSet | WatchedText

/** Anything else, as its language writes it: `None`, `(3, 5)`, `{1: 'a'}`. */
export interface WatchedText {
  readonly text: string
}

/** A set, which each language writes in its own way. */
export interface WatchedSet {
  /** Ascending. */
  readonly set: readonly WatchValue[]
}

/** A variable as it stands right after a step. */
export interface Variable {
  /** An expression of the listing: `depth`, `row_used[y]`. */
  readonly name: string
  readonly value: WatchValue
}

/** Why a digit may not stand in a cell: one of its units has the digit already. */
export interface Refusal {
  readonly digit: number
  /** The cell that holds it. */
  readonly by: Cell
  readonly unit: UnitKind
}

/** A call that has not returned. */
export type StackFrame = SearchCall | ProgramCall

/** A call of a program that somebody else has written, of any of its functions. */
export interface ProgramCall {
  readonly kind: 'program'
  /** 0 is the program itself. */
  readonly depth: number
  /** Of the function. */
  readonly name: string
  /** That it is at, from 1. */
  readonly line: number
  readonly variables: readonly Variable[]
}

/** A call of the recursive function of a search. */
export interface SearchCall {
  readonly kind: 'search'
  /** 0 is the first call; as many placements stood on the board when it began. */
  readonly depth: number
  /** The branch it decides: a blank, or in dancing links maybe a digit in a unit; undefined until it is picked. */
  readonly branch: Branch | undefined
  /** Its placement, as a packed `place` event, while that is on the board. */
  readonly placed: SearchEvent | undefined
  /** The options that it has taken back, and those that it has not come to, as packed `place` events in its order. */
  readonly tried: readonly SearchEvent[]
  readonly remaining: readonly SearchEvent[]
}

/** A line of the listing that has just run, and how things stand right after it. */
export interface Step {
  readonly kind: StepKind
  /** Of the source, from 1, 0 if it is not known; undefined where the tags of a listing tell it by the kind. */
  readonly line: number | undefined
  /** Of the call that the step is in, 0 for the first. */
  readonly depth: number
  /** The event that the step is; undefined between events. */
  readonly event: SearchEvent | undefined
  /** The cell it concerns. */
  readonly cell: Cell | undefined
  readonly digit: number | undefined
  /** Of a step that refuses or strikes a digit. */
  readonly refusal: Refusal | undefined
  /** Those that have a value, in the order in which to show them. */
  readonly variables: readonly Variable[]
  /** The calls that have not returned, the first one first; the step is in the last. */
  readonly frames: readonly StackFrame[]
}
