import type { Phrase } from '../../i18n/text.ts'
import type { Cell, UnitKind } from '../../sudoku/units.ts'
import type { BatteryId } from './battery.ts'

export type FaultKind = (typeof FAULT_KINDS)[number]

export const FAULT_KINDS = [
  /** A given is overwritten or cleared. */
  'given-changed',
  /** A digit stays on the board after the search has backtracked past it. */
  'left-behind',
  /** A digit is placed although a unit already has it, or a wrong check refuses a digit that fits. */
  'overlooked',
  /** A digit that fits is refused, because a digit taken back still counts as used. */
  'blocked',
  /** The search never has more than one placed digit on the board. */
  'stuck',
  /** The solved board is changed before it is printed. */
  'goes-on',
  /** A board with blanks is printed. */
  'prints-early',
  /** A blank never gets a digit. */
  'cell-ignored',
  /** The same board is searched twice. */
  'repeats',
  /** Several boards are printed, a solution among them. */
  'prints-several',
  /** Some digit is never tried, in any cell. */
  'digit-never-tried',
  /** No other digit is tried in a cell after the first. */
  'gives-up',
  /** Digits that fit are left out. */
  'skips',
  /** A blank in which no digit fits is left open, and the search goes on to the next. */
  'passes-over',
  /** An error ends the program. */
  'crash',
  /** The program runs without writing to the board any more. */
  'endless',
  /** The calls never end. */
  'recursion',
  /** The right board is printed in another form, or not at all. */
  'format',
  /** The puzzle has no solution. */
  'no-solution',
] as const

/** The board that a finding is about: the user's own puzzle, or one of the battery. */
export type BoardOfFinding = 'own' | BatteryId

export interface Finding {
  readonly kind: FaultKind
  readonly board: BoardOfFinding
  /** Event after which the board shows the fault; 0 is before the first event. */
  readonly event: number
  /** The line of the event's write, if that write is at fault. */
  readonly line: number | undefined
  /**
   * Lines of the write at the event and of the writes next to it, ascending. The fault is among the lines that ran
   * between these writes.
   */
  readonly linesAround: readonly number[]
  /** The cells that the sentence names, and how the board marks them: a faulty or blocking digit, or a blank. */
  readonly cells: ReadonlyMap<Cell, 'fault' | 'blank'>
  /** Kinds of units that the program's check misses, or whose tables keep digits that were taken back. */
  readonly units: readonly UnitKind[]
  readonly sentence: Phrase
  /** Sentence about the next step of a right program in this position. */
  readonly rightProgram: Phrase | undefined
}

/** The fault of a program that is explained first, and the other faults. */
export interface Diagnosis extends Finding {
  /** Earliest first. */
  readonly also: readonly Finding[]
  /** The same fault in the run on the user's own puzzle; undefined if no rule finds it there. */
  readonly own: Finding | undefined
  /** Event of the same fault (or of the same fact) in the run on the user's own puzzle; undefined if there is none. */
  readonly ownEvent: number | undefined
}

/**
 * A fact shown if no rule is sure: the deepest board on the way to the solution, the cell that comes next, and the
 * digit that fits there but is never tried.
 */
export interface Fact extends Omit<Diagnosis, 'kind'> {
  readonly kind: 'fact'
}
