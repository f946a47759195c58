/** Lesson 2: one program with and without the line that clears a cell, up to the first event that differs. */
import { gridOfLine } from '../../../sudoku/grid.ts'
import { cellAt } from '../../../sudoku/units.ts'
import { type LessonPlan, lessonOf } from './lesson.ts'
import { EXITING, NOT_CLEARING } from './programs.ts'
import { whyCellsAreClearedEn } from './whyCellsAreCleared.en.ts'
import { whyCellsAreClearedKo } from './whyCellsAreCleared.ko.ts'

type Topic = keyof (typeof whyCellsAreClearedEn)['steps']

// The puzzle of lesson 1.
const puzzle = gridOfLine('812053009043682105600091203004037806309845021287169534521974368438526917796318452')

const plan: LessonPlan<Topic> = {
  id: 'why-cells-are-cleared',
  scenes: [
    { puzzle, program: { kind: 'own', language: 'javascript', text: EXITING } },
    { puzzle, program: { kind: 'own', language: 'javascript', text: NOT_CLEARING } },
  ],
  steps: [
    { topic: 'deadEnd', position: { event: 4, step: 0 }, points: [cellAt(1, 7)] },
    { topic: 'cleared', position: { event: 5, step: 0 }, points: [cellAt(1, 0)] },
    { topic: 'freed', position: { event: 8, step: 0 }, points: [cellAt(0, 6), cellAt(0, 7)] },
    { topic: 'solved', position: { event: 27, step: 0 }, points: [cellAt(0, 3)] },
    {
      topic: 'without',
      scene: 1,
      position: { event: 4, step: 0 },
      points: [cellAt(1, 7)],
      question: { kind: 'choice', isRight: [false, false, true] },
    },
    { topic: 'blocked', scene: 1, position: { event: 4, step: 0 }, points: [cellAt(0, 6), cellAt(0, 7)] },
    { topic: 'silent', scene: 1, position: { event: 4, step: 0 }, points: [] },
    { topic: 'rule', scene: 1, position: { event: 4, step: 0 }, points: [] },
  ],
  exercise: { kind: 'mend', language: 'python', broken: 'unclearedTable' },
}

export const whyCellsAreCleared = lessonOf(plan, { en: whyCellsAreClearedEn, ko: whyCellsAreClearedKo })
