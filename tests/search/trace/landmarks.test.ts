/**
 * The landmarks of a trace (deepest dead end, longest excursion, solutions) match those of a plain scan of every event.
 * An excursion goes from a placement to its removal, without a solution in between.
 */
import { describe, expect, test } from 'vitest'
import { EventKind, kindOf } from '../../../src/search/events.ts'
import { type Givens, givensOf } from '../../../src/sudoku/givens.ts'
import { blanksOf } from '../../../src/sudoku/grid.ts'
import { Search } from '../../../src/search/engine/search.ts'
import type { Extent, Strategy } from '../../../src/search/engine/strategy.ts'
import { STRATEGIES } from '../../../src/search/programs/registry.ts'
import { tables } from '../../../src/search/programs/tables/strategy.ts'
import type { Landmarks } from '../../../src/search/trace/landmarks.ts'
import { SearchTrace } from '../../../src/search/trace/searchTrace.ts'
import { givensOfLine, PUZZLES } from '../../sudoku/puzzles.ts'
import { randomPuzzle } from '../../sudoku/randomPuzzles.ts'

/** `codewars1` with three givens fewer: three solutions. */
const EXCURSION_AFTER_A_SOLUTION =
  '530070000600195000098000060800060003400803000700020006060000280000410000000080079'

/** Finds landmarks by a plain scan. @param most number of events to scan */
function naiveLandmarks(givens: Givens, strategy: Strategy, extent: Extent, most: number): Landmarks {
  const search = new Search(givens, strategy, extent)
  const blanks = blanksOf(givens).length
  const event = new Uint16Array(1)
  const stack: { from: number; solutions: number; isOverwritten: boolean }[] = []
  const solutions: number[] = []
  let deepest = { event: 0, depth: 0 }
  let excursion = { from: 0, to: 0, isOverwritten: false }
  while (search.event < most && search.run(event, 0, 1) === 1) {
    const kind = kindOf(event[0])
    if (kind === EventKind.place)
      stack.push({ from: search.event, solutions: solutions.length, isOverwritten: false })
    const last = stack.at(-1)
    if (kind === EventKind.replace && last !== undefined) last.isOverwritten = true
    if (kind === EventKind.backtrack) {
      const made = stack.pop()
      const isLonger = made !== undefined && search.event - made.from > excursion.to - excursion.from
      if (isLonger && made.solutions === solutions.length)
        excursion = { from: made.from, to: search.event, isOverwritten: made.isOverwritten }
    } else if (search.depth === blanks) solutions.push(search.event)
    const turned = search.depth + 1
    if (kind === EventKind.backtrack && turned > deepest.depth && turned < blanks)
      deepest = { event: search.event - 1, depth: turned }
  }
  return { deepest: deepest.event, excursion, solutions: solutions.slice(0, 100) }
}

/** Returns the landmarks that a trace reports after at least 100,000 events, or at its end. */
function landmarksOf(
  givens: Givens,
  strategy: Strategy,
  extent: Extent,
): { landmarks: Landmarks; events: number } {
  const trace = new SearchTrace(givens, strategy, extent)
  while (!trace.frontier.ended && trace.frontier.event < 100_000) trace.advance()
  return { landmarks: trace.landmarks, events: trace.frontier.event }
}

describe('Landmarks', () => {
  test.each([
    ['Codewars 2', PUZZLES.codewars2, 'first'],
    ['Codewars 2 to its end', PUZZLES.codewars2, 'all'],
    ['fifty solutions', PUZZLES.fiftySolutions, 'all'],
    ['an empty board', PUZZLES.empty, 'all'],
    ['a puzzle without a solution', PUZZLES.unsolvable, 'first'],
    // The longest excursion begins at event 25,948, after a solution in the same chunk. It ends in the
    // next chunk.
    ['an excursion after a solution', EXCURSION_AFTER_A_SOLUTION, 'all'],
    ['the start of a long search', PUZZLES.antiBruteForce, 'first'],
  ] as const)('of %s are found', (_name, line, extent) => {
    const givens = givensOfLine(line)
    const { landmarks, events } = landmarksOf(givens, tables, extent)
    expect(landmarks).toEqual(naiveLandmarks(givens, tables, extent, events))
  })

  test.each(STRATEGIES.map((strategy) => [strategy.id, strategy] as const))(
    'of %s are found',
    (_id, strategy) => {
      for (let seed = 1; seed <= 3; seed++) {
        const givens = givensOf(randomPuzzle(seed, 50))
        if (!givens.ok) continue
        const { landmarks, events } = landmarksOf(givens.value, strategy, 'all')
        expect({ seed, landmarks }).toEqual({
          seed,
          landmarks: naiveLandmarks(givens.value, strategy, 'all', events),
        })
      }
    },
  )
})
