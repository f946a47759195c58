/** Everything that is asked about a run, for each language once: the default run of the tests leaves nothing out. */
import { beforeAll, describe, expect, test } from 'vitest'
import { strategyWithId } from '../../../src/search/programs/registry.ts'
import type { OwnLanguage } from '../../../src/sudoku/reading/language.ts'
import { engineStream } from '../../oracles/stream.ts'
import { grader } from '../../support/graded.ts'
import { type OwnTestWorker, program, type RunReport } from '../../support/ownTestWorker.ts'
import { cases } from '../../thorough.ts'
import { lineSearch } from './lineSearch.ts'
import { expectAsRecorded, lineWith } from './readValues.ts'
import { expectExactWrites } from './variableStories.ts'

/** Few cells are blank, so that the programs run again fast, and all lines of a run can be compared. */
const LINE = '534678912672195348198342567859761423426853791713924856961537284000419005000080079'

/** The same search in each language. */
const PROGRAMS: Readonly<Record<OwnLanguage, string>> = {
  python: `board = [list(map(int, input().split())) for _ in range(9)]

def fits(y, x, n):
    for k in range(9):
        if n in (board[y][k], board[k][x], board[y // 3 * 3 + k // 3][x // 3 * 3 + k % 3]):
            return False
    return True

def solve(cell):
    if cell == 81:
        return True
    y, x = cell // 9, cell % 9
    if board[y][x] != 0:
        return solve(cell + 1)
    for n in range(1, 10):
        if fits(y, x, n):
            board[y][x] = n
            if solve(cell + 1):
                return True
            board[y][x] = 0
    return False

solve(0)
for row in board:
    print(*row)
`,
  cpp: `#include <cstdio>
int board[9][9];
bool fits(int y, int x, int n) {
  for (int k = 0; k < 9; k++)
    if (n == board[y][k] || n == board[k][x] || n == board[y / 3 * 3 + k / 3][x / 3 * 3 + k % 3])
      return false;
  return true;
}
bool solve(int cell) {
  if (cell == 81) return true;
  int y = cell / 9, x = cell % 9;
  if (board[y][x] != 0) return solve(cell + 1);
  for (int n = 1; n <= 9; n++) {
    if (!fits(y, x, n)) continue;
    board[y][x] = n;
    if (solve(cell + 1)) return true;
    board[y][x] = 0;
  }
  return false;
}
int main() {
  for (int k = 0; k < 81; k++) scanf("%d", &board[k / 9][k % 9]);
  solve(0);
  for (int k = 0; k < 81; k++) printf("%d%c", board[k / 9][k % 9], k % 9 == 8 ? '\\n' : ' ');
}
`,
  javascript: `const board = require('fs').readFileSync(0, 'utf8').trim().split('\\n').map((row) => row.split(' ').map(Number))
function fits(y, x, n) {
  for (let k = 0; k < 9; k++)
    if ([board[y][k], board[k][x], board[y - (y % 3) + Math.floor(k / 3)][x - (x % 3) + (k % 3)]].includes(n))
      return false
  return true
}
function solve(cell) {
  if (cell === 81) return true
  const y = Math.floor(cell / 9), x = cell % 9
  if (board[y][x] !== 0) return solve(cell + 1)
  for (let n = 1; n <= 9; n++) {
    if (!fits(y, x, n)) continue
    board[y][x] = n
    if (solve(cell + 1)) return true
    board[y][x] = 0
  }
  return false
}
solve(0)
for (const row of board) console.log(row.join(' '))
`,
}

/** Returns the writes of a search that fills blanks along the rows, tries 1 to 9, and backtracks by writing 0. */
function expectedWrites(): readonly number[] {
  const tables = strategyWithId('tables') ?? expect.unreachable()
  return engineStream({ name: 'own', line: LINE, limit: 1 }, tables).events.map(
    (event) => (event & 0x7f0) | (event >> 11 === 2 ? 0 : event & 15),
  )
}

/** Describes a right program, which one worker records and is then asked everything about. */
export function describeEveryQuestion(worker: OwnTestWorker, language: OwnLanguage): void {
  describe('A right program', () => {
    const source = PROGRAMS[language]
    const ran = program(source, LINE)
    const placing = lineWith(source, 'board[y][x] = n')
    const writes = expectedWrites()
    const middle = Math.floor(writes.length / 2)
    let run: RunReport

    beforeAll(async () => {
      run = await worker.run(ran)
    })

    test('is recorded: its writes are those of the search', () => {
      expect(run).toMatchObject({ outcome: { kind: 'finished' }, hidden: undefined, writes })
    })

    test('is inspected: each of its events is made by the line that was recorded', async () => {
      const { lines, differs } = await worker.inspect(ran, middle, 5000)
      expect(differs).toBe(false)
      const writing = lines.filter(({ before, after }) => after > before)
      expect(writing.map(({ after, line }) => [after, line])).toEqual(
        run.lines.map((line, index) => [index + 1, line]),
      )
    })

    test('is searched for a line that writes nothing', async () => {
      const { expectFoundWhereReported } = lineSearch(worker, ran, source, writes.length)
      await expectFoundWhereReported(lineWith(source, 'cell + 1'), middle)
    })

    // Only Python programs show how often their lines run.
    test.runIf(language === 'python')('has its lines counted, up to an event and in total', async () => {
      const counts = (await worker.count(ran, middle)) ?? expect.fail('nothing was counted')
      const made = (event: number) => run.lines.slice(0, event).filter((line) => line === placing).length
      expect(counts.find(([line]) => line === placing)).toEqual([placing, made(middle), made(writes.length)])
    })

    test('has its values read at a line', async () => {
      await expectAsRecorded(worker, ran, run, placing, 'y, x, n')
    })

    test('has a variable followed', async () => {
      await expectExactWrites(worker, ran, cases(20))
    })

    test('is graded', async () => {
      expect((await grader(worker, language)(source, { line: LINE })).name).toBe('accepted')
    })
  })
}
