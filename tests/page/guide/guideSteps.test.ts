/** The guided run says nothing wrong: every step is a position of the real search. */
import { expect, test } from 'vitest'
import { cellOf, digitOf, EventKind, kindOf } from '../../../src/search/events.ts'
import { givensOf } from '../../../src/sudoku/givens.ts'
import {
  GUIDE_PROGRAM,
  GUIDE_PUZZLE,
  GUIDE_STEPS,
  GUIDE_TOPICS,
  type GuideTopic,
} from '../../../src/page/guide/guideSteps.ts'
import { strategyWithId } from '../../../src/search/programs/registry.ts'
import { segmentAfter } from '../../../src/search/steps/steps.ts'
import { whyOf } from '../../../src/search/steps/why.ts'
import { replay } from '../../../src/search/trace/replay.ts'
import { SearchTrace } from '../../../src/search/trace/searchTrace.ts'
import { cellAt } from '../../../src/sudoku/units.ts'

const checked = givensOf(GUIDE_PUZZLE)
const givens = checked.ok ? checked.value : expect.unreachable()
const strategy = strategyWithId(GUIDE_PROGRAM) ?? expect.unreachable()
const trace = new SearchTrace(givens, strategy, 'first')
while (!trace.frontier.ended) trace.advance()

const momentAt = (event: number) => replay(givens, trace.chunk(0), event)

/** The program step whose line has just run at a step of the guide. */
function stepAt(topic: GuideTopic) {
  const { position } = GUIDE_STEPS[GUIDE_TOPICS.indexOf(topic)]
  const { arrival, steps } = segmentAfter(givens, strategy, 'first', momentAt(position.event))
  return position.step === 0 ? arrival : steps[position.step - 1]
}

test('the search has 27 events, 21 placements among them, and solves the puzzle', () => {
  const { event, placements, solutions } = trace.frontier
  expect([event, placements, solutions]).toEqual([27, 21, 1])
})

test.each([
  ['place', 'place', cellAt(0, 3), 4],
  ['recurse', 'call', cellAt(0, 3), undefined],
  ['nextBlank', 'pick', cellAt(0, 6), undefined],
  ['deadEnd', 'exhausted', cellAt(1, 7), undefined],
  ['takeBack', 'undo', cellAt(1, 0), 9],
  ['nextCandidate', 'place', cellAt(0, 6), 7],
  ['solved', 'place', undefined, undefined],
] as const)('at "%s" the line is `%s`, and is about the highlighted cell', (topic, kind, cell, digit) => {
  const line = stepAt(topic)
  expect(line?.kind).toBe(kind)
  expect(GUIDE_STEPS[GUIDE_TOPICS.indexOf(topic)].cells).toEqual(cell === undefined ? [] : [cell])
  if (digit !== undefined && line?.event !== undefined)
    expect([cellOf(line.event), digitOf(line.event)]).toEqual([cell, digit])
  else if (cell !== undefined) expect(line?.cell ?? cell).toBe(cell)
})

test('the dead end is where the sentence says, and two more digits are removed before the next candidate', () => {
  expect(whyOf(givens, strategy, momentAt(5))).toMatchObject({ kind: 'no-digit-left', cell: cellAt(1, 7) })
  const between = Array.from(trace.chunk(0).events.slice(5, 7), kindOf)
  expect(between).toEqual([EventKind.backtrack, EventKind.backtrack])
})
