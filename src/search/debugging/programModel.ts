import type { Choice } from '../steps/choice.ts'
import type { ListingLanguage } from '../programs/folder.ts'
import type { HighlightedLine } from '../steps/listing.ts'
import type { Step } from '../steps/step.ts'
import type { Segment } from '../steps/segment.ts'
import type { Why } from '../steps/why.ts'
import type { CurrentCell } from '../trace/currentCell.ts'
import type { Moment } from '../trace/moment.ts'

/** The program behind a trace, as the board and the program view query it at any moment. */
export interface ProgramModel {
  /** The program's sources, in menu order; at least one. */
  readonly sources: readonly ProgramSource[]
  /** Returns the cell that the program is working on. */
  currentCell(moment: Moment): CurrentCell | undefined
  /** Returns the steps from a moment to the next event, with variables and calls. */
  segment(moment: Moment): Segment
  /**
   * Explains why a moment's latest event undid or overwrote a digit or, for a built-in program, why the call after a
   * placement fails immediately. Undefined if neither applies, or if the reason is unknown.
   */
  why(moment: Moment): Why | undefined
  /** Returns the digits from which a moment's latest event chose; undefined if it places none or breaks a rule. */
  choice(moment: Moment): Choice | undefined
  /** Returns the moment at which an active call began. @param depth 0 for the first call */
  callStart(moment: Moment, depth: number): Moment | undefined
  /** Returns the index of a step's line in a source, from 0; −1 if none. */
  lineOf(step: Step, lines: readonly HighlightedLine[]): number
}

/** A program's source in one language. */
export interface ProgramSource {
  readonly language: ListingLanguage
  /** Loads the lines, from the network if necessary; rejects if that fails. */
  load(): Promise<readonly HighlightedLine[]>
}
