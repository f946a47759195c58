/** Lesson 5: programs that end by exit, by a returned truth, by a flag or not before all solutions, on one puzzle with two. */
import { gridOfLine } from '../../../sudoku/grid.ts'
import { cellAt } from '../../../sudoku/units.ts'
import type { Scene } from '../tour.ts'
import { howASearchEndsEn } from './howASearchEnds.en.ts'
import { howASearchEndsKo } from './howASearchEnds.ko.ts'
import { type LessonPlan, lessonOf } from './lesson.ts'
import { EXITING, GOING_ON, RETURNING_TRUE, SETTING_A_FLAG } from './programs.ts'

type Topic = keyof (typeof howASearchEndsEn)['steps']

// The sample "Two solutions".
const puzzle = gridOfLine('504000000072105300000300007800060403020000090703020006900007000087409630000000109')

const sceneOf = (text: string): Scene => ({ puzzle, program: { kind: 'own', language: 'javascript', text } })

/** The event that fills the board for the first time, and the cell that it fills. */
const FULL = { event: 784, step: 0 }
const LAST_CELL = cellAt(8, 7)

const plan: LessonPlan<Topic> = {
  id: 'how-a-search-ends',
  scenes: [EXITING, RETURNING_TRUE, SETTING_A_FLAG, GOING_ON].map(sceneOf),
  steps: [
    { topic: 'exit', position: FULL, points: [LAST_CELL] },
    { topic: 'exitTooFar', position: FULL, points: [] },
    { topic: 'truth', scene: 1, position: FULL, points: [LAST_CELL] },
    {
      topic: 'flag',
      scene: 2,
      position: FULL,
      points: [LAST_CELL],
      question: { kind: 'choice', isRight: [false, true, false] },
      eventsPerSecond: 20,
    },
    { topic: 'emptied', scene: 2, position: { event: 836, step: 0 }, points: [] },
    { topic: 'goOn', scene: 3, position: { event: 785, step: 0 }, points: [LAST_CELL] },
    {
      topic: 'all',
      scene: 3,
      position: { event: 2756, step: 0 },
      points: [],
      question: { kind: 'choice', isRight: [false, true, false] },
    },
    { topic: 'judges', scene: 3, position: { event: 2756, step: 0 }, points: [] },
  ],
  exercise: { kind: 'mend', language: 'python', broken: 'latePrint' },
}

export const howASearchEnds = lessonOf(plan, { en: howASearchEndsEn, ko: howASearchEndsKo })
