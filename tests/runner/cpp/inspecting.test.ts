/** The lines around an event of a C++ program, reported by running the program again until past that event. */
import { describe, expect, test } from 'vitest'
import { runnableSource } from '../../../src/search/steps/listing.ts'
import type { KnownLine } from '../../../src/runner/run/knownLines.ts'
import type { Inspection, OwnProgram } from '../../../src/runner/questions.ts'
import { PUZZLES } from '../../sudoku/puzzles.ts'
import { LISTINGS } from '../../listings/listings.ts'
import { CppWorker } from '../../support/cpp.ts'
import { program } from '../../support/ownTestWorker.ts'

const worker = new CppWorker()
const LINE = PUZZLES.codewars1
const listing = LISTINGS.find(({ id, language }) => id === 'tables' && language === 'cpp')
const TABLES = runnableSource(listing?.source ?? '', 'first')
/** Lines of the program, from index 1. */
const TEXT = ['', ...TABLES.split('\n')]
const SEARCH = program(TABLES, LINE)

/** Returns the values of a call's variables, by name. @param call index in `calls`; the first call by default */
function variablesOf({ calls }: Inspection, call: number | undefined) {
  const { variables } = calls[call ?? 0]
  return Object.fromEntries(variables.map(({ name, value }) => [name, value] as const))
}

/** Returns the lines, each with the variables of the innermost call after the line. */
function linesWithVariables(inspection: Inspection, text: readonly string[] = TEXT) {
  return inspection.lines.map(({ before, after, line, stack }) => ({
    before,
    after,
    text: text[line]?.trim(),
    depth: stack.length,
    variables: variablesOf(inspection, stack.at(-1)),
  }))
}

async function inspect(ownProgram: OwnProgram, event: number, lines = 2000): Promise<Inspection> {
  return worker.inspect(ownProgram, event, lines)
}

/** Returns the reported line that made an event. */
function lineOfEvent({ lines }: Inspection, event: number): KnownLine {
  const line = lines.find(({ before, after }) => before < event && event <= after)
  if (line === undefined) throw new Error('No line has made the event')
  return line
}

