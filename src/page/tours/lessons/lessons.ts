/** The lessons, in the order of the menu. */
import { howASearchEnds } from './howASearchEnds.ts'
import type { Lesson } from './lesson.ts'
import { whatACheckCosts } from './whatACheckCosts.ts'
import { whatBacktrackingDoes } from './whatBacktrackingDoes.ts'
import { whyCellsAreCleared } from './whyCellsAreCleared.ts'
import { whyOrderMatters } from './whyOrderMatters.ts'

export const LESSONS: readonly Lesson[] = [
  whatBacktrackingDoes,
  whyCellsAreCleared,
  whatACheckCosts,
  whyOrderMatters,
  howASearchEnds,
]
