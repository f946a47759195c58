import type { StepKind } from './step.ts'
import type { Steps, Walk } from './walk.ts'

/** A program that can be stepped line by line, as in the `listing.py` of its folder. */
export interface Stepper {
  /** Kinds of steps: of every search (`always`), or only of searches for the `first` solution or for `all`. */
  readonly kinds: {
    readonly always: readonly StepKind[]
    readonly first: readonly StepKind[]
    readonly all: readonly StepKind[]
  }
  /** Runs the recursion from its first call. The walk, which leads to a moment of a search, decides what to skip. */
  steps(walk: Walk): Steps
}
