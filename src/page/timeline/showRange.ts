import { eventsOf } from '../session/selectors.ts'
import { frontOf } from '../session/sessions.ts'
import type { AppState } from '../store/state.ts'
import type { ViewerActions } from './viewer.ts'
import type { VisibleRange } from './visibleRange.ts'

/** Shows a range of the trace on the timeline. The trace must be known that far. */
export function showRange(
  get: () => AppState,
  { zoom, pan }: Pick<ViewerActions, 'zoom' | 'pan'>,
  { from, to }: VisibleRange,
): void {
  const length = to - from
  zoom(eventsOf(frontOf(get()).run) / length, from + length / 2)
  const shown = get().visibleRange
  if (shown !== undefined) pan((from - shown.from) / (shown.to - shown.from))
}
