/** How a shared link has the trace looked at: `range=1000-5000&speed=50`, and `by=lines` where lines are counted. */
import { rateOf, ratesOf } from '../playback/rate.ts'
import { positionNamed, positionNotation } from '../racing/raceLink.ts'
import { raceRateOf, raceRates } from '../racing/raceRate.ts'
import type { Measure } from '../racing/racing.ts'
import type { Preferences } from '../store/preferences.ts'
import type { AppState } from '../store/state.ts'
import type { VisibleRange } from './visibleRange.ts'

/** Undefined where the link does not say it. */
export interface LinkedView {
  readonly range: VisibleRange | undefined
  /** Of a search, with what it counts. */
  readonly rate: number | undefined
  readonly playsBy: Preferences['playsBy']
}

/** The parameters by their names. */
export function viewParameters(state: AppState): Readonly<Record<string, string>> {
  const { view, racing, visibleRange, preferences } = state
  if (view === 'race' && racing !== undefined)
    return { speed: positionNotation(raceRateOf(racing), racing.measure) }
  if (view !== 'watch') return {}
  return {
    ...(visibleRange !== undefined && { range: rangeNotation(visibleRange) }),
    speed: String(rateOf(state)),
    ...(preferences.playsBy === 'lines' && { by: 'lines' }),
  }
}

/** Reads `viewParameters`; what makes no sense is absent. @param query the address from the question mark on */
export function linkedViewOf(query: string): LinkedView {
  const parameters = new URLSearchParams(query)
  const playsBy = parameters.get('by') === 'lines' ? 'lines' : 'events'
  return {
    range: rangeOfNotation(parameters.get('range') ?? ''),
    rate: ratesOf(playsBy).find((rate) => String(rate) === parameters.get('speed')),
    playsBy,
  }
}

/** The speed that a link gives to a race; undefined if it has none that there is. */
export function linkedRaceRate(query: string, measure: Measure): number | undefined {
  const speed = positionNamed(new URLSearchParams(query).get('speed') ?? '', measure)
  return raceRates(measure).find((rate) => rate === speed)
}

/** `1000-5000`: the events after the first of them, up to the second. */
export function rangeNotation({ from, to }: VisibleRange): string {
  return `${from}-${to}`
}

/** Reads `rangeNotation`; undefined for anything else, and for a range without events. */
export function rangeOfNotation(notation: string): VisibleRange | undefined {
  const [, from, to] = /^(\d+)-(\d+)$/.exec(notation) ?? []
  const range = { from: Number(from), to: Number(to) }
  return range.from < range.to && Number.isSafeInteger(range.to) ? range : undefined
}
