/** Lesson 3: three programs make the same events on one puzzle, with unequal work and time. */
import { gridOfLine } from '../../../sudoku/grid.ts'
import { cellAt, unitsOf } from '../../../sudoku/units.ts'
import { builtIn, type LessonPlan, lessonOf } from './lesson.ts'
import threeChecks from './threeChecks.py?raw'
import { whatACheckCostsEn } from './whatACheckCosts.en.ts'
import { whatACheckCostsKo } from './whatACheckCosts.ko.ts'

type Topic = keyof (typeof whatACheckCostsEn)['steps']

// Arto Inkala's puzzle of 2012 (the sample Codewars 2), mirrored left to right.
const puzzle = gridOfLine('000000008000006300002090070000700050007540000030001000860000100010005800004000090')

/** The second blank. */
const CHECKED = cellAt(0, 1)
const END = { event: 1_584_356, step: 0 }

const checkedUnits = [...new Set(unitsOf(CHECKED).flatMap(({ cells }) => cells))]

const plan: LessonPlan<Topic> = {
  id: 'what-a-check-costs',
  scenes: [
    { puzzle, program: builtIn('check-functions') },
    { puzzle, program: builtIn('tables') },
    { puzzle, program: builtIn('bitmasks') },
  ],
  steps: [
    { topic: 'oneCell', position: { event: 1, step: 6 }, points: [cellAt(0, 0), CHECKED] },
    { topic: 'allCells', position: { event: 1, step: 12 }, points: checkedUnits },
    {
      topic: 'tables',
      scene: 1,
      position: { event: 1, step: 13 },
      points: [CHECKED],
      open: ['variables'],
      question: { kind: 'choice', isRight: [false, true, false] },
    },
    { topic: 'sameEvents', scene: 1, position: { event: 2, step: 0 }, points: [CHECKED] },
    { topic: 'bits', scene: 2, position: { event: 1, step: 6 }, points: [CHECKED], open: ['variables'] },
    {
      topic: 'work',
      position: END,
      points: [],
      question: { kind: 'choice', isRight: [false, true, false] },
    },
    { topic: 'seconds', scene: 1, position: END, points: [] },
    { topic: 'promise', scene: 1, position: END, points: [] },
  ],
  exercise: {
    kind: 'grade',
    judge: 'boj-2239',
    program: { language: 'python', text: threeChecks },
  },
}

export const whatACheckCosts = lessonOf(plan, { en: whatACheckCostsEn, ko: whatACheckCostsKo })
