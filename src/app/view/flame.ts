/** The flame chart of the trace, as far as it is known: there while it is open. */
import type { FlameNode } from '../../core/trace/flameNodes.ts'
import type { FlamePicture } from '../../core/trace/flameView.ts'

export interface Flame {
  /** Of the visible range, or of one before it. */
  readonly picture: FlamePicture | undefined
  /** The placement under the pointer. */
  readonly pointed: FlameNode | undefined
  /** Where the keyboard has walked to; `none` where there was no way further. */
  readonly walked: Walk | undefined
}

export interface Walk {
  readonly node: FlameNode
  /** The last step led nowhere; counted, so that each is told. */
  readonly refused: number
}

/** Of a chart that has just been opened. */
export const NO_FLAME: Flame = { picture: undefined, pointed: undefined, walked: undefined }

/** A place in the chart. */
export interface FlamePoint {
  readonly event: number
  /** From 1. */
  readonly depth: number
}
