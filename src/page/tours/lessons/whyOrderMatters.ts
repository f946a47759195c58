/** Lesson 4: one puzzle in two orders of its blanks, and a program that chooses the order. */
import { type Grid, gridOfLine } from '../../../sudoku/grid.ts'
import { type Cell, cellAt } from '../../../sudoku/units.ts'
import { builtIn, type LessonPlan, lessonOf } from './lesson.ts'
import { whyOrderMattersEn } from './whyOrderMatters.en.ts'
import { whyOrderMattersKo } from './whyOrderMatters.ko.ts'

type Topic = keyof (typeof whyOrderMattersEn)['steps']

// The sample "Try it upside down".
const puzzle = gridOfLine('......54............6.45................63..9.1...74.3..37.....9.4.5.87.5....8.21')
const turned = gridOfLine([...puzzle].toReversed().join(''))

const upperGivens = (grid: Grid): readonly Cell[] =>
  Array.from({ length: 36 }, (_, cell) => cell).filter((cell) => grid[cell] !== 0)

const plan: LessonPlan<Topic> = {
  id: 'why-order-matters',
  scenes: [
    { puzzle, program: builtIn('tables') },
    { puzzle: turned, program: builtIn('tables') },
    { puzzle, program: builtIn('fewest-candidates') },
  ],
  steps: [
    { topic: 'upperRows', position: { event: 0, step: 0 }, points: upperGivens(puzzle) },
    {
      topic: 'firstGuess',
      position: { event: 1, step: 0 },
      points: [cellAt(0, 0)],
      question: { kind: 'choice', isRight: [false, false, true] },
      eventsPerSecond: 50,
    },
    { topic: 'farFromIt', position: { event: 200, step: 0 }, points: [cellAt(0, 0), cellAt(4, 1)] },
    {
      topic: 'turned',
      scene: 1,
      position: { event: 0, step: 0 },
      points: upperGivens(turned),
      eventsPerSecond: 50,
    },
    { topic: 'turnedSolved', scene: 1, position: { event: 262, step: 0 }, points: [] },
    {
      topic: 'fewest',
      scene: 2,
      position: { event: 0, step: 0 },
      points: [],
      open: ['candidates'],
      question: { kind: 'predict', asks: 'cell' },
    },
    {
      topic: 'certain',
      scene: 2,
      position: { event: 1, step: 0 },
      points: [cellAt(7, 8)],
      eventsPerSecond: 30,
    },
    { topic: 'fewestSolved', scene: 2, position: { event: 106, step: 0 }, points: [] },
  ],
  exercise: {
    kind: 'run',
    scene: {
      // "Worst case against brute force" of the samples.
      puzzle: gridOfLine('..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9'),
      program: builtIn('fewest-candidates'),
    },
  },
}

export const whyOrderMatters = lessonOf(plan, { en: whyOrderMattersEn, ko: whyOrderMattersKo })
