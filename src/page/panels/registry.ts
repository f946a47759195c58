import type { ComponentType } from 'react'
import { PUZZLE_PANEL } from '../puzzle/puzzle.ts'
import { PROGRAM_PANEL } from '../timeline/view.ts'
import type { Phrase } from '../../i18n/text.ts'
import { ProgramPanel } from '../listing/ProgramPanel.tsx'
import { PuzzlePanel } from '../puzzle/PuzzlePanel.tsx'

/** A panel beside the board, shown as one of the tabs of `Panels`. */
export interface Panel {
  readonly id: string
  readonly title: Phrase
  readonly Content: ComponentType
}

/** All panels, in tab order. */
export const PANELS: readonly Panel[] = [
  { id: PROGRAM_PANEL, title: { en: 'Program', ko: '프로그램' }, Content: ProgramPanel },
  { id: PUZZLE_PANEL, title: { en: 'Puzzle', ko: '퍼즐' }, Content: PuzzlePanel },
]
