/**
 * Records the writes of real programs, run by python3. The recording of a program that is also built in shows what the
 * app's own search shows. The recording of any other program replays its writes in their order.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { builtInProgram } from '../../src/search/debugging/builtInProgram.ts'
import type { ProgramModel } from '../../src/search/debugging/programModel.ts'
import { recordedProgram } from '../../src/search/debugging/recordedProgram.ts'
import type { Givens } from '../../src/sudoku/givens.ts'
import { lineOf } from '../../src/sudoku/grid.ts'
import { stepperOf, strategyWithId } from '../../src/search/programs/registry.ts'
import type { Extent } from '../../src/search/engine/strategy.ts'
import type { Moment } from '../../src/search/trace/moment.ts'
import { type Chunk, chunkOf } from '../../src/search/trace/chunk.ts'
import { RecordedTrace } from '../../src/search/trace/recordedTrace.ts'
import { replay } from '../../src/search/trace/replay.ts'
import { SearchTrace } from '../../src/search/trace/searchTrace.ts'
import { type Trace } from '../../src/search/trace/trace.ts'
import { type Case, namedCases } from '../oracles/cases.ts'
import { CELL_BY_CELL, changesBoard, PYTHON_ORACLES, sampledEvents } from './oracles.ts'
import { hasPython, type ProgramRun, programRuns, traceOfRun } from './recording.ts'
import { some } from '../thorough.ts'

const CASES = namedCases('codewars1, limit 1', 'unsolvable, limit 1')

/** Only one program runs the long cases, because Python takes seconds for several pages or solutions. */
const casesOf = (id: string) =>
  id === 'tables' ? [...CASES, ...namedCases('codewars2, limit 1', 'sixSolutions, limit 0')] : CASES

/** Returns the moment (board and counters) after any event of a trace. Computes each page (block of events) once. */
function momentsOf(trace: Trace, givens: Givens): (event: number) => Moment {
  const pages = new Map<number, Chunk>()
  return (event) => {
    const number = chunkOf(event)
    const page = pages.get(number) ?? trace.chunk(number)
    pages.set(number, page)
    return replay(givens, page, event)
  }
}

/** The same search twice: made by the app's own program, and recorded from the Python program. */
interface Pair {
  readonly run: ProgramRun
  readonly extent: Extent
  readonly searched: SearchTrace
  readonly recorded: RecordedTrace
}

