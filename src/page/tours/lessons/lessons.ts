import type { Lesson } from './lesson.ts'
import { whatBacktrackingDoes } from './whatBacktrackingDoes.ts'

/** Backdoku's own tours, in the order in which they build on each other. */
export const LESSONS: readonly Lesson[] = [whatBacktrackingDoes]

export function lessonWithId(id: string): Lesson | undefined {
  return LESSONS.find((lesson) => lesson.id === id)
}
