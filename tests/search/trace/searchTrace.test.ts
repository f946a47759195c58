/**
 * The trace of a search is not stored. Its chunks, each of `CHUNK_EVENTS` events, are recomputed, and match the first
 * pass of the search, as do its depths and solutions.
 */
import { describe, expect, test } from 'vitest'
import { isComplete } from '../../../src/sudoku/grid.ts'
import { Search } from '../../../src/search/engine/search.ts'
import { tables } from '../../../src/search/programs/tables/strategy.ts'
import { Checkpoints } from '../../../src/search/trace/checkpoints.ts'
import { CHUNK_EVENTS, chunkOf, coversEvent } from '../../../src/search/trace/chunk.ts'
import { replay } from '../../../src/search/trace/replay.ts'
import { SearchTrace } from '../../../src/search/trace/searchTrace.ts'
import { givensOfLine, PUZZLES } from '../../sudoku/puzzles.ts'

const givens = givensOfLine(PUZZLES.codewars2)
const EVENTS = 99_056

/** Returns what is expected: the events of the search in one pass, and the depth after each number of events. */
function firstPass(): { events: Uint16Array; depths: Uint8Array } {
  const events = new Uint16Array(EVENTS + 1)
  const depths = new Uint8Array(EVENTS + 1)
  const search = new Search(givens, tables, 'first')
  for (let index = 0; !search.ended; ) {
    index = search.run(events, index, index + 1)
    depths[index] = search.depth
  }
  return { events: events.subarray(0, EVENTS), depths }
}

/** Advances a trace to its end. */
function completed(trace: SearchTrace): SearchTrace {
  while (!trace.frontier.ended) trace.advance()
  return trace
}

describe('A trace of a search', () => {
  test('has the same events chunk by chunk as the search in one pass', () => {
    const trace = completed(new SearchTrace(givens, tables, 'first'))
    const { events } = firstPass()
    expect(trace.frontier.event).toBe(EVENTS)
    for (let number = 0; number <= chunkOf(EVENTS); number++) {
      const chunk = trace.chunk(number)
      const first = number * CHUNK_EVENTS
      expect(chunk.start.event).toBe(first)
      expect(chunk.events).toEqual(events.slice(first, first + CHUNK_EVENTS))
    }
  })

  test('has the same events when most of its checkpoints have been dropped', () => {
    const thinned = new Checkpoints(2)
    const trace = completed(new SearchTrace(givens, tables, 'first', thinned))
    const whole = completed(new SearchTrace(givens, tables, 'first'))
    expect(thinned.count).toBeLessThanOrEqual(2)
    for (const number of [6, 0, 3, 5, 1, 4, 2]) expect(trace.chunk(number)).toEqual(whole.chunk(number))
  })

  test('returns its last chunk as far as the search is, and refuses what lies beyond', () => {
    const trace = new SearchTrace(givens, tables, 'first')
    expect(trace.chunk(0).events).toHaveLength(0)
    trace.advance()
    expect(trace.frontier.event).toBe(CHUNK_EVENTS)
    expect(trace.chunk(0).events).toHaveLength(CHUNK_EVENTS)
    expect(() => trace.chunk(1)).toThrow(RangeError)
  })

  test('knows the lowest and highest depth of every stretch', () => {
    const { span, lowest, highest } = completed(new SearchTrace(givens, tables, 'first')).envelope()
    const { depths } = firstPass()
    expect(lowest).toHaveLength(Math.ceil(EVENTS / span))
    lowest.forEach((low, bucket) => {
      const stretch = depths.slice(bucket * span + 1, Math.min(EVENTS, (bucket + 1) * span) + 1)
      expect([low, highest[bucket]]).toEqual([Math.min(...stretch), Math.max(...stretch)])
    })
  })

  test('finds every solution again, in any order, with few checkpoints as with many', () => {
    const many = givensOfLine(PUZZLES.fiftySolutions)
    for (const checkpoints of [new Checkpoints(), new Checkpoints(2)]) {
      const trace = completed(new SearchTrace(many, tables, 'all', checkpoints))
      expect(trace.frontier.solutions).toBe(50)
      for (const solution of [50, 1, 25, 2, 49]) {
        const event = trace.solutionEvent(solution)
        const moment = replay(many, trace.chunk(chunkOf(event)), event)
        expect([isComplete(moment.board), moment.solutions]).toEqual([true, solution])
      }
      expect(() => trace.solutionEvent(51)).toThrow(RangeError)
    }
  })

  test('of a full board has no events and one solution', () => {
    const trace = new SearchTrace(givensOfLine(PUZZLES.solved), tables, 'first')
    expect(trace.frontier).toMatchObject({ event: 0, solutions: 1, ended: true })
    expect(trace.chunk(0).events).toHaveLength(0)
  })
})

describe('A position', () => {
  test.each([
    [0, 0],
    [1, 0],
    [CHUNK_EVENTS, 0],
    [CHUNK_EVENTS + 1, 1],
  ])('%i lies in chunk %i', (event, chunk) => {
    expect(chunkOf(event)).toBe(chunk)
  })

  test('is reached by a chunk from its start to its last event', () => {
    const chunk = new SearchTrace(givens, tables, 'first').chunk(0)
    expect([coversEvent(chunk, 0), coversEvent(chunk, 1)]).toEqual([true, false])
  })
})
