/** Lesson 1: what backtracking does, in a real search of 27 events. */
import { gridOfLine } from '../../../sudoku/grid.ts'
import { cellAt } from '../../../sudoku/units.ts'
import { builtIn, type LessonPlan, lessonOf } from './lesson.ts'
import { whatBacktrackingDoesEn } from './whatBacktrackingDoes.en.ts'
import { whatBacktrackingDoesKo } from './whatBacktrackingDoes.ko.ts'

type Topic = keyof (typeof whatBacktrackingDoesEn)['steps']

const plan: LessonPlan<Topic> = {
  id: 'what-backtracking-does',
  scenes: [
    {
      // Made for Backdoku: 17 blanks, the first of which lead the program into one dead end.
      puzzle: gridOfLine('812053009043682105600091203004037806309845021287169534521974368438526917796318452'),
      program: builtIn('tables'),
    },
  ],
  steps: [
    { topic: 'place', position: { event: 1, step: 0 }, points: [cellAt(0, 3)] },
    { topic: 'recurse', position: { event: 1, step: 2 }, points: [cellAt(0, 3)] },
    { topic: 'nextBlank', position: { event: 1, step: 5 }, points: [cellAt(0, 6)], open: ['variables'] },
    {
      topic: 'deadEnd',
      position: { event: 4, step: 24 },
      points: [cellAt(1, 7)],
      question: { kind: 'predict', asks: 'return' },
    },
    {
      topic: 'takeBack',
      position: { event: 5, step: 0 },
      points: [cellAt(1, 0)],
      question: { kind: 'predict', asks: 'digit' },
    },
    { topic: 'nextCandidate', position: { event: 8, step: 0 }, points: [cellAt(0, 6)] },
    { topic: 'solved', position: { event: 27, step: 0 }, points: [] },
  ],
  exercise: { kind: 'mend', language: 'python', broken: 'firstDeadEnd' },
}

export const whatBacktrackingDoes = lessonOf(plan, {
  en: whatBacktrackingDoesEn,
  ko: whatBacktrackingDoesKo,
})
