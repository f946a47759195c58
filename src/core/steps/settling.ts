/**
 * Settles positions. Stepping adds 1 to, or subtracts 1 from, a position's `step` even if the page around it is not
 * loaded, so the position may be unsettled: its step is outside its event's segment. Once the page is available, the
 * position is normalized.
 */
import { type Position, START } from '../trace/position.ts'
import type { Segment } from './segment.ts'

/** Returns the event whose segment settles a position: a negative step reaches into the previous segment. */
export function eventToShow({ event, step }: Position): number {
  return step < 0 ? Math.max(0, event - 1) : event
}

/**
 * Moves a position into its segment, or one segment closer to it; returns it unchanged if settled.
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
