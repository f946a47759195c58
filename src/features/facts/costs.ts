import type { Counting } from '../../core/facts/counting.ts'
import type { Messages } from '../../i18n/en.ts'
import { useApp } from '../../ui/useApp.ts'

/** The transforms' costs, as far as they are known; undefined before any is. */
export function useCosts() {
  return useApp((app) => app.analysis.costs)
}

/** Events in words: exactly, more than so many, or so far. @param unknown what becomes of them while nothing is known */
export function costText(
  { transforms: words }: Messages['analysis'],
  events: number | undefined,
  ended: boolean,
  isCounting: boolean,
  unknown: Counting,
): string {
  if (events === undefined) return words.unknown[unknown]
  if (ended) return words.cost(events)
  if (events === 0) return words.unknown[unknown]
  return isCounting ? words.soFar(events) : words.moreThan(events)
}
