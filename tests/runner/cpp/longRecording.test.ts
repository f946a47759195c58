/**
 * The longest search of the app, as a user's C++ program, is recorded to its last event.
 *
 * @module-tag thorough
 */
import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { tables } from '../../../src/search/programs/tables/strategy.ts'
import { runnableSource } from '../../../src/search/steps/listing.ts'
import { chunkOf } from '../../../src/search/trace/chunk.ts'
import { RecordedTrace } from '../../../src/search/trace/recordedTrace.ts'
import { replay } from '../../../src/search/trace/replay.ts'
import { SearchTrace } from '../../../src/search/trace/searchTrace.ts'
import { limitsOf } from '../../../src/runner/run/limits.ts'
import { CppLanguage } from '../../../src/runner/cpp/cppLanguage.ts'
import { givensOfLine, PUZZLES } from '../../sudoku/puzzles.ts'
import { sharedCompiler } from '../../support/cpp.ts'
import { OwnTestWorker, program } from '../../support/ownTestWorker.ts'

/** Number of events of the whole search. */
const EVENTS = 138_350_568
const MIDDLE_EVENT = 77_777_777
const GIVENS = givensOfLine(PUZZLES.antiBruteForce)

describe('All 138,350,568 events', () => {
  let trace: RecordedTrace

  beforeAll(async () => {
    trace = await recordSearch()
  })

  test('are kept in a byte each at most', () => {
    expect(trace.frontier).toMatchObject({ event: EVENTS, solutions: 1 })
    expect(trace.byteLength / EVENTS).toBeLessThanOrEqual(1)
  })

  test('lead to the board of our program', () => {
    const search = new SearchTrace(GIVENS, tables, 'first')
    while (search.frontier.event < MIDDLE_EVENT) search.advance()
    const [chunk, requested] = [trace.chunk(chunkOf(MIDDLE_EVENT)), search.chunk(chunkOf(MIDDLE_EVENT))]
    expect(chunk.events).toEqual(requested.events)
    expect(replay(GIVENS, chunk, MIDDLE_EVENT).board).toEqual(replay(GIVENS, requested, MIDDLE_EVENT).board)
  })
})

async function recordSearch(): Promise<RecordedTrace> {
  const source = runnableSource(readFileSync('src/search/programs/tables/listing.cpp', 'utf8'), 'first')
  const trace = new RecordedTrace(GIVENS, false)
  // Long enough for any machine: the time limit is not under test.
  const limits = { ...limitsOf('cpp'), timeMs: 600_000 }
  const worker = new OwnTestWorker(async () => new CppLanguage(await sharedCompiler()))
  const order = { program: program(source, PUZZLES.antiBruteForce), limits }
  for await (const told of worker.untold('run', order)) {
    if (told.type === 'again') throw new Error('The run is repeated')
    if (told.type === 'packed') trace.writeChunk(told.chunk)
    if (told.type === 'recorded')
      told.writes.forEach((write, index) => trace.write(write >> 4, write & 15, told.lines[index]))
  }
  return trace
}
