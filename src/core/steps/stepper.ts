import type { StepKind } from './step.ts'
import type { Steps, Walk } from './walk.ts'

/** A program as its listing has it, line by line: see `listing.py` in its folder. */
export interface Stepper {
  /** The kinds of steps that it can make: in both extents, and in one of them only. */
  readonly kinds: {
    readonly always: readonly StepKind[]
    readonly first: readonly StepKind[]
    readonly all: readonly StepKind[]
  }
  /** Walks through the recursion from its first call on. It asks the walk which options and calls to leave out. */
  steps(walk: Walk): Steps
}
