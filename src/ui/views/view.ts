import type { ComponentType } from 'react'
import type { Phrase } from '../../core/text.ts'

/** One of the places to go to: all that stands below the header. */
export interface View {
  readonly title: Phrase
  /** A panel shows the same: it is as wide as the page where the panels are a sheet or lie below the board. */
  readonly hasPanel: boolean
  /** Lazy, unless the page opens with it. */
  readonly Content: ComponentType
}
