import { sourceOf } from '../../source.ts'
import type { Panel } from '../panel.ts'

/** Puzzles in as text, answers out as text. */
export const puzzlePanel: Panel = {
  id: 'puzzle',
  title: { en: 'Puzzle', ko: '퍼즐' },
  source: sourceOf(() => import('./PuzzlePanel.tsx')),
}
