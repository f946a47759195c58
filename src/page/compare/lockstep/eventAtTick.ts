import type { EventTimes } from '../../../search/worker/solverQuestions.ts'

/**
 * Returns the event reached at a tick (a position on the lockstep's axis), with a fraction towards the next; interpolates
 * linearly between samples. Returns 0 up to the first sample, and the event of the last sample from there on.
 */
export function eventAtTick({ events, ticks }: EventTimes, tick: number): number {
  let [first, last] = [0, ticks.length - 1]
  if (last < 0 || tick <= ticks[0]) return 0
  if (tick >= ticks[last]) return events[last]
  while (last - first > 1) {
    const middle = (first + last) >> 1
    if (ticks[middle] <= tick) first = middle
    else last = middle
  }
  const share = (tick - ticks[first]) / (ticks[last] - ticks[first])
  return events[first] + share * (events[last] - events[first])
}
