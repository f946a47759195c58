import type { Choice } from '../steps/choice.ts'
import type { ListingLanguage } from '../programs/folder.ts'
import type { HighlightedLine } from '../steps/listing.ts'
import type { Step } from '../steps/step.ts'
import type { Segment } from '../steps/segment.ts'
import type { Why } from '../steps/why.ts'
import type { Focus } from '../trace/focus.ts'
import type { Moment } from '../trace/moment.ts'

/** The program behind a trace, as the board and the program view ask for it at any moment. */
export interface ProgramModel {
  /** Its texts, in the order in which they are offered; at least one. */
  readonly sources: readonly ProgramSource[]
  /** The cell that it is working on; undefined where that cannot be told. */
  focus(moment: Moment): Focus | undefined
  /** The fine steps from a moment to the next event, with variables and calls. */
  segment(moment: Moment): Segment
  /** Why it goes back at a moment; undefined where it does not, or where the reason is not known. */
  why(moment: Moment): Why | undefined
  /** The digits that a placement was chosen from; undefined where none has just been made, or against the rules. */
  choice(moment: Moment): Choice | undefined
  /** The moment as a call in progress found it, depth 0 the first; undefined where that is not known. */
  entered(moment: Moment, depth: number): Moment | undefined
  /** Which line of a source a step is, from 0; −1 if none. */
  lineOf(step: Step, lines: readonly HighlightedLine[]): number
}

/** A program as it is written down in one language. */
export interface ProgramSource {
  readonly language: ListingLanguage
  /** Rejects where it has to be fetched and cannot be. */
  load(): Promise<readonly HighlightedLine[]>
}
