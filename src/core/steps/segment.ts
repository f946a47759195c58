import type { Givens } from '../givens.ts'
import type { Extent } from '../search/strategy.ts'
import type { Moment } from '../trace/moment.ts'
import type { Step } from './step.ts'
import type { Stepper } from './stepper.ts'
import { type Steps, Walk } from './walk.ts'

/** The steps of a program from one event to the next. */
export interface Segment {
  /** The step that is the moment's own event; undefined before the first. */
  readonly arrival: Step | undefined
  /**
   * The steps after it, up to and including the next event; or to the end of the search, where the last is no event, and
   * where there may be none.
   */
  readonly steps: readonly Step[]
  /** More lines have run than these: they are being found out. */
  readonly isProvisional: boolean
}

/**
 * The segment that begins at a moment of the program's search. It is worked out anew each time, in a millisecond or so.
 * @throws RangeError if the moment does not say what led to it.
 */
export function segmentOf(stepper: Stepper, givens: Givens, extent: Extent, moment: Moment): Segment {
  const walk = new Walk(givens, extent, moment)
  const steps: Step[] = []
  for (const step of stepsOf(stepper, walk)) {
    steps.push(step)
    if (step.event !== undefined) break
  }
  return { arrival: walk.arrival, steps, isProvisional: false }
}

/** Every step that a program makes on a walk. */
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
