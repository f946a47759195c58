import { partOf } from '../../lazyPart.tsx'
import { sourceOf } from '../../source.ts'
import type { Panel } from '../panel.ts'

/** Asked for by whatever leads to the panel. */
export const puzzlePanelSource = sourceOf(() => import('./PuzzlePanel.tsx'))

/** Puzzles in as text, answers out as text. */
export const puzzlePanel: Panel = {
  id: 'puzzle',
  title: { en: 'Puzzle', ko: '퍼즐' },
  source: puzzlePanelSource,
  Content: partOf(puzzlePanelSource, ({ PuzzlePanel }) => PuzzlePanel),
}