describe('An inspection', () => {
  test('of the beginning reports every line from the first', async () => {
    const inspection = await inspect(SEARCH, 0)
    const lines = linesWithVariables(inspection)
    expect(inspection.from).toBe(0)
    expect(lines.find(({ depth }) => depth === 1)?.text).toBe('vector<pair<int, int>> blanks;')
    expect(lines.filter(({ text }) => text === 'cin >> n;')).toHaveLength(81)
    expect(lines.filter(({ text }) => text === 'dfs(0);')).toHaveLength(1)
    expect(inspection.differs).toBe(false)
  })

  test('reports the line that made an event, and those up to the next', async () => {
    const inspection = await inspect(SEARCH, 1000)
    expect(inspection.from).toBeLessThanOrEqual(1000)
    expect(inspection.to).toBeGreaterThanOrEqual(1000)
    expect(TEXT[lineOfEvent(inspection, 1000).line].trim()).toMatch(/^board\[y\]\[x\] = [n0];$/)
    const between = linesWithVariables(inspection).filter(({ before }) => before === 1000)
    expect(between.at(-1)).toMatchObject({ before: 1000, after: 1001 })
    expect(between.slice(0, -1).every(({ after }) => after === 1000)).toBe(true)
    expect(between.length).toBeGreaterThan(3)
  })

  test('covers each event between its first and its last, one line for each', async () => {
    const { from, to, lines } = await inspect(SEARCH, 4321)
    for (let event = Math.max(1, from); event <= to; event++) {
      expect(lines.filter(({ before, after }) => before < event && event <= after)).toHaveLength(1)
    }
    expect(to - from).toBeGreaterThan(50)
  })

  test('has the values of variables right after the line, and none before it has run', async () => {
    const run = await worker.run(SEARCH)
    const lines = linesWithVariables(await inspect(SEARCH, 1000))
    expect(lines.length).toBeGreaterThan(100)
    for (const { before, after, text, variables } of lines) {
      if (text === 'void dfs(int depth) {') expect(Object.keys(variables)).toEqual(['depth'])
      if (text === 'auto [y, x] = blanks[depth];') expect(Object.keys(variables)).toEqual(['depth', 'y', 'x'])
      if (after === before) continue
      const write = run.writes[before]
      expect(variables['y']).toBe(Math.floor((write >> 4) / 9))
      expect(variables['x']).toBe((write >> 4) % 9)
      if (text === 'board[y][x] = n;') expect(variables['n']).toBe(write & 15)
    }
  })

  test('has the calls in progress, each at its line, with the globals in the first', async () => {
    const run = await worker.run(SEARCH)
    const inspection = await inspect(SEARCH, 1000)
    const { stack } = lineOfEvent(inspection, 1000)
    const calls = stack.map((index) => inspection.calls[index])
    expect(calls[0]).toMatchObject({ name: 'main', line: TEXT.lastIndexOf('    dfs(0);') })
    expect(calls.slice(1).every(({ name }) => name === 'dfs')).toBe(true)
    expect(calls.slice(1, -1).every(({ line }) => TEXT[line].trim() === 'dfs(depth + 1);')).toBe(true)
    const depths = stack.slice(1).map((index) => variablesOf(inspection, index)['depth'])
    expect(depths).toEqual(depths.map((_, depth) => depth))
    const cells = [...SEARCH.givens]
    for (const write of run.writes.slice(0, 1000)) cells[write >> 4] = write & 15
    const { board, blanks, row_used } = variablesOf(inspection, stack[0])
    expect([board].flat(2)).toEqual(cells)
    const requested = [...SEARCH.givens].flatMap((given, cell) =>
      given === 0 ? [[Math.floor(cell / 9), cell % 9]] : [],
    )
    expect(blanks).toEqual(requested)
    const firstRow = [false, ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => cells.slice(0, 9).includes(digit))]
    expect(row_used).toHaveProperty('0', firstRow)
  })

  test('of the end has the last lines', async () => {
    const run = await worker.run(SEARCH)
    const { to, lines } = await inspect(SEARCH, run.events)
    expect(to).toBe(run.events)
    expect(TEXT[lines.at(-1)?.line ?? 0].trim()).toBe('exit(0);')
  })

  test('of a program that does not get that far reports a difference', async () => {
    const { differs } = await inspect(SEARCH, 1_000_000)
    expect(differs).toBe(true)
  })

  test('needs no earlier run in the same worker, and leaves one unchanged', async () => {
    const other = new CppWorker()
    const inspection = await other.inspect(SEARCH, 1000, 600)
    expect(inspection.lines.length).toBeGreaterThan(100)
    expect(inspection.lines).toEqual((await worker.inspect(SEARCH, 1000, 600)).lines)
    expect((await other.run(SEARCH)).events).toBe((await worker.run(SEARCH)).events)
  })
})

