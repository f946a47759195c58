import type { ComponentType } from 'react'
import { JUDGE_PANEL } from '../../app/judging/judging.ts'
import { PUZZLE_PANEL } from '../../app/puzzle/puzzle.ts'
import { PROGRAM_PANEL } from '../../app/view/view.ts'
import type { Phrase } from '../../core/text.ts'
import { lazyPart } from '../lazyPart.tsx'
import { ProgramPanel } from './program/ProgramPanel.tsx'
import { PuzzlePanel } from './puzzle/PuzzlePanel.tsx'

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
  {
    id: JUDGE_PANEL,
    title: { en: 'Judge', ko: '채점' },
    Content: lazyPart(() => import('../../features/judge/JudgePanel.tsx')),
  },
]
