import type { Givens } from '../givens.ts'
import type { Extent, Strategy } from '../search/strategy.ts'
import type { Moment } from '../trace/moment.ts'
import { stepperOf } from '../programs/registry.ts'
import type { Step } from './step.ts'
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
}

/**
 * The segment that begins at a moment of the program's search. It is worked out anew each time, in a millisecond or so.
 * @throws RangeError if the moment does not say what led to it.
 */
export function segmentAfter(givens: Givens, strategy: Strategy, extent: Extent, moment: Moment): Segment {
  const walk = new Walk(givens, extent, moment)
  const steps: Step[] = []
  for (const step of stepsOf(strategy, walk)) {
    steps.push(step)
    if (step.event !== undefined) break
  }
  return { arrival: walk.arrival, steps }
}

/** Every step from a moment on, to the end of the search; without variables and frames. */
export function stepsFrom(
  givens: Givens,
  strategy: Strategy,
  extent: Extent,
  moment: Moment,
): IterableIterator<Step> {
  return stepsOf(strategy, new Walk(givens, extent, moment, 'place'))
}

function* stepsOf(strategy: Strategy, walk: Walk): IterableIterator<Step> {
  const calls: Steps[] = [stepperOf(strategy).steps(walk)]
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
