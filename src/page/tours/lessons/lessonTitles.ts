import type { Phrase } from '../../../i18n/text.ts'

/** Titles of the lessons by id, in the order of the menu. Apart from the lessons, because every visit loads them. */
export const LESSON_TITLES = {
  'what-backtracking-does': { en: 'What backtracking does', ko: '백트래킹이 하는 일' },
  'why-cells-are-cleared': { en: 'Why the cell must be cleared', ko: '칸을 다시 비워야 하는 이유' },
  'what-a-check-costs': { en: 'What a check costs', ko: '검사 한 번의 비용' },
  'why-order-matters': { en: 'Why order matters', ko: '칸을 채우는 순서' },
  'how-a-search-ends': { en: 'How a search ends', ko: '탐색을 끝내는 방법' },
} as const satisfies Readonly<Record<string, Phrase>>

/** Named in links; must not change. */
export type LessonId = keyof typeof LESSON_TITLES