describe('In a program with', { tags: ['thorough'] }, () => {
  const CALLS = `#include <cstdio>
int b[9][9];
int one(int n)
{
  int twice = n * 2;
  return twice - n + 1;
}
int main() {
  for (auto& row : b) for (int& cell : row) scanf("%d", &cell);
  b[0][2] = one(3);
  bool done = true;
  return done ? 0 : 1;
}
`

  test('calls it reports where they begin, return, and what their lines do after them', async () => {
    const ownProgram = program(CALLS, LINE)
    const inspection = await inspect(ownProgram, 1)
    const lines = linesWithVariables(inspection, ['', ...CALLS.split('\n')])
    const from = lines.findIndex(({ text }) => text === 'b[0][2] = one(3);')
    expect(lines.slice(from).map(({ text, before, after, depth }) => [text, before, after, depth])).toEqual([
      ['b[0][2] = one(3);', 0, 0, 1],
      ['{', 0, 0, 2],
      ['int twice = n * 2;', 0, 0, 2],
      ['return twice - n + 1;', 0, 0, 2],
      ['b[0][2] = one(3);', 0, 1, 1],
      ['bool done = true;', 1, 1, 1],
      ['return done ? 0 : 1;', 1, 1, 1],
    ])
    expect(lines.at(-1)?.variables).toMatchObject({ done: true })
    expect(lines[from + 3].variables).toEqual({ n: 3, twice: 6 })
  })

  test('all kinds of variables it writes them in a displayable form', async () => {
    const source = `#include <bits/stdc++.h>
using namespace std;
int board[9][9];
struct Cell { int row; char mark; const char* name; };
struct Grid {
  vector<vector<char>> cells;
  int blanks = 51;
  void fill(const vector<int>& order, string name, Cell last) {
    board[0][2] = last.row + 1;
    return;
  }
};
enum Kind { ROW, COLUMN };
namespace { int ch[2][2][3] = {{{1, 2, 3}}}; }
int main() {
  Grid grid;
  for (int y = 0; y < 9; y++) {
    grid.cells.push_back({});
    for (int x = 0; x < 9; x++) { cin >> board[y][x]; grid.cells[y].push_back(char('0' + board[y][x])); }
  }
  double half = 0.5; float third = 1.0f / 3; long long big = 1LL << 60; short low = -7; unsigned high = 4000000000u;
  char mark = 'x', line[10] = "53..7", used[4] = {0, 1, 0, 1}; unsigned char byte = 200; const char* text = "a \\"b\\"";
  Kind kind = COLUMN; int *nothing = nullptr, *there = (int*)4096; Cell cell = {3, '#', "here"}; auto& same = half;
  string brief = "short", words(99, 'x'); vector<bool> bits = {true, false}; array<array<int, 2>, 2> square = {{{1, 2}, {3, 4}}};
  set<int> digits = {3, 1, 2}; map<int, string> names = {{2, "two"}, {1, "one"}}; pair<int, char> both(1, 'z'); bitset<10> mask(6);
  vector<Cell> list = {cell}; vector<int> many(200, 7); queue<int> waiting; auto twice = [&](int n) { return n * 2 + low; };
  grid.fill(many, words, cell);
  return twice(0) > 0;
}
`
    const ownProgram = program(source, LINE)
    await worker.run(ownProgram)
    const inspection = await inspect(ownProgram, 1)
    const { stack } = lineOfEvent(inspection, 1)
    const long = `${'x'.repeat(79)}…`
    const fill = variablesOf(inspection, stack.at(-1))
    expect(Object.keys(fill)).toEqual([
      'this->cells',
      'this->blanks',
      'order',
      'name',
      'last.row',
      'last.mark',
      'last.name',
    ])
    expect(fill).toMatchObject({
      'this->blanks': 51,
      name: long,
      'last.row': 3,
      'last.mark': { text: "'#'" },
      'last.name': 'here',
    })
    expect([fill['this->cells']].flat(2).slice(0, 3)).toEqual([
      { text: "'5'" },
      { text: "'3'" },
      { text: "'0'" },
    ])
    expect(fill['order']).toEqual([...Array<number>(81).fill(7), { text: '…' }])
    const values = variablesOf(inspection, stack[0])
    expect(values).toMatchObject({
      'grid.blanks': 51,
      half: 0.5,
      third: 0.333333,
      big: { text: '1152921504606846976' },
      low: -7,
      high: 4_000_000_000,
      mark: { text: "'x'" },
      line: '53..7',
      used: [0, 1, 0, 1],
      byte: 200,
      text: 'a "b"',
      kind: { text: 'COLUMN' },
      nothing: { text: 'nullptr' },
      there: { text: '0x1000' },
      'cell.row': 3,
      same: 0.5,
      brief: 'short',
      words: long,
      bits: [true, false],
      square: [
        [1, 2],
        [3, 4],
      ],
      digits: { set: [1, 2, 3] },
      names: [
        [1, 'one'],
        [2, 'two'],
      ],
      both: [1, { text: "'z'" }],
      mask: { text: '0000000110' },
    })
    expect(values).not.toHaveProperty('twice')
  })

  test('a silent endless loop it returns its lines', async () => {
    const source = `#include <cstdio>
int b[9][9];
int main() {
  for (auto& row : b) for (int& cell : row) scanf("%d", &cell);
  b[0][2] = 4;
  while (true) {}
}
`
    const ownProgram = program(source, LINE)
    const { lines } = await inspect(ownProgram, 1)
    expect(lines.map(({ line }) => line).slice(-2)).toEqual([5, 6])
  })

  test('of an event that an endless program does not reach in time reports a difference', async () => {
    const ownProgram = program('int volatile i;\nint main() { while (true) i++; }\n', LINE)
    expect((await worker.inspect(ownProgram, 5, 200, 50)).differs).toBe(true)
  })
})
