/**
 * A recording returns exactly what was written, chunk by chunk, with the depths to draw, and takes
 * little memory.
 */
import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { cellOf, digitOf, EventKind, eventNotation, kindOf } from '../../../src/search/events.ts'
import { lineOf } from '../../../src/sudoku/grid.ts'
import { tables } from '../../../src/search/programs/tables/strategy.ts'
import { packedChunk } from '../../../src/search/trace/packedChunk.ts'
import { CHUNK_EVENTS, chunkOf } from '../../../src/search/trace/chunk.ts'
import { RecordedTrace } from '../../../src/search/trace/recordedTrace.ts'
import { replay } from '../../../src/search/trace/replay.ts'
import { SearchTrace } from '../../../src/search/trace/searchTrace.ts'
import { givensOfLine, PUZZLES } from '../../sudoku/puzzles.ts'
import { recordingOf, repeatedWrites, unpackedWritesOf, writes } from './writes.ts'
import { cases } from '../../thorough.ts'

const givens = givensOfLine(PUZZLES.codewars1)
const solution = PUZZLES.solved

function eventsText(trace: RecordedTrace): string {
  return Array.from(trace.chunk(0).events, eventNotation).join(' ')
}

function boardAt(trace: RecordedTrace, event: number): string {
  return lineOf(replay(givens, trace.chunk(chunkOf(event)), event).board)
}

describe('A write', () => {
  test('places, replaces and takes back, with any content of the cell, given or not', () => {
    const trace = new RecordedTrace(givens)
    for (const [cell, digit] of [
      [2, 4],
      [2, 6],
      [3, 1],
      [2, 0],
      [0, 0],
      [0, 9],
      [0, 5],
    ])
      expect(trace.write(cell, digit)).toBe(true)
    expect(eventsText(trace)).toBe('r1c3=4 r1c3→6 r1c4=1 r1c3✗6 r1c1✗5 r1c1=9 r1c1→5')
    expect(trace.frontier).toMatchObject({ event: 7, placements: 5 })
  })

  test('that changes nothing is not an event', () => {
    const trace = new RecordedTrace(givens)
    expect([trace.write(0, 5), trace.write(2, 0), trace.write(2, 4), trace.write(2, 4)]).toEqual([
      false,
      false,
      true,
      false,
    ])
    expect(eventsText(trace)).toBe('r1c3=4')
  })

  test.each([
    [81, 1],
    [-1, 1],
    [0.5, 1],
    [0, 10],
    [0, -1],
    [0, 1.5],
  ])('to cell %d of digit %d is a bug in the recorder', (cell, digit) => {
    expect(() => new RecordedTrace(givens).write(cell, digit)).toThrow(RangeError)
  })

  test('after the end is a bug in the recorder', () => {
    expect(() => recordingOf(givens, []).write(2, 4)).toThrow(RangeError)
  })
})

