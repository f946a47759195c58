import type { ComponentType } from 'react'
import type { Phrase } from '../../i18n/text.ts'

/** A view of the page: everything below the header. */
export interface View {
  readonly title: Phrase
  /** Lazy, except for the initial view. */
  readonly Content: ComponentType
}
