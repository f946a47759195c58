/** How the user looks at the session in front: the part of the state that holds it. */
import { PUZZLE_PANEL } from '../puzzle/puzzle.ts'
import type { SearchEvent } from '../../core/events.ts'
import type { StretchEnvelope } from '../../core/trace/envelope.ts'
import type { RangeFills } from '../../core/trace/fillCounts.ts'
import type { Position } from '../../core/trace/position.ts'
import type { Flame } from './flame.ts'
import type { Detail } from './detail.ts'
import type { VisibleRange } from './visibleRange.ts'

/** An event that the user points at on the timeline. */
export interface Readout {
  readonly event: number
  /** Undefined while it is being fetched. */
  readonly last: SearchEvent | undefined
  readonly depth: number
}

/** How often cells were filled. */
export interface HeatMap {
  readonly asked: VisibleRange
  /** The answer for it, or, until there is one, that for the range before. */
  readonly fills: RangeFills | undefined
}

/** The part of the trace that the timeline shows. */
export interface TraceView {
  /** The part that the timeline shows in detail; undefined for the whole trace. */
  readonly visibleRange: VisibleRange | undefined
  /** The visible range event by event, when it is narrow enough and at hand. */
  readonly detail: Detail | undefined
  /** The envelope of the visible range, or of one before it, when that of the whole trace is too coarse. */
  readonly rangeEnvelope: StretchEnvelope | undefined
  /** Undefined while the flame chart is closed. */
  readonly flame: Flame | undefined
  /** Playing repeats the visible range. */
  readonly isLooping: boolean
  /** Undefined while nobody wants to see it. */
  readonly heatMap: HeatMap | undefined
  /** The event under the pointer. */
  readonly readout: Readout | undefined
}

export interface View extends TraceView {
  /** Id of the open panel. */
  readonly panel: string
  /** At phone width the panels are a sheet; elsewhere this has no effect. */
  readonly isSheetOpen: boolean
  /** The panels are not hidden in a closed sheet, nor scrolled out of sight. */
  readonly arePanelsSeen: boolean
  /** The list of keys is open. */
  readonly isHelpOpen: boolean
  /** Where the page says what it is, and how to begin; undefined once there is a puzzle of one's own. */
  readonly introduction: Position | undefined
}

/** Before anybody has looked closer. */
export const NOTHING_VIEWED = {
  visibleRange: undefined,
  detail: undefined,
  rangeEnvelope: undefined,
  heatMap: undefined,
  flame: undefined,
  readout: undefined,
  isLooping: false,
} satisfies Partial<TraceView>

export const FIRST_VIEW: View = {
  ...NOTHING_VIEWED,
  panel: PUZZLE_PANEL,
  isSheetOpen: false,
  arePanelsSeen: true,
  isHelpOpen: false,
  introduction: undefined,
}
