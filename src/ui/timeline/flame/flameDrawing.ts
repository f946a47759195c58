import type { VisibleRange } from '../../../app/view/visibleRange.ts'
import type { FlamePicture } from '../../../core/trace/flameView.ts'
import type { FlameColours } from './flameColours.ts'
import type { FlameScale } from './flameScale.ts'

/** All that a drawing of the chart depends on. */
export interface FlameDrawing {
  readonly picture: FlamePicture
  /** The events from edge to edge. */
  readonly shown: VisibleRange
  /** Where the playhead stands. */
  readonly event: number
  readonly scale: FlameScale
  readonly colours: FlameColours
  /** Device pixels a CSS pixel. */
  readonly density: number
}
