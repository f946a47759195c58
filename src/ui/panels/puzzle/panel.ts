import type { Panel } from '../panel.ts'
import { PuzzlePanel } from './PuzzlePanel.tsx'

/** Puzzles in as text, answers out as text: open from the start, so it comes with the page. */
export const puzzlePanel: Panel = {
  id: 'puzzle',
  title: { en: 'Puzzle', ko: '퍼즐' },
  Content: PuzzlePanel,
}
