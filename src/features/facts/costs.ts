import type { CountingState } from '../../core/facts/counting.ts'
import type { Messages } from '../../i18n/en.ts'
import { useApp } from '../../ui/useApp.ts'

/** Costs of the transforms, as far as known; undefined before the first report. */
export function useCosts() {
  return useApp((app) => app.analysis.costs)
}

/**
 * Formats a count: exact if ended, “so far” while counting, else a lower bound.
 * @param unknown state shown before the first count
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
