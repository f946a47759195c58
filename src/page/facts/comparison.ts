/** Compares the puzzle's cost for the chosen program with the cost after a transform. */
import type { EventCount } from '../../search/costs/transformCosts.ts'
import { eventsOf } from '../session/selectors.ts'
import { builtInOf, frontOf } from '../session/sessions.ts'
import type { AppState } from '../store/state.ts'

/** Maximum events counted for a transform: enough to tell hundreds from tens of millions. */
export const COST_CAP = 20_000_000

export type Comparison =
  /** The events counted so far do not tell whether the transform lowers or raises the count. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'same' }
  /** Factor by which the event count drops or grows; a lower bound if `atLeast`. */
  | { readonly kind: 'fewer' | 'more'; readonly factor: number; readonly atLeast: boolean }

/** Returns the best known cost of the chosen program for the puzzle as it is; undefined if no source knows it. */
export function currentCost(app: AppState): EventCount | undefined {
  const { analysis } = app
  const { strategy, extent } = builtInOf(app)
  const { run } = frontOf(app)
  const inTable = analysis.facts?.programs.find(
    (cost) => cost.strategy === strategy && cost.extent === extent,
  )
  const searched = { events: eventsOf(run), ended: run.status === 'open' && run.progress.status === 'ended' }
  const known: readonly (EventCount | undefined)[] = [searched, inTable, analysis.costs?.present]
  return known
    .filter((cost) => cost !== undefined)
    .reduce<EventCount | undefined>((best, cost) => (isBetterKnown(cost, best) ? cost : best), undefined)
}

/**
 * True if a count is better known than the best so far: only this count is complete, or neither is and this is larger.
 * Without a best so far, the count must be complete or larger than 0.
 */
function isBetterKnown({ events, ended }: EventCount, best: EventCount | undefined): boolean {
  if (best === undefined) return ended || events > 0
  return ended ? !best.ended : !best.ended && events > best.events
}

/** Compares the cost after a transform with the present cost. */
export function comparison(cost: EventCount, present: EventCount | undefined): Comparison {
  if (present === undefined || cost.events === 0 || present.events === 0) return { kind: 'unknown' }
  if (!cost.ended && !present.ended) return { kind: 'unknown' }
  const atLeast = !cost.ended || !present.ended
  if (cost.events === present.events) return atLeast ? { kind: 'unknown' } : { kind: 'same' }
  const kind = cost.events < present.events ? 'fewer' : 'more'
  // An unfinished count can still grow beyond the other count.
  if (kind === 'fewer' ? !cost.ended : !present.ended) return { kind: 'unknown' }
  const factor = kind === 'fewer' ? present.events / cost.events : cost.events / present.events
  return { kind, factor, atLeast }
}
