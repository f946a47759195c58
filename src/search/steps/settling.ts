/**
 * Settles positions in a trace. The steps from an event to the next one form the event's segment. If a position's
 * `step` is outside the segment of its event, moves the position to the segment that contains the step. Stepping only
 * adds 1 to `step`, or subtracts 1, because the chunk of events around the position may not be loaded yet. The position
 * is settled once the chunk is available.
 */
import { type Position, START } from '../trace/position.ts'
import type { Segment } from './segment.ts'

/** Returns the event whose segment settles a position: a negative step reaches into the previous segment. */
export function eventToShow({ event, step }: Position): number {
  return step < 0 ? Math.max(0, event - 1) : event
}

/**
 * Moves a position into its segment, or one segment closer to it; returns it unchanged if settled. A position before
 * the start or beyond the end of the search moves to this start or end.
 * @param segment the segment after `eventToShow(position)`
 */
export function settledPosition(position: Position, { steps }: Segment): Position {
  const { event, step } = position
  if (step < 0) return event === 0 ? START : { event: event - 1, step: step + steps.length }
  if (step === 0 || step < steps.length) return position
  // The last step of a segment is the event that starts the next one, except at the end of the search.
  if (steps.at(-1)?.event !== undefined) return { event: event + 1, step: step - steps.length }
  return step === steps.length ? position : { event, step: steps.length }
}
