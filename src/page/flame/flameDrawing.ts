import type { VisibleRange } from '../timeline/visibleRange.ts'
import type { FlamePicture } from '../../search/trace/flameView.ts'
import type { FlameScale } from './flameScale.ts'
import type { FlameStyle } from './flameStyle.ts'

/** Everything that a drawing of the flame chart depends on. */
export interface FlameDrawing extends FlameStyle {
  readonly picture: FlamePicture
  /** Events from edge to edge. */
  readonly shown: VisibleRange
  /** Position of the playhead, in events. */
  readonly event: number
  readonly scale: FlameScale
  /** Device pixels per CSS pixel. */
  readonly density: number
}
