import { howASearchEnds } from './howASearchEnds.ts'
import type { Lesson } from './lesson.ts'
import { whatACheckCosts } from './whatACheckCosts.ts'
import { whatBacktrackingDoes } from './whatBacktrackingDoes.ts'
import { whyCellsAreCleared } from './whyCellsAreCleared.ts'
import { whyOrderMatters } from './whyOrderMatters.ts'

/** Backdoku's own tours, in the order in which they build on each other. */
export const LESSONS: readonly Lesson[] = [
  whatBacktrackingDoes,
  whyCellsAreCleared,
  whatACheckCosts,
  whyOrderMatters,
  howASearchEnds,
]

export function lessonWithId(id: string): Lesson | undefined {
  return LESSONS.find((lesson) => lesson.id === id)
}
