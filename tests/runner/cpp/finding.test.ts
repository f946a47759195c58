/**
 * Searches for C++ lines that write nothing. A run that reports only these lines finds the events after which they run.
 */
import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { runnableSource } from '../../../src/search/steps/listing.ts'
import type { TargetLines } from '../../../src/runner/questions.ts'
import { PUZZLES } from '../../sudoku/puzzles.ts'
import { LISTINGS } from '../../listings/listings.ts'
import { CppWorker } from '../../support/cpp.ts'
import { program } from '../../support/ownTestWorker.ts'
import { placedAt } from '../worker/placedAt.ts'
import { lineSearch } from '../worker/lineSearch.ts'
import { IS_THOROUGH } from '../../thorough.ts'

const worker = new CppWorker()
const listing = LISTINGS.find(({ id, language }) => id === 'tables' && language === 'cpp')
const TABLES = runnableSource(listing?.source ?? '', 'first')
const SEARCH = program(TABLES, PUZZLES.codewars1)
/** Number of writes of `SEARCH` to its board. */
const EVENTS = 8365

const { lineOf, findLine, expectFoundWhereReported } = lineSearch(worker, SEARCH, TABLES, EVENTS)

describe('A line that writes nothing', () => {
  test.prop(
    [fc.integer({ min: 30, max: EVENTS - 30 }), fc.constantFrom('if (depth', 'void dfs', 'auto [y, x]')],
    {
      numRuns: IS_THOROUGH ? 12 : 1,
    },
  )('is found at the same events as in a run that reports every line', async (event, text) => {
    await expectFoundWhereReported(lineOf(text), event)
  })

  test('that runs before all events is found, and one that never runs is not', async () => {
    expect(await findLine(lineOf('vector<pair<int, int>> blanks'))).toBe(0)
    expect(await findLine(lineOf('vector<pair<int, int>> blanks'), { from: 1 })).toBeUndefined()
    expect(await findLine(TABLES.split('\n').length + 5)).toBeUndefined()
    expect(await findLine(lineOf('exit(0)'), { direction: 'back' })).toBe(EVENTS)
  })

  test('is found at a depth', async () => {
    const { writes } = await worker.run(SEARCH)
    const line = lineOf('if (depth')
    const event = await findLine(line, { lines: [[line, 30, 30]] })
    expect(event).toBe(1 + writes.findIndex((_, index) => placedAt(SEARCH, writes, index + 1) === 30))
    const back = (await findLine(line, { lines: [[line, 30, 81]], direction: 'back', to: 2000 })) ?? -1
    expect(placedAt(SEARCH, writes, back)).toBeGreaterThanOrEqual(30)
  })

  test('is searched for in a program that does not end, with progress reports', async () => {
    const endless = program(
      `#include <cstdio>
int b[9][9], here;
int main() {
  for (auto& row : b) for (int& cell : row) scanf("%d", &cell);
  while (true) {
    b[0][2] = 4 - b[0][2];
    here++;
    for (volatile int wait = 0; wait < 80000; wait++);
  }
}
`,
      PUZZLES.codewars1,
    )
    const target: TargetLines = { lines: [[7, 0, 81]], from: 40, to: 6000, direction: 'forward' }
    expect(await worker.find(endless, target)).toBe(40)
    expect(await worker.find(endless, { ...target, direction: 'back' })).toBe(6000)
    const reached = worker.told.flatMap(({ kind, tell }) =>
      kind === 'find' && tell.type === 'alive' ? [tell.events] : [],
    )
    expect(reached.some((events) => events > 0 && events <= 6000)).toBe(true)
  })
})
