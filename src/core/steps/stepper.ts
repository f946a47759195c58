import type { StepKind } from './step.ts'
import type { Steps, Walk } from './walk.ts'

/** A program that can be stepped line by line, as in the `listing.py` of its folder. */
export interface Stepper {
  /** Kinds of steps that the program can make: in every search, only up to the first solution, only up to all. */
  readonly kinds: {
    readonly always: readonly StepKind[]
    readonly first: readonly StepKind[]
    readonly all: readonly StepKind[]
  }
  /** Runs the recursion from its first call. The walk decides which options and calls to skip. */
  steps(walk: Walk): Steps
}
