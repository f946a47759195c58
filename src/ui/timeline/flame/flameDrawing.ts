import type { VisibleRange } from '../../../app/view/visibleRange.ts'
import type { FlamePicture } from '../../../core/trace/flameView.ts'
import type { FlameScale } from './flameScale.ts'
import type { FlameStyle } from './flameStyle.ts'

/** All that a drawing of the chart depends on. */
export interface FlameDrawing extends FlameStyle {
  readonly picture: FlamePicture
  /** The events from edge to edge. */
  readonly shown: VisibleRange
  /** Where the playhead stands. */
  readonly event: number
  readonly scale: FlameScale
  /** Device pixels a CSS pixel. */
  readonly density: number
}
