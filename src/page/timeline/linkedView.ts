/** View of the trace in a shared link: `range=1000-5000&speed=50`, and `by=lines` if the speed is in lines. */
import { rateOf, ratesOf } from '../player/rate.ts'
import { parsePosition, positionNotation } from '../compare/lockstep/lockstepLink.ts'
import { lockstepRateOf, lockstepRates } from '../compare/lockstep/lockstepRate.ts'
import type { Measure } from '../compare/lockstep/lockstep.ts'
import type { Preferences } from '../store/preferences.ts'
import { eventsOf, isSearching } from '../session/selectors.ts'
import { builtInOf, frontOf } from '../session/sessions.ts'
import { once } from '../store/once.ts'
import type { AppState } from '../store/state.ts'
import { isInStep } from '../compare/compare.ts'
import type { Subscribe } from '../store/stateStore.ts'
import { showRange } from './showRange.ts'
import type { ViewerActions } from './viewer.ts'
import type { VisibleRange } from './visibleRange.ts'

/** A link's view of the trace; range and rate are undefined if missing or invalid. */
export interface LinkedView {
  readonly range: VisibleRange | undefined
  /** Speed of a search, in events or lines a second. */
  readonly rate: number | undefined
  /** Unit of the speed; `events` unless the link says `by=lines`. */
  readonly playsBy: Preferences['playsBy']
}

/** Returns the query parameters of the page's view, by name; none except in Watch and in step. */
export function viewParameters(state: AppState): Readonly<Record<string, string>> {
  const { view, lockstep, visibleRange, preferences } = state
  if (isInStep(state) && lockstep !== undefined)
    return { speed: positionNotation(lockstepRateOf(lockstep), lockstep.measure) }
  if (view !== 'watch') return {}
  return {
    ...(visibleRange !== undefined && { range: rangeNotation(visibleRange) }),
    speed: String(rateOf(state)),
    ...(preferences.playsBy === 'lines' && { by: 'lines' }),
  }
}

/** Parses `viewParameters`; ignores invalid parts. @param query the address from the question mark on */
export function linkedViewOf(query: string): LinkedView {
  const parameters = new URLSearchParams(query)
  const playsBy = parameters.get('by') === 'lines' ? 'lines' : 'events'
  return {
    range: rangeOfNotation(parameters.get('range') ?? ''),
    rate: ratesOf(playsBy).find((rate) => String(rate) === parameters.get('speed')),
    playsBy,
  }
}

/**
 * Applies a link's speed. Applies its range once the shown trace is known that far or has ended; ignores the range if
 * another trace is shown before.
 */
export function followLinkedView(
  get: () => AppState,
  set: (change: Partial<AppState>) => void,
  actions: Pick<ViewerActions, 'zoom' | 'pan'> & { readonly subscribe: Subscribe },
  query: string,
): void {
  const { preferences, puzzle } = get()
  const { range, rate, playsBy } = linkedViewOf(query)
  if (rate !== undefined) set({ preferences: { ...preferences, rate, playsBy } })
  if (range === undefined) return
  const program = builtInOf(get())
  once(actions.subscribe, runParts, () => {
    const state = get()
    if (state.puzzle.grid !== puzzle.grid || builtInOf(state) !== program) return true
    const { run } = frontOf(state)
    const events = eventsOf(run)
    if (run.status !== 'open' || (events < range.to && isSearching(run))) return false
    if (range.from < events) showRange(get, actions, { ...range, to: Math.min(range.to, events) })
    return true
  })
}

/** Returns what tells a run, and how far it is known. */
function runParts(state: AppState): readonly unknown[] {
  return [state.puzzle.grid, builtInOf(state), frontOf(state).run]
}

/** Returns the speed that a link gives to programs in step; undefined if missing, or if this measure does not offer it. */
export function linkedLockstepRate(query: string, measure: Measure): number | undefined {
  const speed = parsePosition(new URLSearchParams(query).get('speed') ?? '', measure)
  return lockstepRates(measure).find((rate) => rate === speed)
}

/** `1000-5000`: the events after event 1000, up to event 5000. */
export function rangeNotation({ from, to }: VisibleRange): string {
  return `${from}-${to}`
}

/** Parses `rangeNotation`; undefined for anything else, and for an empty range. */
export function rangeOfNotation(notation: string): VisibleRange | undefined {
  const [, from, to] = /^(\d+)-(\d+)$/.exec(notation) ?? []
  const range = { from: Number(from), to: Number(to) }
  return range.from < range.to && Number.isSafeInteger(range.to) ? range : undefined
}
