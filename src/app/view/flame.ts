/** Flame chart of the known trace; present while the chart is open. */
import type { FlameNode } from '../../core/trace/flameNodes.ts'
import type { FlamePicture } from '../../core/trace/flameView.ts'

export interface Flame {
  /** Picture of the visible range or, until that is computed, of an earlier range; undefined before the first. */
  readonly picture: FlamePicture | undefined
  /** Placement under the pointer. */
  readonly pointedNode: FlameNode | undefined
  /** Placement to which the keyboard has moved in the chart. */
  readonly walked: Walk | undefined
}

export interface Walk {
  readonly node: FlameNode
  /** Counts steps that led nowhere, so that each is announced. */
  readonly stuckSteps: number
}

/** A chart that was just opened. */
export const NO_FLAME: Flame = { picture: undefined, pointedNode: undefined, walked: undefined }

export interface FlamePoint {
  readonly event: number
  /** From 1. */
  readonly depth: number
}
