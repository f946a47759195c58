import { lazy } from 'react'
import type { Panel } from '../panel.ts'

/** The id of the panel's text field in the document. */
export const PUZZLE_TEXT_ID = 'puzzle-text'

/** Puzzles in as text, answers out as text. */
export const puzzlePanel: Panel = {
  id: 'puzzle',
  title: { en: 'Puzzle', ko: '퍼즐' },
  Content: lazy(() => import('./PuzzlePanel.tsx')),
}
