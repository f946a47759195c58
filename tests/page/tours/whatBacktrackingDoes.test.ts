/** Lesson 1 says nothing wrong: every step is a position of the real search. */
import { expect, test } from 'vitest'
import { cellOf, digitOf, EventKind, kindOf } from '../../../src/search/events.ts'
import { givensOf } from '../../../src/sudoku/givens.ts'
import { whatBacktrackingDoes } from '../../../src/page/tours/lessons/whatBacktrackingDoes.ts'
import { strategyWithId } from '../../../src/search/programs/registry.ts'
import { segmentAfter } from '../../../src/search/steps/steps.ts'
import { whyOf } from '../../../src/search/steps/why.ts'
import { replay } from '../../../src/search/trace/replay.ts'
import { SearchTrace } from '../../../src/search/trace/searchTrace.ts'
import { cellAt } from '../../../src/sudoku/units.ts'

const { scenes, steps } = whatBacktrackingDoes.tours.en
const checked = givensOf(scenes[0].puzzle)
const givens = checked.ok ? checked.value : expect.unreachable()
const strategy = strategyWithId('tables') ?? expect.unreachable()
const trace = new SearchTrace(givens, strategy, 'first')
while (!trace.frontier.ended) trace.advance()

const momentAt = (event: number) => replay(givens, trace.chunk(0), event)

/** Returns the step of the lesson with a title. */
const titled = (title: string) => steps.find((step) => step.title === title) ?? expect.unreachable()

/** The program step whose line has just run at a step of the lesson. */
function lineAt(title: string) {
  const { position } = titled(title)
  const { arrival, steps } = segmentAfter(givens, strategy, 'first', momentAt(position.event))
  return position.step === 0 ? arrival : steps[position.step - 1]
}

test('the search has 27 events, 21 placements among them, and solves the puzzle', () => {
  const { event, placements, solutions } = trace.frontier
  expect([event, placements, solutions]).toEqual([27, 21, 1])
})

test.each([
  ['A digit is placed', 'place', cellAt(0, 3), 4],
  ['The function calls itself', 'call', cellAt(0, 3), undefined],
  ['The next blank', 'pick', cellAt(0, 6), undefined],
  ['A dead end', 'exhausted', cellAt(1, 7), undefined],
  ['Backtracking', 'undo', cellAt(1, 0), 9],
  ['The next candidate', 'place', cellAt(0, 6), 7],
  ['Solved', 'place', undefined, undefined],
] as const)('at "%s" the line is `%s`, and is about the highlighted cell', (title, kind, cell, digit) => {
  const line = lineAt(title)
  expect(line?.kind).toBe(kind)
  expect(titled(title).points).toEqual(cell === undefined ? [] : [cell])
  if (digit !== undefined && line?.event !== undefined)
    expect([cellOf(line.event), digitOf(line.event)]).toEqual([cell, digit])
  else if (cell !== undefined) expect(line?.cell ?? cell).toBe(cell)
})

test('the dead end is where the sentence says, and two more digits are removed before the next candidate', () => {
  expect(whyOf(givens, strategy, momentAt(5))).toMatchObject({ kind: 'no-digit-left', cell: cellAt(1, 7) })
  const between = Array.from(trace.chunk(0).events.slice(5, 7), kindOf)
  expect(between).toEqual([EventKind.backtrack, EventKind.backtrack])
})
