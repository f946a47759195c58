/** The program view: its commands, and the state that it shows. */
import type { Breakpoint, Place } from '../../core/breakpoints/breakpoint.ts'
import type { Direction } from '../../core/breakpoints/hunt.ts'
import type { Choice } from '../../core/steps/choice.ts'
import type { StackFrame, Step } from '../../core/steps/step.ts'
import type { Why } from '../../core/steps/why.ts'
import type { Position } from '../../core/trace/position.ts'
import type { Cell } from '../../core/units.ts'
import type { HuntGoal } from '../../worker/protocol.ts'
import type { Frame } from './frame.ts'

/** Id of the panel that shows the program. */
export const PROGRAM_PANEL = 'program'

/** A way through the program. */
export type MoveCommand =
  /** By one fine step; to the next event of this call or of a caller; to where this call returns, or was made. */
  | { readonly kind: 'step'; readonly how: 'into' | 'over' | 'out'; readonly direction: Direction }
  /** To the next hit of a breakpoint. */
  | { readonly kind: 'continue'; readonly direction: Direction }

export type DebuggerCommand =
  | MoveCommand
  /** Gives up looking for it. */
  | { readonly kind: 'endHunt' }
  | { readonly kind: 'addBreakpoint'; readonly breakpoint: Breakpoint }
  | { readonly kind: 'changeBreakpoint'; readonly id: number; readonly breakpoint: Breakpoint }
  | { readonly kind: 'enableBreakpoint'; readonly id: number; readonly isEnabled: boolean }
  | { readonly kind: 'removeBreakpoint'; readonly id: number }
  /** Sets or removes the breakpoint on a line; without a place, on the running line. */
  | { readonly kind: 'toggleBreakpoint'; readonly place?: Place }
  /** Shows the board as a call entered it; undefined: as it is. */
  | { readonly kind: 'inspect'; readonly depth: number | undefined }
  /** Shows on the board which cells are why. */
  | { readonly kind: 'explain'; readonly isShown: boolean }

/** A breakpoint in the user's list. */
export interface ListedBreakpoint extends Breakpoint {
  /** Told apart by it; the order of the list. */
  readonly id: number
  readonly isEnabled: boolean
}

/** Where in its program the search stands. */
export interface ExecutionPoint {
  readonly position: Position
  /** Fine steps from the event to the next, which is the last of them. */
  readonly stepCount: number
  /** The line that has just run; undefined before the first. */
  readonly step: Step | undefined
  /** Names of the variables whose values are not those of the point before. */
  readonly changed: ReadonlySet<string>
  readonly frames: readonly StackFrame[]
  /** Why the search went back, at an event that did. */
  readonly why: Why | undefined
  /** The digits to choose from, at an event that placed one by the rules. */
  readonly choice: Choice | undefined
}

/** A cell's role in explaining a backtrack: no digit fits, or it blocks one. */
export type CellRole = 'failing' | 'blocking'

/** The program view as a screenshot shows it. */
export interface Debugging {
  /** Undefined while nobody looks. */
  readonly executionPoint: ExecutionPoint | undefined
  readonly hunt: PendingHunt | undefined
  /** How the latest hunt ended without a hit: there is none on that side, or the search was stopped before one. */
  readonly missed: Direction | 'stopped' | undefined
  /** Events at which hits have been met, ascending. */
  readonly hits: readonly number[]
  /** The board as a call entered it, instead of as it is. */
  readonly inspected: { readonly depth: number; readonly frame: Frame } | undefined
  /** The cells that the board shows to be why. */
  readonly explained: ReadonlyMap<Cell, CellRole> | undefined
}

/** A hunt that goes on: for a breakpoint, or for the end of a step. */
export interface PendingHunt {
  readonly goal: HuntGoal['kind']
  readonly direction: Direction
  /** How far it has got. */
  readonly event: number
}

/** How far one can play without passing a hit, as far as that is known. */
export interface Lookahead {
  /** The first hit ahead; undefined until it is found. */
  readonly hit: Position | undefined
  /** No hit lies between the playhead and this position, nor at it. */
  readonly clearTo: Position
}

export const NOTHING_DEBUGGED: Debugging = {
  executionPoint: undefined,
  hunt: undefined,
  missed: undefined,
  hits: [],
  inspected: undefined,
  explained: undefined,
}
