/**
 * Fine steps counted beyond what is known: a step forward or back is to add or take 1, whether or not the page with the
 * events around it is at hand. Once it is, the position is settled.
 */
import { type Position, START } from '../trace/position.ts'
import type { Segment } from './segment.ts'

/** The event whose board a position is settled with: a count below 0 reaches into the segment before. */
export function eventToShow({ event, step }: Position): number {
  return step < 0 ? Math.max(0, event - 1) : event
}

/**
 * The position within its segment, or one that is a segment nearer to being so; the same if it is settled.
 * @param segment the one after `eventToSettle(position)`
 */
export function snapped(position: Position, { steps }: Segment): Position {
  const { event, step } = position
  if (step < 0) return event === 0 ? START : { event: event - 1, step: step + steps.length }
  if (step === 0 || step < steps.length) return position
  // The last step of a segment is the event that the next one begins with, but at the end of the search.
  if (steps.at(-1)?.event !== undefined) return { event: event + 1, step: step - steps.length }
  return step === steps.length ? position : { event, step: steps.length }
}
