/**
 * State slice for the view of the session in front: how its trace is
 * shown, and which panels are open.
 */
import { PUZZLE_PANEL } from '../puzzle/puzzle.ts'
import { FIRST_VIEW_ID, type ViewId } from '../store/views.ts'
import type { SearchEvent } from '../../search/events.ts'
import type { StretchEnvelope } from '../../search/trace/envelope.ts'
import type { PlacementCounts } from '../../search/trace/placementCounts.ts'
import type { Presenting } from '../present/presenting.ts'
import type { Flame } from '../flame/flame.ts'
import type { Detail } from './detail.ts'
import type { VisibleRange } from './visibleRange.ts'

/** Id of the panel that shows the program. */
export const PROGRAM_PANEL = 'program'

/** An event that the user points at on the timeline. */
export interface Readout {
  /** Number of the event. */
  readonly event: number
  /** Undefined while being fetched. */
  readonly last: SearchEvent | undefined
  /** Depth after the event; 0 while being fetched. */
  readonly depth: number
}

/** Counts of how often each cell was filled. */
export interface HeatMap {
  readonly requestedRange: VisibleRange
  /** Counts of the requested range or, until they arrive, of the range before; undefined until the first arrive. */
  readonly placements: PlacementCounts | undefined
}

/** How the trace is viewed: the range that the timeline shows, its pictures, and the event under the pointer. */
export interface TraceView {
  /** The part that the timeline shows in detail; undefined for the whole trace. */
  readonly visibleRange: VisibleRange | undefined
  /** The events of the visible range, if it is narrow and its chunks are cached. */
  readonly detail: Detail | undefined
  /**
   * Lowest and highest depths in the visible range, or in an earlier one until they arrive. Undefined before the first
   * arrive, and if those of the whole trace are fine enough.
   */
  readonly rangeEnvelope: StretchEnvelope | undefined
  readonly flame: Flame | undefined
  /** True if playing repeats the visible range. */
  readonly isLooping: boolean
  readonly heatMap: HeatMap | undefined
  /** The event under the pointer on the timeline. */
  readonly readout: Readout | undefined
}

export interface View extends TraceView {
  /** Id of the open panel. */
  readonly panel: string
  /** True while the sheet of panels is open; the panels are a sheet only in small windows. */
  readonly isSheetOpen: boolean
  /** False while the panels are in a closed sheet or scrolled out of view, and before the page has reported either. */
  readonly arePanelsSeen: boolean
  /** True while the list of keys is open. */
  readonly isHelpOpen: boolean
}

/**
 * Returns true while the page shows the lines of the program, in a panel or in the sentence under the board, so that the
 * debugger has to follow the playhead.
 */
export function areLinesShown(app: Pick<View, 'panel'> & Presenting & { readonly view: ViewId }): boolean {
  return app.view === FIRST_VIEW_ID || app.panel === PROGRAM_PANEL || app.presenting === 'now'
}

/** View of the whole trace, without pictures (heat map, flame chart), looping or pointing. */
export const NOTHING_VIEWED = {
  visibleRange: undefined,
  detail: undefined,
  rangeEnvelope: undefined,
  heatMap: undefined,
  flame: undefined,
  readout: undefined,
  isLooping: false,
} satisfies Partial<TraceView>

/** View when the page opens. */
export const FIRST_VIEW: View = {
  ...NOTHING_VIEWED,
  panel: PUZZLE_PANEL,
  isSheetOpen: false,
  arePanelsSeen: false,
  isHelpOpen: false,
}
