/** Which calls of a deep stack are shown. */
import type { StackFrame } from '../../search/steps/step.ts'

/** Number of innermost calls that are always shown. */
const INNERMOST = 3

export interface FoldedCalls {
  /** All outermost last: the innermost calls, those that may be folded, and the first ones. */
  readonly innermost: readonly StackFrame[]
  readonly folded: readonly StackFrame[]
  readonly first: readonly StackFrame[]
}

/** Splits the calls in progress. Folds none if that would hide a single call. @param frames outermost first */
export function foldedCalls(frames: readonly StackFrame[]): FoldedCalls {
  const newest = frames.toReversed()
  const innermost = newest.slice(0, INNERMOST)
  // The first call of the user's own program is that of its top level, which calls the first function.
  const firstCount = frames[0]?.kind === 'program' ? 2 : 1
  const rest = newest.slice(INNERMOST)
  const split = Math.max(0, rest.length - firstCount)
  if (split < 2) return { innermost: newest, folded: [], first: [] }
  return { innermost, folded: rest.slice(0, split), first: rest.slice(split) }
}
