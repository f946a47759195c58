/** Steps, choices and explanations of programs of which only the writes are known. */
import { expect, test } from 'vitest'
import { digitsOf } from '../../../src/sudoku/candidates.ts'
import { cellOf, digitOf, EventKind, kindOf } from '../../../src/search/events.ts'
import { promisingNumbers } from '../../../src/search/programs/promising-numbers/strategy.ts'
import { recordedProgram } from '../../../src/search/debugging/recordedProgram.ts'
import { RecordedTrace } from '../../../src/search/trace/recordedTrace.ts'
import { replay } from '../../../src/search/trace/replay.ts'
import { givensOfLine, PUZZLES } from '../../sudoku/puzzles.ts'
import { recordSearch } from '../steps/moments.ts'

// The first row is 5 3 · · 7 · · · ·
const GIVENS = givensOfLine(PUZZLES.codewars1)

/**
 * Returns the model's segment (steps to the next event) and choice of digit after `event` events of `r1c3=5 r1c3→1
 * r1c3→2 r1c3✗2`.
 */
function answersAfter(event: number) {
  const trace = new RecordedTrace(GIVENS, false)
  for (const digit of [5, 1, 2, 0]) trace.write(2, digit, 1)
  trace.end()
  const model = recordedProgram({ givens: GIVENS, text: 'x', language: 'py' }, (number) =>
    trace.chunk(number),
  )
  const moment = replay(GIVENS, trace.chunk(0), event)
  return { ...model.segment(moment), choice: model.choice(moment) }
}

test('a digit that breaks the rules is refused by the cell that holds it, before it is placed and after', () => {
  const refusal = { digit: 5, by: 0, unit: 'row' }
  expect(answersAfter(0).steps[0].refusal).toEqual(refusal)
  expect(answersAfter(1).arrival?.refusal).toEqual(refusal)
  expect(answersAfter(1).choice).toBeUndefined()
})

test('a digit that fits is refused by no cell, not even its own', () => {
  for (const event of [1, 2, 3]) expect(answersAfter(event).steps[0].refusal).toBeUndefined()
  for (const event of [2, 3, 4]) expect(answersAfter(event).arrival?.refusal).toBeUndefined()
})

test('a choice has the digits that fit, and those already tried', () => {
  const { choice } = answersAfter(3)
  expect(choice).toMatchObject({ digit: 2, isAscending: false })
  expect(digitsOf(choice?.fitting ?? 0)).toEqual([1, 2, 4])
  expect(digitsOf(choice?.tried ?? 0)).toEqual([1])
})

test('a digit that the program overwrote is not told as taken back', () => {
  const trace = new RecordedTrace(GIVENS, false)
  const { events } = recordSearch(GIVENS, promisingNumbers, 'first', 800)
  for (const event of events)
    trace.write(cellOf(event), kindOf(event) === EventKind.backtrack ? 0 : digitOf(event), 1)
  const program = recordedProgram({ givens: GIVENS, text: 'x', language: 'py' }, (number) =>
    trace.chunk(number),
  )
  const gone = Array.from(events, (event, index) => {
    const why = program.why(replay(GIVENS, trace.chunk(0), index + 1))
    return { kind: kindOf(event), isOverwritten: why?.kind === 'no-digit-left' && why.gone?.isOverwritten }
  })
  expect(gone.some(({ isOverwritten }) => isOverwritten)).toBe(true)
  expect(gone.filter(({ kind, isOverwritten }) => isOverwritten && kind !== EventKind.replace)).toEqual([])
})

test('a moment does not depend on earlier queries, and has more to report once the recording continues', () => {
  const trace = new RecordedTrace(GIVENS, false)
  const modelOf = () =>
    recordedProgram({ givens: GIVENS, text: 'x', language: 'py' }, (number) => trace.chunk(number))
  const reused = modelOf()
  for (const [cell, digit] of [
    [2, 5],
    [2, 1],
    [2, 2],
    [2, 0],
    [2, 4],
    [3, 6],
  ] as const) {
    trace.write(cell, digit, 1)
    const { event: newest } = trace.frontier
    for (const event of [newest - 1, newest, 0, newest]) {
      const moment = replay(GIVENS, trace.chunk(0), event)
      const fresh = modelOf()
      expect(reused.choice(moment)).toEqual(fresh.choice(moment))
      expect(reused.why(moment)).toEqual(fresh.why(moment))
      expect(reused.currentCell(moment)).toEqual(fresh.currentCell(moment))
    }
  }
})
