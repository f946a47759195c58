/** State slice for the guided run, an explained tour through a search. */
import type { Cell } from '../../sudoku/units.ts'

export interface Guide {
  /** Index of the current step; kept while closed, to resume there. */
  readonly step: number
  readonly isOpen: boolean
  readonly cells: readonly Cell[]
}

export const NOT_GUIDED: Guide = { step: 0, isOpen: false, cells: [] }
