/**
 * The app's listings, and the oracles (independent programs that check the engine), run as users' programs: they write
 * the events of the engine.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { cellOf, digitOf, EventKind, kindOf, type SearchEvent } from '../../../src/search/events.ts'
import { strategyWithId } from '../../../src/search/programs/registry.ts'
import { runnableSource } from '../../../src/search/steps/listing.ts'
import { PUZZLES } from '../../sudoku/puzzles.ts'
import { LISTINGS } from '../../listings/listings.ts'
import { ORACLES } from '../../oracles/oracle.ts'
import { engineStream } from '../../oracles/stream.ts'
import { program, PythonWorker } from '../../support/python.ts'
import { some } from '../../thorough.ts'

const worker = new PythonWorker()
const PYTHON_LISTINGS = LISTINGS.filter(({ language }) => language === 'py')
const PYTHON_ORACLES = ORACLES.filter(({ language }) => language === 'py')

function writeOf(event: SearchEvent): number {
  return (cellOf(event) << 4) | (kindOf(event) === EventKind.backtrack ? 0 : digitOf(event))
}

async function engineWrites(id: string, line: string): Promise<readonly number[]> {
  return engineStream({ name: 'own', line, limit: 1 }, strategyWithId(id) ?? expect.unreachable()).events.map(
    writeOf,
  )
}

/** Replaces the oracles' import of trace.py: reads and prints a single board, and records nothing. */
const TRACE = `
class Anything:
    def __getattr__(self, name):
        return Anything()
    def __call__(self, *told):
        return None
class Trace(Anything):
    def solved(self):
        return True
def main(solve):
    board = [list(map(int, input().split())) for _ in range(9)]
    solve(board, Trace())
    for row in board:
        print(*row)
`

function oracleSource(id: string): string {
  const source = readFileSync(join(import.meta.dirname, '../../oracles', `${id}.py`), 'utf8')
  return source.replace('from trace import main\n', TRACE)
}

describe('A listing of the app, run as a program of the user', () => {
  test.each(some(PYTHON_LISTINGS, 5))('$id writes the events of the engine', async ({ id, source }) => {
    const reported = await worker.run(program(runnableSource(source, 'first'), PUZZLES.codewars1))
    expect(reported.outcome).toEqual({ kind: 'finished', answer: undefined })
    expect(reported.writes).toEqual(await engineWrites(id, PUZZLES.codewars1))
    expect(reported.output.replace(/\s/g, '')).toBe(reported.replayed)
    expect(reported.hidden).toBeUndefined()
  })

  test.each([
    ['tables', 99_056],
    ['promising-numbers', 82_580],
  ] as const)('%s makes %i events on the second puzzle of Codewars', async (id, events) => {
    const listing = PYTHON_LISTINGS.find((one) => one.id === id)
    const reported = await worker.run(
      program(runnableSource(listing?.source ?? '', 'first'), PUZZLES.codewars2),
    )
    expect(reported.events).toBe(events)
    expect(reported.writes).toEqual(await engineWrites(id, PUZZLES.codewars2))
  })

  test('reports the line of each event', async () => {
    const listing = PYTHON_LISTINGS.find(({ id }) => id === 'tables')
    const source = runnableSource(listing?.source ?? '', 'first')
    const reported = await worker.run(program(source, PUZZLES.codewars1))
    const text = source.split('\n')
    for (const [index, write] of reported.writes.entries()) {
      expect(text[reported.lines[index] - 1].trim()).toBe(write % 16 ? 'board[y][x] = n' : 'board[y][x] = 0')
    }
  })
})

describe('An oracle, run as a program of the user', () => {
  // Dancing links keeps an exact cover, and no board.
  const withBoard = PYTHON_ORACLES.filter(({ id }) => id !== 'dancing-links')

  test.each(some(withBoard, 3))('$id writes the events of the engine', async ({ id }) => {
    const reported = await worker.run(program(oracleSource(id), PUZZLES.codewars1))
    expect(reported.outcome).toEqual({ kind: 'finished', answer: undefined })
    expect(reported.writes).toEqual(await engineWrites(id, PUZZLES.codewars1))
  })

  test('that only reads its board has no steps to show', async () => {
    const reported = await worker.run(program(oracleSource('dancing-links'), PUZZLES.codewars1))
    expect(reported.outcome.kind).toBe('finished')
    expect(reported.hidden).toBe('unwritten')
  })
})
