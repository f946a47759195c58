/** Tours as JSON: they come back as they were, and what does not hold is named and left out. */
import { expect, test } from 'vitest'
import { whatBacktrackingDoes } from '../../../src/page/tours/lessons/whatBacktrackingDoes.ts'
import { ringedCells, wordParts } from '../../../src/page/tours/tour.ts'
import { readTour, tourText } from '../../../src/page/tours/tourFile.ts'

test.each(['en', 'ko'] as const)('a lesson comes back as it was: %s', (language) => {
  const tour = whatBacktrackingDoes.tours[language]
  expect(readTour(tourText(tour))).toEqual({ ok: true, value: { tour, faults: [] } })
})

test('words are split into text, code and cells', () => {
  expect(wordParts('At r4c5, `board[r1c1] = 0` clears r4c55 or xr1c1; r9c9는')).toEqual([
    { kind: 'text', text: 'At ' },
    { kind: 'cell', text: 'r4c5', cell: 31 },
    { kind: 'text', text: ', ' },
    { kind: 'code', text: 'board[r1c1] = 0' },
    { kind: 'text', text: ' clears r4c55 or xr1c1; ' },
    { kind: 'cell', text: 'r9c9', cell: 80 },
    { kind: 'text', text: '는' },
  ])
  expect(ringedCells({ points: [3, 31], words: 'r4c5 r1c1' })).toEqual([3, 31, 0])
})
