/**
 * C++ listings (programs that the app shows) and oracles (independent implementations), run as users' programs, write
 * the events of the app's search engine.
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
import { CppWorker } from '../../support/cpp.ts'
import { program } from '../../support/ownTestWorker.ts'
import { some } from '../../thorough.ts'

const worker = new CppWorker()
const CPP_LISTINGS = LISTINGS.filter(({ language }) => language === 'cpp')
const CPP_ORACLES = ORACLES.filter(({ language }) => language === 'cpp')

function writeOf(event: SearchEvent): number {
  return (cellOf(event) << 4) | (kindOf(event) === EventKind.backtrack ? 0 : digitOf(event))
}

async function engineWrites(id: string, line: string): Promise<readonly number[]> {
  return engineStream({ name: 'own', line, limit: 1 }, strategyWithId(id) ?? expect.unreachable()).events.map(
    writeOf,
  )
}

/** Replaces the oracles' trace.h: reads and prints a single board, and records nothing. */
const TRACE = `
#include <iostream>
#include <utility>
#include <vector>
enum Kind { CELLS, ENTRIES, MASKS, KINDS };
struct Trace {
  long long work[KINDS] = {};
  void place(int, int, int) {}
  void backtrack(int, int, int) {}
  bool solved() { return true; }
};
template <typename Solve>
int run(int, char**, int (&board)[9][9], Trace&, Solve solve) {
  for (auto& row : board) for (int& cell : row) std::cin >> cell;
  solve();
  for (auto& row : board) { for (int cell : row) std::cout << cell << ' '; std::cout << std::endl; }
  return 0;
}
`

function oracleSource(id: string): string {
  const source = readFileSync(join(import.meta.dirname, '../../oracles', `${id}.cpp`), 'utf8')
  return source.replace('#include "trace.h"\n', TRACE)
}

describe('A listing of the app, run as a user’s program,', () => {
  // Dancing links keeps an exact cover, and writes its board only at the end.
  const withBoard = CPP_LISTINGS.filter(({ id }) => id !== 'dancing-links')

  test.each(some(withBoard, 1))('$id writes the events of the engine', async ({ id, source }) => {
    const reported = await worker.run(program(runnableSource(source, 'first'), PUZZLES.codewars1))
    expect({
      outcome: reported.outcome,
      errors: reported.errors,
      diagnostics: reported.diagnostics,
    }).toMatchObject({
      outcome: { kind: 'finished', answer: undefined },
      errors: '',
    })
    expect(reported.writes).toEqual(await engineWrites(id, PUZZLES.codewars1))
    expect(reported.output.replace(/\s/g, '')).toBe(reported.replayed)
    expect(reported.hidden).toBeUndefined()
  })

  test('reports the line of each event', async () => {
    const listing = CPP_LISTINGS.find(({ id }) => id === 'tables')
    const source = runnableSource(listing?.source ?? '', 'first')
    const reported = await worker.run(program(source, PUZZLES.codewars2))
    expect(reported.events).toBe(99_056)
    expect(reported.writes).toEqual(await engineWrites('tables', PUZZLES.codewars2))
    const text = source.split('\n')
    for (const [index, write] of reported.writes.entries()) {
      expect(text[reported.lines[index] - 1].trim()).toBe(
        write % 16 ? 'board[y][x] = n;' : 'board[y][x] = 0;',
      )
    }
  })
})

describe('An oracle, run as a program of the user', () => {
  test.each(some(CPP_ORACLES, 1))('$id writes the events of the engine', async ({ id }) => {
    const reported = await worker.run(program(oracleSource(id), PUZZLES.codewars1))
    expect(reported.outcome).toEqual({ kind: 'finished', answer: undefined })
    expect(reported.writes).toEqual(await engineWrites(id, PUZZLES.codewars1))
  })
})
