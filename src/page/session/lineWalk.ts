import type { Segment } from '../../search/steps/segment.ts'
import type { Position } from '../../search/trace/position.ts'

/**
 * Returns the position (event, and step after it) that lies `lines` lines after `from`, or the position at which the
 * walk there ends early.
 * @param from its step must be in the segment (lines up to the next event) of its event
 * @param lastEvent last event whose lines are walked
 * @param segmentAt returns the lines after an event; undefined if its chunk is not cached, which ends the walk
 */
export function positionAfterLines(
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
    const isStepOn = leadsOn && event < lastEvent
    // A line that makes the next event lies at that event's position, not at a step after this event.
    const last = leadsOn ? steps.length - 1 : steps.length
    if (step + left <= last || !isStepOn) return { event, step: Math.min(step + left, last) }
    left -= steps.length - step
    event++
    step = 0
  }
}
