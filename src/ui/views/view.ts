import type { ComponentType } from 'react'
import type { Phrase } from '../../core/text.ts'

/** A view of the page: everything below the header. */
export interface View {
  readonly title: Phrase
  /** True if a panel has the same content. The view is not offered where the panel has as much room. */
  readonly hasPanel: boolean
  /** Lazy, except for the initial view. */
  readonly Content: ComponentType
}
