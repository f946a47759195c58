import type { Segment } from '../../core/steps/segment.ts'
import type { Position } from '../../core/trace/position.ts'

/**
 * Where so many more lines lead from a settled position. @param lastEvent whose lines are the last to be gone through
 * @param segmentAt what runs after an event; undefined where its page is not at hand, and the walk ends there
 */
export function afterLines(
  from: Position,
  lines: number,
  lastEvent: number,
  segmentAt: (event: number) => Segment | undefined,
): Position {
  let { event, step } = from
  let left = lines
  for (;;) {
    const steps = segmentAt(event)?.steps
    if (steps === undefined) return { event, step }
    const leadsOn = steps.at(-1)?.event !== undefined
    // The event that is the last of them has a position of its own, and may not be known yet.
    const isStepOn = leadsOn && event < lastEvent
    const last = leadsOn ? steps.length - 1 : steps.length
    if (step + left <= last || !isStepOn) return { event, step: Math.min(step + left, last) }
    left -= steps.length - step
    event++
    step = 0
  }
}
