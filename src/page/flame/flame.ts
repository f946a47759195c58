/** State of the flame chart, which draws the part of the trace that is known so far; kept while the chart is open. */
import type { FlameNode } from '../../search/trace/flameNodes.ts'
import type { FlamePicture } from '../../search/trace/flameView.ts'

export interface Flame {
  /** Picture of the visible range of events, or of an earlier range until that is computed; undefined before any is. */
  readonly picture: FlamePicture | undefined
  /** Placement under the pointer. */
  readonly pointedNode: FlameNode | undefined
  /** Placement to which the keyboard has moved in the chart. */
  readonly walked: Walk | undefined
}

/** A placement to which the keyboard has moved. */
export interface Walk {
  readonly node: FlameNode
  /** Number of steps since `node` was reached that led to no other placement. Each changes it, so each is announced. */
  readonly stuckSteps: number
}

/** A chart that was just opened. */
export const NO_FLAME: Flame = { picture: undefined, pointedNode: undefined, walked: undefined }

/** A point of the chart, whose horizontal axis shows events and whose vertical axis shows depths. */
export interface FlamePoint {
  readonly event: number
  /** From 1. */
  readonly depth: number
}