describe.skipIf(!hasPython).each(some(PYTHON_ORACLES, 2))('%s, recorded,', (id) => {
  const strategy = strategyWithId(id)
  if (strategy === undefined) throw new Error(`${id} is the oracle of no strategy`)
  const pairs: Pair[] = []

  function pairOf({ limit }: Case, run: ProgramRun): Pair {
    const extent = limit === 1 ? 'first' : 'all'
    if (strategy === undefined) throw new Error(`No strategy ${id}`)
    const searched = new SearchTrace(run.givens, strategy, extent)
    while (!searched.frontier.ended) searched.advance()
    return { run, extent, searched, recorded: traceOfRun(run) }
  }

  beforeAll(() => {
    const cases = casesOf(id)
    pairs.push(...programRuns('oracles', id, cases).map((run, index) => pairOf(cases[index], run)))
  })

  /** Returns the model of the recorded program. */
  function modelOf({ run, recorded }: Pair): ProgramModel {
    const text = readFileSync(join(import.meta.dirname, '../oracles', `${id}.py`), 'utf8')
    return recordedProgram({ givens: run.givens, text, language: 'py' }, (number) => recorded.chunk(number))
  }

  /** The moments of a search and of its recording, and the models that explain them. */
  function bothOf(pair: Pair) {
    const { givens } = pair.run
    if (strategy === undefined) throw new Error(`No strategy ${id}`)
    return {
      shown: momentsOf(pair.searched, givens),
      reported: momentsOf(pair.recorded, givens),
      search: builtInProgram({ givens, strategy, extent: pair.extent }, stepperOf(strategy), []),
      program: modelOf(pair),
    }
  }

  test('has the counters and the landmarks of the search', () => {
    for (const { searched, recorded } of pairs) {
      const { event, placements, solutions, ended } = searched.frontier
      expect(recorded.frontier).toEqual({ event, placements, solutions, ended, work: 0 })
      expect(recorded.landmarks).toEqual(searched.landmarks)
    }
  })

  test('shows at any event the moment that the search shows', () => {
    for (const { run, searched, recorded } of pairs) {
      const [shown, reported] = [momentsOf(searched, run.givens), momentsOf(recorded, run.givens)]
      for (const event of sampledEvents(searched.frontier.event)) {
        // Depths are left out: the depth of a recording is its call depth.
        expect({ ...reported(event), depth: 0 }).toEqual({ ...shown(event), depth: 0 })
      }
    }
  })

  test('finds each solution at the same event', () => {
    for (const { searched, recorded } of pairs)
      for (let solution = 1; solution <= searched.frontier.solutions; solution++)
        expect(recorded.solutionEvent(solution)).toBe(searched.solutionEvent(solution))
  })

  test.runIf(CELL_BY_CELL.has(id))('works on the same cells and candidates as the search', () => {
    for (const pair of pairs) {
      const { shown, reported, search, program } = bothOf(pair)
      for (const event of sampledEvents(pair.searched.frontier.event))
        expect([event, program.currentCell(reported(event))]).toEqual([
          event,
          search.currentCell(shown(event)),
        ])
    }
  })

  test.runIf(CELL_BY_CELL.has(id))('goes back for the same reasons as the search', () => {
    for (const pair of pairs) {
      const { shown, reported, search, program } = bothOf(pair)
      for (const event of sampledEvents(pair.searched.frontier.event)) {
        const moment = reported(event)
        const why = program.why(moment)
        // A recording does not know what a placement will lead to.
        if (why !== undefined) expect([event, why]).toEqual([event, search.why(shown(event))])
        else expect(moment.last === undefined || moment.last >> 11 === 0).toBe(true)
      }
    }
  })

  test.runIf(CELL_BY_CELL.has(id))('chooses from the same digits as the search', () => {
    for (const pair of pairs) {
      const { shown, reported, search, program } = bothOf(pair)
      for (const event of sampledEvents(pair.searched.frontier.event)) {
        const choice = search.choice(shown(event))
        // The order of a recorded program's next digits is unknown.
        const expected = choice && { ...choice, isAscending: false }
        expect([event, program.choice(reported(event))]).toEqual([event, expected])
      }
    }
  })

  test('is on the lines that write, at their call depth', () => {
    const [pair] = pairs
    const program = modelOf(pair)
    const at = momentsOf(pair.recorded, pair.run.givens)
    const writes = pair.run.writes.filter(changesBoard(pair.run.givens))
    for (const event of sampledEvents(pair.recorded.frontier.event)) {
      const { arrival, steps } = program.segment(at(event))
      const seen = [...(arrival === undefined ? [] : [arrival]), ...steps]
      const expected = writes.slice(Math.max(0, event - 1), event + 1)
      expect(seen.map(({ line, depth, cell }) => [line, depth, cell])).toEqual(
        expected.map(({ line, calls, cell }) => [line, calls, cell]),
      )
      for (const { frames, depth } of seen) expect(frames.map((frame) => frame.depth).at(-1)).toBe(depth)
    }
  })
})

describe.skipIf(!hasPython).each(['columns-first', 'clears-all', 'two-boards'])('%s', (id) => {
  const runs: ProgramRun[] = []
  beforeAll(() => void runs.push(...programRuns('recordings/programs', id, CASES)))

  test('replays exactly as it wrote', () => {
    for (const run of runs) {
      const trace = traceOfRun(run)
      const at = momentsOf(trace, run.givens)
      const board = Uint8Array.from(run.givens)
      let event = 0
      for (const { cell, digit } of run.writes) {
        if (board[cell] === digit) continue
        board[cell] = digit
        event++
        if (event % 53 === 0) expect([event, lineOf(at(event).board)]).toEqual([event, lineOf(board)])
      }
      expect(trace.frontier.event).toBe(event)
      expect(lineOf(at(event).board)).toBe(lineOf(board))
    }
  })

  // A program with two boards is recorded as a single board, which cannot match the lists of both.
  test.skipIf(id === 'two-boards')('shows what its lists held', () => {
    for (const { givens, writes, boards } of runs) {
      const trace = new RecordedTrace(givens)
      const held = new Map(boards)
      const expected = writes.flatMap(({ cell, digit, line, calls }, index) => {
        trace.write(cell, digit, line, calls)
        const now = held.get(index + 1)
        return now === undefined ? [] : [[trace.frontier.event, now] as const]
      })
      expect(expected).toHaveLength(boards.length)
      for (const [event, now] of expected)
        expect([event, lineOf(replay(givens, trace.chunk(chunkOf(event)), event).board)]).toEqual([
          event,
          now,
        ])
    }
    expect(runs.some(({ boards }) => boards.length > 1)).toBe(true)
  })
})
