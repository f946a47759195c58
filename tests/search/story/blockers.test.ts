/**
 * An answer to the question which cells block a blank is right if each digit is blocked and no cell is superfluous.
 * Also tests which peers of a cell strike which digits.
 */
import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { candidates, digitsOf } from '../../../src/sudoku/candidates.ts'
import { isRightAnswer, judgedBlockers } from '../../../src/search/story/blockers.ts'
import { strikesByUnit } from '../../../src/search/story/strikes.ts'
import { blankWithoutCandidates } from '../../../src/search/trace/deadEnd.ts'
import { PEERS } from '../../../src/sudoku/units.ts'

/** Boards with random digits, which may conflict, in about half of their cells. */
const boards = fc
  .array(fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 9 })), { minLength: 81, maxLength: 81 })
  .map((digits) => Uint8Array.from(digits))

/** Boards on which a blank has no digit left, and the blank. */
const deadEnds = boards
  .map((board) => ({ board, cell: blankWithoutCandidates(board) ?? -1 }))
  .filter(({ cell }) => cell >= 0)

const subsets = fc.uniqueArray(fc.nat(80), { maxLength: 40 })

describe('An answer', () => {
  test.prop([deadEnds, subsets])(
    'is right if and only if all its cells block a digit, and each digit is blocked',
    ({ board, cell }, chosen) => {
      const only = new Uint8Array(81)
      for (const one of chosen) only[one] = board[one]
      const leavesNothing = candidates(only, cell) === 0
      const isToThePoint = chosen.every((one) => board[one] !== 0 && PEERS[cell].includes(one))
      expect(isRightAnswer(judgedBlockers(board, cell, chosen))).toBe(leavesNothing && isToThePoint)
    },
  )

  test.prop([deadEnds, fc.infiniteStream(fc.nat(100))])(
    'is right with any one blocker of each digit',
    ({ board, cell }, choices) => {
      const chosen = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => {
        const holders = PEERS[cell].filter((peer) => board[peer] === digit)
        return holders[choices.next().value % holders.length]
      })
      expect(judgedBlockers(board, cell, chosen)).toEqual({ right: chosen, superfluous: [], missing: [] })
    },
  )

  test.prop([deadEnds, subsets])(
    'becomes right without its superfluous cells and with the missing ones',
    ({ board, cell }, chosen) => {
      const { right, missing } = judgedBlockers(board, cell, chosen)
      const mended = [...right, ...missing.map(({ by }) => by)]
      expect(isRightAnswer(judgedBlockers(board, cell, mended))).toBe(true)
    },
  )
})

test.prop([boards, fc.nat(80)])(
  'The digits struck in a cell are those that its peers hold, each once and by a peer that holds it, except its own',
  (board, cell) => {
    const strikes = strikesByUnit(board, cell).flatMap((unit) => unit.strikes)
    const struck = digitsOf(~candidates(board, cell)).filter((digit) => digit !== board[cell])
    expect(strikes.map(({ digit }) => digit).toSorted((one, other) => one - other)).toEqual(struck)
    for (const { by, digit } of strikes) expect([board[by], PEERS[cell].includes(by)]).toEqual([digit, true])
  },
)
