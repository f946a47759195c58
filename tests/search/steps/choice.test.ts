import { describe, expect, test } from 'vitest'
import { candidates, digitsOf } from '../../../src/sudoku/candidates.ts'
import { cellOf, digitOf, EventKind, kindOf } from '../../../src/search/events.ts'
import type { Strategy } from '../../../src/search/engine/strategy.ts'
import { dancingLinks } from '../../../src/search/programs/dancing-links/strategy.ts'
import { STRATEGIES } from '../../../src/search/programs/registry.ts'
import { choiceOf } from '../../../src/search/steps/choice.ts'
import { givensOfLine, PUZZLES } from '../../sudoku/puzzles.ts'
import { recordSearch } from './moments.ts'
import { some } from '../../thorough.ts'

/** Number of events that are recorded. */
const LIMIT = 600

/** A placement of a search, with the board that it was made on. */
interface PlacementOfSearch {
  readonly event: number
  readonly cell: number
  readonly digit: number
  /** The cell, and the board without the placement: equal for placements that were tried one after the other. */
  readonly cellAndBoard: string
}

/** Records the beginning of a search, with its placements. */
function placements(line: string, strategy: Strategy) {
  const search = recordSearch(givensOfLine(line), strategy, 'first', LIMIT)
  const placed = Array.from(search.events).flatMap((made, index): PlacementOfSearch[] => {
    if (kindOf(made) === EventKind.backtrack) return []
    const [event, cell, digit] = [index + 1, cellOf(made), digitOf(made)]
    return [{ event, cell, digit, cellAndBoard: `${cell} ${search.at(event).board.with(cell, 0).join('')}` }]
  })
  const choiceAt = (event: number) => choiceOf(search.givens, strategy, search.at(event))
  return { ...search, placed, choiceAt }
}

describe.each(some(STRATEGIES, 2).map((strategy) => [strategy.id, strategy] as const))(
  '%s',
  (_, strategy) => {
    test('the digits that fit are in no peer, and the tried ones were placed on the same board before', () => {
      const { placed, at, choiceAt } = placements(PUZZLES.codewars2, strategy)
      const triedOn = new Map<string, number[]>()
      for (const { event, cell, digit, cellAndBoard } of placed) {
        const choice = choiceAt(event)
        const tried = triedOn.get(cellAndBoard) ?? []
        expect(choice?.digit).toBe(digit)
        expect(choice?.fitting).toBe(candidates(at(event).board, cell))
        if (choice?.isAscending) expect(digitsOf(choice.tried)).toEqual(tried)
        triedOn.set(cellAndBoard, [...tried, digit])
      }
      expect(placed.length).toBeGreaterThan(LIMIT / 3)
    })

    test('the digit announced as next is the next one', () => {
      const { placed, choiceAt } = placements(PUZZLES.codewars2, strategy)
      let met = 0
      for (const [index, { event, digit, cellAndBoard }] of placed.entries()) {
        const choice = choiceAt(event)
        const next = placed.slice(index + 1).find((other) => other.cellAndBoard === cellAndBoard)
        if (!choice?.isAscending || next === undefined) continue
        expect(next.digit).toBe(digitsOf(choice.fitting).find((other) => other > digit))
        met++
      }
      expect(met).toBeGreaterThan(strategy === dancingLinks ? 0 : 20)
    })

    test('when a digit is taken back, nothing was chosen', () => {
      const { events, choiceAt } = placements(PUZZLES.codewars2, strategy)
      const backtracks = Array.from(events).flatMap((made, index) =>
        kindOf(made) === EventKind.backtrack ? [index + 1] : [],
      )
      expect(backtracks.slice(0, 50).map(choiceAt)).toEqual(
        backtracks.slice(0, 50).map((): undefined => undefined),
      )
    })
  },
)