describe('A recording', () => {
  property.prop([writes, fc.integer({ min: 1, max: 120 })], { numRuns: cases(20) })(
    'of any writes has at every event the board of plain application, with its line and depth',
    (written, rounds) => {
      const trace = recordingOf(givens, repeatedWrites(written, rounds))
      const board = Uint8Array.from(givens)
      let event = 0
      let chunk = trace.chunk(0)
      for (const { cell, digit, line, calls } of repeatedWrites(written, rounds)) {
        if (board[cell] === digit) continue
        const kind =
          digit === 0 ? EventKind.backtrack : board[cell] === 0 ? EventKind.place : EventKind.replace
        const named = digit === 0 ? board[cell] : digit
        board[cell] = digit
        event++
        if (chunk.number !== chunkOf(event)) {
          expect(chunk.next).toBe(trace.chunk(chunkOf(event)).events[0])
          chunk = trace.chunk(chunkOf(event))
        }
        const index = event - 1 - chunk.start.event
        const reported = chunk.events[index]
        expect([kindOf(reported), cellOf(reported), digitOf(reported)]).toEqual([kind, cell, named])
        expect([chunk.lines[index], chunk.calls[index]]).toEqual([line, Math.min(calls, 0xffff)])
        // Checks some of the boards, because each is replayed from the start of its chunk.
        if (event % 97 === 0 || event === trace.frontier.event) {
          const moment = replay(givens, chunk, event)
          expect(lineOf(moment.board)).toBe(lineOf(board))
          const placed = moment.stack.map((placement) => [cellOf(placement), digitOf(placement)])
          const others = [...board.keys()].filter(
            (other) => board[other] !== 0 && board[other] !== givens[other],
          )
          expect(placed.toSorted(([a], [b]) => a - b)).toEqual(others.map((other) => [other, board[other]]))
          expect(moment.placements + moment.backtracks).toBe(event)
        }
      }
      expect(trace.frontier).toMatchObject({ event, ended: true })
    },
  )

  test('continues chunk after chunk while it is being read', () => {
    const trace = new RecordedTrace(givens)
    expect(trace.chunk(0).events).toHaveLength(0)
    for (let event = 1; event <= CHUNK_EVENTS; event++) trace.write(2, event % 10)
    expect([trace.chunk(0).events.length, trace.chunk(0).next]).toEqual([CHUNK_EVENTS, undefined])
    expect(() => trace.chunk(1)).toThrow(RangeError)
    trace.write(3, 1)
    expect(trace.chunk(1).events).toHaveLength(1)
    expect(trace.chunk(0).next).toBe(trace.chunk(1).events[0])
    expect(boardAt(trace, CHUNK_EVENTS + 1)).toBe(boardAt(trace, CHUNK_EVENTS).replace(/^(...)0/, '$11'))
  })

  test('counts the complete boards that follow the rules and keep the givens, and finds each again', () => {
    const trace = new RecordedTrace(givens)
    const fill = (digits: string) =>
      Array.from(digits).forEach((digit, cell) => trace.write(cell, Number(digit)))
    const full: number[] = []
    fill(solution)
    full.push(trace.frontier.event)
    trace.write(80, 0)
    fill(solution)
    full.push(trace.frontier.event)
    // This board follows the rules but does not keep the givens.
    fill(solution.replace(/./g, (digit) => String((Number(digit) % 9) + 1)))
    fill(solution.replace(/.$/, '1'))
    expect(trace.frontier.solutions).toBe(2)
    expect(trace.landmarks.solutions).toEqual(full)
    expect([1, 2].map((number) => trace.solutionEvent(number))).toEqual(full)
    expect(() => trace.solutionEvent(3)).toThrow(RangeError)
  })

  test('of a full board has a solution before its first event', () => {
    const trace = recordingOf(givensOfLine(PUZZLES.solved), [])
    expect([trace.frontier.solutions, trace.solutionEvent(1)]).toEqual([1, 0])
  })

  property.prop([writes, writes], { numRuns: cases(20) })(
    'of chunks that were packed elsewhere equals that of their writes, at any chunk boundaries',
    (before, written) => {
      const plain = new RecordedTrace(givens)
      const trace = new RecordedTrace(givens)
      const all = [...before, ...repeatedWrites(written, written.length === 0 ? 0 : 50_000 / written.length)]
      for (const [index, { cell, digit, line, calls }] of all.entries()) {
        plain.write(cell, digit, line, Math.min(calls, 0xffff))
        if (index < before.length) trace.write(cell, digit, line, calls)
      }
      for (let from = before.length; from < all.length; from += CHUNK_EVENTS)
        trace.writeChunk(packedChunk(unpackedWritesOf(all.slice(from, from + CHUNK_EVENTS))))
      expect(trace.frontier).toEqual(plain.frontier)
      expect(trace.landmarks).toEqual(plain.landmarks)
      expect(trace.envelope()).toEqual(plain.envelope())
      for (let number = 0; number <= chunkOf(plain.frontier.event); number++)
        expect(trace.chunk(number)).toEqual(plain.chunk(number))
    },
  )

  test('of a program with few successors of each cell takes a byte an event at most, with lines and calls', () => {
    const search = new SearchTrace(givensOfLine(PUZZLES.antiBruteForce), tables, 'first')
    const trace = new RecordedTrace(givensOfLine(PUZZLES.antiBruteForce))
    let depth = 0
    for (let number = 0; trace.frontier.event < 1_000_000; number++) {
      search.advance()
      for (const event of search.chunk(number).events) {
        const isBack = kindOf(event) === EventKind.backtrack
        depth += isBack ? -1 : 1
        trace.write(cellOf(event), isBack ? 0 : digitOf(event), isBack ? 23 : 21, isBack ? depth : depth - 1)
      }
    }
    expect(trace.byteLength / trace.frontier.event).toBeLessThanOrEqual(1)
  })
})

describe('The drawn depth', () => {
  test('is the number of placed cells while all events have the same call depth', () => {
    const trace = new RecordedTrace(givens)
    for (const [cell, digit] of [
      [2, 1],
      [3, 2],
      [3, 0],
      [0, 0],
      [0, 9],
    ])
      trace.write(cell, digit, 7, 3)
    expect([...trace.chunk(0).depths]).toEqual([1, 2, 1, 1, 2])
    expect([...trace.envelope().highest]).toEqual([1, 2, 1, 1, 2])
    expect(trace.deepest).toBe(51)
  })

  test('is the call depth of all events once it differs', () => {
    const trace = new RecordedTrace(givens)
    for (const cell of [2, 3, 5]) trace.write(cell, 1, 7, 3)
    trace.write(6, 1, 7, 4)
    trace.write(7, 1, 7, 300)
    expect([...trace.chunk(0).depths]).toEqual([3, 3, 3, 4, 255])
    expect([...trace.envelope().lowest]).toEqual([3, 3, 3, 4, 255])
    expect(trace.deepest).toBe(255)
    expect(replay(givens, trace.chunk(0), 4).depth).toBe(4)
  })
})
