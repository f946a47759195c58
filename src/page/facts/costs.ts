import type { CountingState } from '../../sudoku/facts/counting.ts'
import type { Messages } from '../words/en.ts'
import { useApp } from '../store/useApp.ts'

/** Costs (events) of the puzzle after each transform (rotation …), as far as known; undefined before any report. */
export function useCosts() {
  return useApp((app) => app.analysis.costs)
}

/**
 * Formats a number of events: exact if `ended`, “so far” while counting, else as a lower bound.
 * @param unknown state to show instead, as long as no event is counted
 */
export function costText(
  { transforms: words }: Messages['analysis'],
  events: number | undefined,
  ended: boolean,
  isCounting: boolean,
  unknown: CountingState,
): string {
  if (events === undefined) return words.unknown[unknown]
  if (ended) return words.cost(events)
  if (events === 0) return words.unknown[unknown]
  return isCounting ? words.soFar(events) : words.moreThan(events)
}
