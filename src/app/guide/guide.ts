/** The guided run, from the app's end: the part of the state that holds it. */
import type { Cell } from '../../core/units.ts'

export interface Guide {
  /** Index of the step that is shown; the first one to come back to while it is closed. */
  readonly step: number
  readonly isOpen: boolean
  /** Pointed at on the board. */
  readonly cells: readonly Cell[]
}

export const NOT_GUIDED: Guide = { step: 0, isOpen: false, cells: [] }
