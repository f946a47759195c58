import type { Language } from '../core/text.ts'
import { puzzlePanelEn } from './en/puzzlePanel.ts'
import { puzzlePanelKo } from './ko/puzzlePanel.ts'

/** Sentences of the Puzzle panel: on a first visit nobody sees it. */
export const PUZZLE_PANEL: Readonly<Record<Language, typeof puzzlePanelEn>> = {
  en: puzzlePanelEn,
  ko: puzzlePanelKo,
}
