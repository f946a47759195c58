/** Boards that C++ programs keep in structures, maps, bits and single pointers are recorded as they are written. */
import { describe, expect, test } from 'vitest'
import { PUZZLES } from '../../sudoku/puzzles.ts'
import { CppWorker } from '../../support/cpp.ts'
import { program } from '../../support/ownTestWorker.ts'

const worker = new CppWorker()
const LINE = PUZZLES.codewars1
const SOLVED = '534678912672195348198342567859761423426853791713924856961537284287419635345286179'

interface BoardProgram {
  readonly name: string
  /** Defines the board, `at(r, c)`, and the macro `SET(r, c, d)`. */
  readonly board: string
  /** Statements that read the puzzle into the board. */
  readonly read: string
}

const BOARD_PROGRAMS: readonly BoardProgram[] = [
  {
    name: 'structures',
    board: `struct Cell { int v; bool fixed; int cand[9]; } g[9][9];
int at(int r, int c) { return g[r][c].v; }
#define SET(r, c, d) g[r][c].v = d`,
    read: 'for (int r = 0; r < 9; r++) for (int c = 0; c < 9; c++) cin >> g[r][c].v;',
  },
  {
    name: 'a map by pairs',
    board: `map<pair<int, int>, int> m;
int at(int r, int c) { return m[{r, c}]; }
#define SET(r, c, d) m[make_pair(r, c)] = d`,
    read: 'for (int r = 0; r < 9; r++) for (int c = 0; c < 9; c++) cin >> m[{r, c}];',
  },
  {
    name: 'single bits',
    board: `bitset<10> b[9][9];
int at(int r, int c) { for (int d = 1; d <= 9; d++) if (b[r][c][d]) return d; return 0; }
#define SET(r, c, d) (b[r][c].reset(), (d) ? b[r][c].set(d) : b[r][c])`,
    read: 'for (int r = 0; r < 9; r++) for (int c = 0; c < 9; c++) { int x; cin >> x; b[r][c].reset(); if (x) b[r][c].set(x); }',
  },
  {
    name: 'a growing vector of structures',
    board: `struct Cell { int r, c, v; vector<int> cand; };
vector<Cell> cells;
int at(int r, int c) { return cells[r * 9 + c].v; }
#define SET(r, c, d) cells[(r) * 9 + c].v = d`,
    read: 'for (int k = 0; k < 81; k++) { int x; cin >> x; cells.push_back(Cell{k / 9, k % 9, x, {}}); }',
  },
  {
    name: 'an unordered map',
    board: `unordered_map<int, int> m;
int at(int r, int c) { return m[r * 9 + c]; }
#define SET(r, c, d) m[(r) * 9 + c] = d`,
    read: 'for (int k = 0; k < 81; k++) cin >> m[k];',
  },
  {
    name: 'a map by names',
    board: `map<string, int> m;
string key(int r, int c) { return string(1, char('A' + r)) + to_string(c + 1); }
int at(int r, int c) { return m[key(r, c)]; }
#define SET(r, c, d) m[key(r, c)] = d`,
    read: 'for (int r = 0; r < 9; r++) for (int c = 0; c < 9; c++) { int x; cin >> x; m[key(r, c)] = x; }',
  },
  {
    name: 'pointers to structures',
    board: `struct Cell { int r, c, v; Cell(int r, int c, int v) : r(r), c(c), v(v) {} };
Cell* g[9][9];
int at(int r, int c) { return g[r][c]->v; }
#define SET(r, c, d) g[r][c]->v = d`,
    read: 'for (int r = 0; r < 9; r++) for (int c = 0; c < 9; c++) { int x; cin >> x; g[r][c] = new Cell(r, c, x); }',
  },
  {
    name: 'bits of one number each',
    board: `int b[9][9];
int at(int r, int c) { for (int d = 1; d <= 9; d++) if (b[r][c] >> (d - 1) & 1) return d; return 0; }
#define SET(r, c, d) b[r][c] = (d) ? 1 << ((d) - 1) : 0`,
    read: 'for (int r = 0; r < 9; r++) for (int c = 0; c < 9; c++) { int x; cin >> x; b[r][c] = x ? 1 << (x - 1) : 0; }',
  },
  {
    name: 'characters from malloc',
    board: `char* s;
int at(int r, int c) { return s[r * 9 + c] - '0'; }
#define SET(r, c, d) s[(r) * 9 + c] = '0' + (d)`,
    read: 's = (char*)malloc(82); for (int k = 0; k < 81; k++) scanf(" %c", s + k);',
  },
]

function sourceOf({ board, read }: BoardProgram): string {
  return `#include <bits/stdc++.h>
using namespace std;
${board}
bool fits(int k, int d) {
  for (int i = 0; i < 9; i++)
    if (at(k / 9, i) == d || at(i, k % 9) == d || at(k / 27 * 3 + i / 3, k % 9 / 3 * 3 + i % 3) == d) return false;
  return true;
}
bool solve(int k) {
  while (k < 81 && at(k / 9, k % 9)) k++;
  if (k == 81) return true;
  for (int d = 1; d <= 9; d++) {
    if (!fits(k, d)) continue;
    SET(k / 9, k % 9, d); // place
    if (solve(k)) return true;
    SET(k / 9, k % 9, 0); // take back
  }
  return false;
}
int main() {
  ${read}
  solve(0);
  for (int k = 0; k < 81; k++) cout << at(k / 9, k % 9);
}
`
}

async function expectRecorded(kept: BoardProgram): Promise<void> {
  const source = sourceOf(kept)
  const run = await worker.run(program(source, LINE))
  expect(run.outcome).toEqual({ kind: 'finished', answer: undefined })
  expect(run).toMatchObject({ output: SOLVED, replayed: SOLVED, events: 8365, hidden: undefined })
  const text = source.split('\n')
  for (const [index, write] of run.writes.entries())
    expect(text[run.lines[index] - 1]).toContain(write % 16 ? '// place' : '// take back')
}

describe('A board kept in', () => {
  test.each(BOARD_PROGRAMS.slice(0, 1))('$name is recorded', expectRecorded)
  test.each(BOARD_PROGRAMS.slice(1))('$name is recorded', { tags: ['thorough'] }, expectRecorded)
})

describe('A program that keeps no board', { tags: ['thorough'] }, () => {
  const MASKS = {
    name: 'masks',
    board: `int rows[9], seen;
int at(int r, int c) { return rows[r] >> c & 1; }
#define SET(r, c, d) rows[r] ^= 1 << (c)`,
    read: 'for (int k = 0; k < 81; k++) { int x; cin >> x; if (x) rows[k / 9] |= 1 << k % 9; }\n  for (int i = 0; i < 200000; i++) seen += i;',
  }

  test('has no events, and no board', async () => {
    const run = await worker.run(program(sourceOf(MASKS), LINE))
    expect(run).toMatchObject({ events: 0, hidden: 'no-board' })
  })
})

test('A scattered board is inspected at the line of an event', { tags: ['thorough'] }, async () => {
  const ran = program(sourceOf(BOARD_PROGRAMS[0]), LINE)
  const { lines } = await worker.run(ran)
  const inspection = await worker.inspect(ran, 300, 600)
  expect(inspection.differs).toBe(false)
  const at = inspection.lines.find(({ before, after }) => before < 300 && 300 <= after)
  expect(at?.line).toBe(lines[299])
})
