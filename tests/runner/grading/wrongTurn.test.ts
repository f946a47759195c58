/** Finds the event at which a search goes wrong, for random writes. */
import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { type Givens, givensOf } from '../../../src/sudoku/givens.ts'
import type { BoardWrite } from '../../../src/runner/grading/departure.ts'
import { type WrongTurn, WrongTurnFinder } from '../../../src/runner/grading/wrongTurn.ts'
import { type Grid, gridOfLine } from '../../../src/sudoku/grid.ts'

const PUZZLE = gridOfLine('600901023830602000007034000000250009020047030148306072480000350000005004900003100')
const SOLUTION = gridOfLine(
  '654981723831672945297534861376258419529147638148396572482719356713865294965423187',
)

const BLANKS = PUZZLE.flatMap((digit, cell) => (digit === 0 ? [cell] : []))

function givens(): Givens {
  const checked = givensOf(PUZZLE)
  if (!checked.ok) throw new RangeError('The puzzle contradicts itself')
  return checked.value
}

function wrongTurnOf(writes: readonly BoardWrite[], parts = 1): WrongTurn | undefined {
  const finder = new WrongTurnFinder(givens(), SOLUTION)
  const size = Math.ceil(writes.length / parts)
  for (let from = 0; from < writes.length; from += size) finder.take(writes.slice(from, from + size))
  return finder.result()
}

const write = fc.record({ cell: fc.constantFrom(...BLANKS), digit: fc.integer({ min: 0, max: 9 }) })
const writes = fc.array(
  fc.oneof(
    write,
    fc.constantFrom(...BLANKS).map((cell) => ({ cell, digit: SOLUTION[cell] })),
  ),
  { maxLength: 200 },
)

/** The boards before each write and after the last. */
function boardsAround(drawn: readonly BoardWrite[]): readonly Grid[] {
  const states: Grid[] = [PUZZLE]
  for (const [index, { cell, digit }] of drawn.entries()) states.push(states[index].with(cell, digit))
  return states
}

const isRight = (board: Grid) => board.every((digit, cell) => digit === 0 || digit === SOLUTION[cell])
const placeAll: readonly BoardWrite[] = BLANKS.map((cell) => ({ cell, digit: SOLUTION[cell] }))

describe('The wrong turn of a search', () => {
  test.prop([writes])(
    'is its first event that removes a right digit from a right board, if there is one',
    (drawn) => {
      const states = boardsAround(drawn)
      const first = drawn.findIndex(
        ({ cell, digit }, index) =>
          isRight(states[index]) && states[index][cell] === SOLUTION[cell] && digit !== SOLUTION[cell],
      )
      const turn = wrongTurnOf(drawn)
      if (first < 0) expect(['keeps', 'ends', undefined]).toContain(turn?.kind)
      else {
        const removes = drawn[first].digit === 0 ? 'takes-back' : 'overwrites'
        const kind = states[first].includes(0) ? removes : 'goes-on'
        expect(turn).toEqual({ kind, event: first + 1 })
      }
    },
  )

  test.prop([writes])(
    'is otherwise the event that leads away from all right boards, or the last one',
    (drawn) => {
      const turn = wrongTurnOf(drawn)
      fc.pre(turn?.kind === 'keeps' || turn?.kind === 'ends')
      const states = boardsAround(drawn)
      if (turn?.kind === 'ends') {
        expect(turn.event).toBe(drawn.length)
        expect(isRight(states[drawn.length])).toBe(true)
      } else expect((turn?.event ?? 0) - 1).toBe(states.findLastIndex(isRight))
    },
  )

  test.prop([writes, fc.integer({ min: 1, max: 9 })])(
    'does not depend on how the writes arrive',
    (drawn, parts) => {
      expect(wrongTurnOf(drawn, parts)).toEqual(wrongTurnOf(drawn))
    },
  )

  test('does not exist without events', () => {
    expect(wrongTurnOf([])).toBeUndefined()
  })

  test('is the event after the solution, if the search undoes it', () => {
    const [last] = placeAll.slice(-1)
    expect(wrongTurnOf([...placeAll, { cell: last.cell, digit: 0 }])).toEqual({
      kind: 'goes-on',
      event: BLANKS.length + 1,
    })
  })
})
