/** The user's own programs, and how the latest run of one went: the part of the state that holds them. */
import type { Judgement } from '../../core/judge/judging.ts'
import type { Likeness } from '../../core/own/nearestProgram.ts'
import type { Hidden, Outcome } from '../../core/own/outcome.ts'

/** A program with a name, as it is being written. */
export interface OwnText {
  /** Counted up; none is given twice. */
  readonly id: number
  readonly name: string
  readonly text: string
}

/** How a program is to get its puzzle: `auto` leaves it to its text; else the id of a text format, or `call:` and the function's name. */
export type InputChoice = string

export const AUTO_INPUT: InputChoice = 'auto'
export const CALL_INPUT = 'call:'

export type OwnVerdict =
  /** The interpreter is being fetched, or starts. */
  | { readonly kind: 'loading' }
  | { readonly kind: 'running' }
  | Exclude<Outcome, { readonly kind: 'finished' }>
  | {
      readonly kind: 'accepted' | 'wrong-answer' | 'presentation-error'
      readonly judgement: Judgement
    }
  | { readonly kind: 'no-output' | 'stopped' }
  /** The interpreter could not be fetched, or has broken. */
  | { readonly kind: 'not-loaded' | 'broken'; readonly reason: string }

/** The latest run of an own program. */
export interface OwnRun {
  /** The program as it was run. */
  readonly text: string
  readonly verdict: OwnVerdict
  /** All that it has printed; for a called function, what it gave. */
  readonly output: string
  readonly elapsedMs: number
  /** All events; more than the trace has where it was cut off. */
  readonly events: number
  readonly hidden: Hidden | undefined
  /** How much of the interpreter has come; undefined where nothing is being fetched. */
  readonly fetched: { readonly bytes: number; readonly totalBytes: number } | undefined
  /** To which of Backdoku's programs; undefined until it has been found out, and where there is nothing to compare. */
  readonly likeness: Likeness | undefined
}

export interface Own {
  /** At least one. */
  readonly programs: readonly OwnText[]
  /** Id of the one that is shown. */
  readonly chosen: number
  readonly input: InputChoice
  /** Undefined before the first. */
  readonly run: OwnRun | undefined
}

/** The own program that is shown. */
export function chosenText({ programs, chosen }: Own): OwnText {
  return programs.find(({ id }) => id === chosen) ?? programs[0]
}

export type OwnCommand =
  /** Shows the user's own programs. @property text of one to be added */
  | { readonly kind: 'open'; readonly text?: string }
  /** Runs the one that is shown, from its beginning. */
  | { readonly kind: 'run' }
  | { readonly kind: 'stop' }
  | { readonly kind: 'edit'; readonly text: string }
  | { readonly kind: 'choose'; readonly id: number }
  | { readonly kind: 'add'; readonly name?: string; readonly text: string }
  | { readonly kind: 'remove' }
  | { readonly kind: 'chooseInput'; readonly input: InputChoice }
