import type { Phrase } from '../text.ts'
import type { Cell, UnitKind } from '../units.ts'
import type { BatteryId } from './battery.ts'

/** A fault that a rule can tell. */
export type FaultKind = (typeof FAULT_KINDS)[number]

export const FAULT_KINDS = [
  /** A given is overwritten. */
  'given-changed',
  /** A digit stays on the board when the search has gone back before it. */
  'left-behind',
  /** A digit is placed although a unit has it. */
  'overlooked',
  /** A digit that fits is refused, because a digit taken back still counts as used. */
  'blocked',
  /** The search never gets beyond one digit. */
  'stuck',
  /** The solved board is changed before it is printed. */
  'goes-on',
  /** A board with blanks is printed. */
  'prints-early',
  /** A blank never gets a digit. */
  'cell-ignored',
  /** The same board is searched twice. */
  'repeats',
  /** The solution is printed among other boards. */
  'prints-several',
  'digit-never-tried',
  /** The search ends at its first dead end. */
  'gives-up',
  /** Digits that fit are left out. */
  'skips',
  /** An error ends the program. */
  'crash',
  /** The program runs without writing to the board any more. */
  'endless',
  /** The calls never end. */
  'recursion',
  /** The right board is printed in another form, or not at all. */
  'format',
] as const

/** The board that a finding is about: the user's own puzzle, or one of the battery. */
export type BoardOfFinding = 'own' | BatteryId

/** A fault, and where it shows. */
export interface Finding {
  readonly kind: FaultKind
  readonly board: BoardOfFinding
  /** The position after this event shows it; 0 is the position before the first event. */
  readonly event: number
  /** The line of the event's write, if that write is at fault. */
  readonly line: number | undefined
  /** Lines of the writes that lead to the event and follow it, ascending: the fault is among the lines that ran between them. */
  readonly linesAround: readonly number[]
  /** The cells that the sentence names, and how the board marks them: a faulty or blocking digit, or a blank. */
  readonly cells: ReadonlyMap<Cell, 'fault' | 'blank'>
  /** The units that the check misses, or whose tables are not taken back. */
  readonly units: readonly UnitKind[]
  readonly sentence: Phrase
  /** The next step of a right program at this place. */
  readonly rightProgram: Phrase | undefined
}

/** The first definite error of a program. */
export interface Diagnosis extends Finding {
  /** Other faults, the earliest first. */
  readonly also: readonly Finding[]
  /** The same fault on the user's own run, if it can be told; … */
  readonly own: Finding | undefined
  /** … and its event. */
  readonly ownEvent: number | undefined
}

/**
 * The fact that remains where no rule is sure: the board before the search leaves every solution, the cell that comes next,
 * and the digit that fits there and is not tried.
 */
export interface Fact extends Omit<Diagnosis, 'kind'> {
  readonly kind: 'fact'
}
