/**
 * Replaying a chunk of a trace (its events, and the state before them) up to an event shows the search as it was after
 * the event.
 */
import { describe, expect, test } from 'vitest'
import { eventNotation } from '../../../src/search/events.ts'
import { lineOf } from '../../../src/sudoku/grid.ts'
import { Search } from '../../../src/search/engine/search.ts'
import { STRATEGIES } from '../../../src/search/programs/registry.ts'
import { openingMoment } from '../../../src/search/trace/moment.ts'
import { replay } from '../../../src/search/trace/replay.ts'
import { SearchTrace } from '../../../src/search/trace/searchTrace.ts'
import { tables } from '../../../src/search/programs/tables/strategy.ts'
import { chunkOf } from '../../../src/search/trace/chunk.ts'
import { givensOfLine, PUZZLES } from '../../sudoku/puzzles.ts'
import { cases } from '../../thorough.ts'

const givens = givensOfLine(PUZZLES.codewars1)

describe.each(STRATEGIES.map((strategy) => ({ strategy, id: strategy.id })))(
  'Replaying $id',
  ({ strategy }) => {
    test.each(['first', 'all'] as const)(
      'shows the search as it was after every event, until %s',
      (extent) => {
        const line = extent === 'all' ? PUZZLES.fiftySolutions : PUZZLES.codewars1
        const start = givensOfLine(line)
        const trace = new SearchTrace(start, strategy, extent)
        trace.advance()
        const chunk = trace.chunk(0)
        const search = new Search(start, strategy, extent)
        const scratch = new Uint16Array(1)
        const [shown, found]: [string[], string[]] = [[], []]
        for (let event = 1; event <= Math.min(cases(3000), chunk.events.length); event++) {
          search.run(scratch, 0, 1)
          const { board, stack, placements, backtracks, solutions } = replay(start, chunk, event)
          shown.push([lineOf(board), stack.length, placements, solutions, placements + backtracks].join())
          found.push([lineOf(search.board), search.depth, search.placements, search.solutions, event].join())
        }
        expect(shown).toEqual(found)
        expect(shown.length).toBeGreaterThan(1)
      },
    )
  },
)

describe('A moment', () => {
  test('before anything has happened shows the givens', () => {
    expect(openingMoment(givens)).toMatchObject({
      event: 0,
      placements: 0,
      backtracks: 0,
      solutions: 0,
      stack: [],
    })
    expect(lineOf(openingMoment(givens).board)).toBe(PUZZLES.codewars1)
  })

  test('knows the event that led to it', () => {
    const trace = new SearchTrace(givens, tables, 'first')
    trace.advance()
    const chunk = trace.chunk(0)
    const drawn = [1, 2, 3, 4, 5, 6, 7].map((event) => eventNotation(replay(givens, chunk, event).last ?? 0))
    expect(drawn.join(' ')).toBe('r1c3=1 r1c4=2 r1c6=4 r1c7=8 r1c8=9 r1c8✗9 r1c7✗8')
  })

  test('in a later chunk counts on from its start', () => {
    const hard = givensOfLine(PUZZLES.codewars2)
    const trace = new SearchTrace(hard, tables, 'first')
    while (!trace.frontier.ended) trace.advance()
    // The event is in the third chunk.
    const moment = replay(hard, trace.chunk(chunkOf(41_207)), 41_207)
    expect([moment.placements, moment.backtracks, moment.stack.length]).toEqual([20_618, 20_589, 29])
  })

  test('outside its chunk is a bug in the caller', () => {
    const chunk = new SearchTrace(givens, tables, 'first').chunk(0)
    expect(() => replay(givens, chunk, 1)).toThrow(RangeError)
    expect(() => replay(givens, chunk, -1)).toThrow(RangeError)
  })
})
