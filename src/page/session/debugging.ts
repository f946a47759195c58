/** The program view: its commands and its state. */
import type { Breakpoint, Place } from '../../search/breakpoints/breakpoint.ts'
import type { Direction } from '../../search/breakpoints/stopFinder.ts'
import type { Choice } from '../../search/steps/choice.ts'
import type { KnownState } from '../../search/steps/segment.ts'
import type { StackFrame, Step } from '../../search/steps/step.ts'
import type { Why } from '../../search/steps/why.ts'
import type { Position } from '../../search/trace/position.ts'
import type { Cell } from '../../sudoku/units.ts'
import type { FindStopGoal } from '../../search/worker/solverQuestions.ts'
import type { Frame } from './frame.ts'

/** A move through the program. */
export type MoveCommand =
  /**
   * `into`: one line. `over`: to the next event of this call or a caller. `out`: to this call's return or, backwards,
   * its start.
   */
  | { readonly kind: 'step'; readonly how: 'into' | 'over' | 'out'; readonly direction: Direction }
  /** To the next breakpoint hit. */
  | { readonly kind: 'continue'; readonly direction: Direction }

export type DebuggerCommand =
  | MoveCommand
  /** Cancels the running search for a breakpoint hit or for the end of a step. */
  | { readonly kind: 'endFinding' }
  | { readonly kind: 'addBreakpoint'; readonly breakpoint: Breakpoint }
  | { readonly kind: 'changeBreakpoint'; readonly id: number; readonly breakpoint: Breakpoint }
  | { readonly kind: 'enableBreakpoint'; readonly id: number; readonly isEnabled: boolean }
  | { readonly kind: 'removeBreakpoint'; readonly id: number }
  /** Toggles the breakpoint on a line; without a place, on the running line. */
  | { readonly kind: 'toggleBreakpoint'; readonly place?: Place }
  /** Shows the board as it was when the call at a depth started; without a depth, the current board. */
  | { readonly kind: 'inspect'; readonly depth: number | undefined }
  /** Shows on the board the cells that explain the backtrack or the refused digit. */
  | { readonly kind: 'explain'; readonly isShown: boolean }
  /** Hides what gives the next event away, until the playhead moves. */
  | { readonly kind: 'cover'; readonly isCovered: boolean }

export interface ListedBreakpoint extends Breakpoint {
  /** Unique; ids ascend in list order. */
  readonly id: number
  readonly isEnabled: boolean
}

/** State slice: one list for all sessions. */
export const NO_BREAKPOINTS: readonly ListedBreakpoint[] = []

/** Current position of the search in its program. */
export interface ExecutionPoint {
  readonly position: Position
  /** Number of fine steps (lines) after the current event, up to and including the line that makes the next event. */
  readonly stepCount: number
  /** The line that just ran. */
  readonly step: Step | undefined
  /** The line that runs next. Undefined at the end of the trace, and unless the lines around the event are known. */
  readonly next: Step | undefined
  /** Names of the variables that are new or changed since the point that was shown before. */
  readonly changed: ReadonlySet<string>
  /** Whether the variables and calls of `step` are known. */
  readonly lines: KnownState
  /** Calls in progress; empty before the first line. */
  readonly frames: readonly StackFrame[]
  /**
   * After a backtrack or replacement: why the removed digit failed. After a placement: why the next call fails;
   * undefined if the next call does not fail immediately. Undefined at lines between events.
   */
  readonly why: Why | undefined
  /** The placed digit and its alternatives; undefined unless at an event that placed a digit by the rules. */
  readonly choice: Choice | undefined
  /** The digit that the latest event overwrote; undefined at other events, at lines between events, and if unknown. */
  readonly overwritten: number | undefined
}

/** A cell's role in explaining a backtrack or a refused digit: a digit failed in it, or its digit blocks another. */
export type CellRole = 'failing' | 'blocking'

/** Program view state shown by the page. */
export interface Debugging {
  /** Undefined until the page shows the lines of the run; not updated while it does not. */
  readonly executionPoint: ExecutionPoint | undefined
  readonly findingStop: PendingStop | undefined
  /**
   * Set if no stop was found, until the playhead moves or the breakpoints change: the direction looked in,
   * or `stopped` if the search that makes the trace was stopped meanwhile.
   */
  readonly missed: Direction | 'stopped' | undefined
  /** Events of the breakpoint hits found so far, ascending; at most as many as the timeline marks. */
  readonly hits: readonly number[]
  /** The board when the call at a depth started, shown instead of the current board; undefined if it is not shown. */
  readonly inspected: { readonly depth: number; readonly frame: Frame } | undefined
  /** Cells that explain the backtrack or the refused digit; undefined while the board does not mark them. */
  readonly explained: ReadonlyMap<Cell, CellRole> | undefined
  /** True while the learner is asked to predict the next event: what gives it away is hidden. */
  readonly isCovered: boolean
}

/** A breakpoint hit or the end of a step that is being searched for. */
export interface PendingStop {
  /** `hit`, or the kind of the step whose end is sought. */
  readonly goal: FindStopGoal['kind']
  readonly direction: Direction
  /** Event up to which no stop was found. */
  readonly event: number
}

/** Stretch ahead of the playhead that is known to have no breakpoint hit, and the hit that follows it. */
export interface Lookahead {
  /** The first hit ahead. */
  readonly hit: Position | undefined
  /** There is no hit between the playhead and this position, inclusive. */
  readonly clearTo: Position
}

export const NOTHING_DEBUGGED: Debugging = {
  executionPoint: undefined,
  findingStop: undefined,
  missed: undefined,
  hits: [],
  inspected: undefined,
  explained: undefined,
  isCovered: false,
}
