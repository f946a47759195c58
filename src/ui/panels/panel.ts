import type { ComponentType } from 'react'
import type { Phrase } from '../../core/text.ts'
import type { Source } from '../source.ts'

/** One tab of the inspector: what explains the moment, or changes the puzzle. */
export interface Panel {
  readonly id: string
  readonly title: Phrase
  /** Of its content: asked for when the panel is first opened, or by whatever leads there. */
  readonly source: Source<{ readonly default: ComponentType }>
}
