import type { Givens } from '../../sudoku/givens.ts'
import type { Extent } from '../engine/strategy.ts'
import type { Moment } from '../trace/moment.ts'
import type { Step } from './step.ts'
import type { Stepper } from './stepper.ts'
import { type Steps, Walk } from './walk.ts'

/** The steps of a program from one event to the next. */
export interface Segment {
  /** The step that made the event at which the segment begins; undefined before the first event. */
  readonly arrival: Step | undefined
  /**
   * The steps after `arrival`, up to and including the next event. After the last event of the search, no step is an
   * event, and the list may be empty.
   */
  readonly steps: readonly Step[]
  /**
   * Whether the steps between the two events are known, with the variables and calls of all steps. `pending`: further
   * steps may still arrive.
   */
  readonly lines: KnownState
}

export type KnownState = 'known' | 'pending' | 'unknown'

/**
 * Returns the segment that begins at a moment of the program's search. Recomputed on every call,
 * in about a millisecond.
 * @throws RangeError if `moment.last` is missing although events have been applied
 */
export function segmentOf(stepper: Stepper, givens: Givens, extent: Extent, moment: Moment): Segment {
  const walk = new Walk(givens, extent, moment)
  const steps: Step[] = []
  for (const step of stepsOf(stepper, walk)) {
    steps.push(step)
    if (step.event !== undefined) break
  }
  return { arrival: walk.arrival, steps, lines: 'known' }
}

/** Yields every step of a program, from the state in which `walk` begins to the end of the search. */
export function* stepsOf(stepper: Stepper, walk: Walk): IterableIterator<Step> {
  const calls: Steps[] = [stepper.steps(walk)]
  let result = false
  for (let call = calls.at(-1); call !== undefined; call = calls.at(-1)) {
    const { done, value } = call.next(result)
    if (done === true) {
      result = value
      calls.pop()
    } else if (value !== undefined) {
      if ('kind' in value) yield value
      else calls.push(value)
    }
  }
}
