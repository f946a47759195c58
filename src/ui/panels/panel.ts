import type { LazyExoticComponent, ComponentType } from 'react'
import type { Phrase } from '../../core/text.ts'

/** One tab of the inspector: what explains the moment, or changes the puzzle. */
export interface Panel {
  readonly id: string
  readonly title: Phrase
  /** Loaded when the panel is first opened. */
  readonly Content: LazyExoticComponent<ComponentType>
}
