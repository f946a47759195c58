import type { ComponentType } from 'react'
import type { Phrase } from '../../core/text.ts'

/** One tab of the inspector: what explains the moment, or changes the puzzle. */
export interface Panel {
  readonly id: string
  readonly title: Phrase
  /** Lazy, unless the panel is open from the start: it is then loaded when the panel is first opened. */
  readonly Content: ComponentType
}
