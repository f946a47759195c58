import type { ComponentType } from 'react'
import type { Phrase } from '../../core/text.ts'

/** One of the places to go to: all that stands below the header. */
export interface View {
  readonly title: Phrase
  /** Lazy, unless the page opens with it. */
  readonly Content: ComponentType
}
