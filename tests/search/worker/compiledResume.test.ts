import { describe, expect, test } from 'vitest'
import { tables } from '../../../src/search/programs/tables/strategy.ts'
import {
  compiledResume,
  compiledWhenLong,
  type SearchState,
} from '../../../src/search/worker/compiledResume.ts'
import { givensOfLine, PUZZLES } from '../../sudoku/puzzles.ts'

const givens = givensOfLine(PUZZLES.codewars2)

describe('A search', () => {
  test('of a program without compiled code is not compiled', async () => {
    const { rowMajorWork: _, ...uncounted } = tables
    expect(await compiledResume(givens, uncounted, 'first')).toBeUndefined()
  })

  /** A search that has advanced by `step` events each time that its progress is read, until `end`. */
  function growingSearch(step: number, end: number) {
    let events = 0
    const state = (): SearchState => ({ events: Math.min(end, (events += step)), isOver: events >= end })
    return {
      compiled: compiledWhenLong(givens, tables, 'first', state),
      events: () => events,
    }
  }

  test('is compiled once it is long, and not before', async () => {
    const { compiled, events } = growingSearch(10_000, Infinity)
    expect(await compiled).toBeTypeOf('function')
    expect(events()).toBeGreaterThanOrEqual(1 << 17)
    expect(events()).toBeLessThan((1 << 17) + 50_000)
  })

  test.each([1, 200_000])('that is over is not compiled, at any length (%i)', async (end) => {
    expect(await growingSearch(end, end).compiled).toBeUndefined()
  })
})
