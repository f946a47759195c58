/** Outcomes of C++ programs, most of which fail, exceed a limit or do not compile. One worker runs them all. */
import { describe, expect, test } from 'vitest'
import type { OwnLimits } from '../../../src/runner/questions.ts'
import { rows } from '../../sudoku/judge/judgedCase.ts'
import { PUZZLES } from '../../sudoku/puzzles.ts'
import { CppWorker } from '../../support/cpp.ts'
import { program, type RunReport } from '../../support/ownTestWorker.ts'
import { describeEveryQuestion } from '../worker/everyQuestion.ts'
import { some } from '../../thorough.ts'

const worker = new CppWorker()
const LINE = PUZZLES.codewars1

describeEveryQuestion(worker, 'cpp')

async function runProgram(source: string, limits?: Partial<OwnLimits>): Promise<RunReport> {
  return worker.run(program(source, LINE), limits)
}

/** A program with many endings, so that it is compiled only once: a letter in the input selects the ending. */
const ENDS = `#include <bits/stdc++.h>
volatile int zero;
int table[9], grid[81], *nothing;
struct Node { int first, cells[9]; int row() { return cells[3]; } } *none_left;
const char* texts[2];
std::vector<int>* vectors[2];
int down(int n) { int wide[50]; wide[n % 50] = n; return down(n + 1) + wide[n % 50]; }
int none(int n) { if (n) return n; }
int deep(int n) { if (n == 0) return 9 / zero; return deep(n - 1) + 1; }
int main() {
  char end;
  scanf("%c", &end);
  if (end != 'q') { printf("begun\\n"); fflush(stdout); }
  switch (end) {
    case 'w': table[(1 << 29) + zero] = 1; break;
    case 'n': *nothing = 1; break;
    case 'N': return *nothing + 1;
    case 'p': return none_left->row();
    case 'P': return none_left->cells[zero + 7];
    case 'c': return texts[zero][2] == 'x';
    case 'V': return (*vectors[zero])[2];
    case 'y': memcpy(table, nothing, sizeof table); break;
    case 'o': return down(0);
    case 'd': return 9 / zero;
    case 'D': return deep(3);
    case 'u': return none(zero);
    case 'a': abort();
    case 's': assert(zero == 1); break;
    case 't': throw std::runtime_error("no solution");
    case 'v': std::vector<int>(3).at(7) = 1; break;
    case 'i': throw 42;
    case 'x': exit(3);
    case 'X': exit(0);
    case 'r': return 1;
    case 'l': for (int& cell : grid) scanf("%d", &cell); grid[2] = 1; while (true) zero++;
    case 'f': for (;;) printf("0123456789\\n");
    case 'm': for (;;) new std::vector<int>(1 << 20);
    default: break;
  }
  puts("done");
}
`

/** Returns the 1-based number of the first line of `ENDS` that contains a text. */
function lineOf(text: string): number {
  return ENDS.split('\n').findIndex((line) => line.includes(text)) + 1
}

async function runEnd(end: string, limits?: Partial<OwnLimits>): Promise<RunReport> {
  return worker.run(program(ENDS, LINE, { kind: 'stdin', text: end }), limits)
}

describe('A program that fails', () => {
  test.each([
    ['w', 'bad-access', "case 'w'", 1],
    ['n', 'null-pointer', "case 'n'", 1],
    ['N', 'null-pointer', "case 'N'", 1],
    ['p', 'null-pointer', 'int row() ', 2],
    ['P', 'null-pointer', "case 'P'", 1],
    ['c', 'null-pointer', "case 'c'", 1],
    ['V', 'null-pointer', "case 'V'", 1],
    ['y', 'null-pointer', "case 'y'", 1],
    ['d', 'division-by-zero', "case 'd'", 1],
    ['D', 'division-by-zero', '9 / zero; return deep', 5],
    ['u', 'missing-return', 'int none', 2],
    ['a', 'abort', "case 'a'", 1],
    ['s', 'abort', "case 's'", 1],
    ['t', 'exception', "case 't'", 1],
    ['v', 'exception', "case 'v'", 1],
    ['i', 'exception', "case 'i'", 1],
  ])('by %s ends as %s at its line', async (end, error, text, calls) => {
    const { outcome, output } = await runEnd(end)
    expect(outcome).toMatchObject({ kind: 'runtime-error', error, line: lineOf(text), calls })
    expect(output).toBe('begun\n')
  })

  test('reports what it has thrown', async () => {
    expect((await runEnd('t')).outcome).toHaveProperty('message', 'std::runtime_error: no solution')
    expect((await runEnd('v')).outcome).toHaveProperty('message', 'std::out_of_range: vector')
    expect((await runEnd('i')).outcome).toHaveProperty('message', 'int: 42')
  })

  test('by throwing what it means to catch reports that, at the throwing line', async () => {
    const { outcome, output } = await runProgram(`#include <bits/stdc++.h>

struct Found { int cell; };
void dfs(int depth) {
  if (depth == 3) throw Found{depth};
  dfs(depth + 1);
}
int main() try {
  try { dfs(0); }
  catch (const std::exception& error) { std::cout << error.what(); throw; }
  catch (Found& found) { std::cout << found.cell; }
  std::cout << "done";
} catch (...) { std::cout << "other"; }
`)
    expect(outcome).toEqual({
      kind: 'runtime-error',
      error: 'exception-to-catch',
      line: 5,
      message: 'Found',
      calls: 5,
    })
    expect(output).toBe('')
  })

  test('reports the assertion that failed', async () => {
    expect((await runEnd('s')).errors).toContain('zero == 1')
  })

  test('reports a full stack', async () => {
    const { outcome } = await runEnd('o')
    expect(outcome).toMatchObject({
      kind: 'runtime-error',
      error: 'stack-overflow',
      line: lineOf('int down'),
    })
    expect(outcome.kind === 'runtime-error' && outcome.calls).toBeGreaterThan(1000)
  })

  test.each(['x', 'r'])('by %s has ended with a status', async (end) => {
    const { outcome, output } = await runEnd(end)
    expect(outcome).toMatchObject({
      kind: 'runtime-error',
      error: 'exit-status',
      message: end === 'x' ? '3' : '1',
    })
    expect(output).toBe('begun\n')
  })

  test.each(['X', 'q'])('by %s has not', async (end) => {
    expect((await runEnd(end)).outcome).toEqual({ kind: 'finished', answer: undefined })
  })
})

describe('A program that is cut off', () => {
  test('in an endless loop: time, with the line, and it reports until then that it is alive, and what it wrote', async () => {
    const { outcome, replies, elapsedMs } = await runEnd(`l ${rows(LINE, ' ')}`, { timeMs: 1200 })
    expect(outcome).toEqual({ kind: 'time-limit', line: lineOf("case 'l'") })
    expect(replies.filter(({ type }) => type === 'running').length).toBeGreaterThanOrEqual(4)
    const kinds = replies.map(({ type }) => type)
    expect(kinds).toContain('recorded')
    expect(kinds.indexOf('recorded')).toBeLessThan(kinds.lastIndexOf('running'))
    expect(elapsedMs).toBeGreaterThanOrEqual(1200)
  })

  test('by endless printing: output, of which the maximum is kept', async () => {
    const { outcome, output } = await runEnd('f', { output: 5000 })
    expect(outcome).toEqual({ kind: 'output-limit', line: lineOf("case 'f'") })
    expect(output).toHaveLength(5000)
  })

  test('by taking all memory', async () => {
    const { outcome } = await runEnd('m', { memoryBytes: 1 << 26 })
    expect(outcome).toEqual({ kind: 'memory-limit', line: lineOf("case 'm'") })
  })

  for (const [much, array, memoryBytes] of [
    ['more than any program may have', 'int a[100000000];', 1 << 29],
    ['more than it may have', 'int a[20000000];', 1 << 26],
  ] as const)
    test(`is laid out with ${much}`, { tags: ['thorough'] }, async () => {
      const { outcome, output } = await runProgram(`${array}\nint main() { a[1] = 2; }\n`, { memoryBytes })
      expect(outcome).toEqual({ kind: 'memory-limit', line: undefined })
      expect(output).toBe('')
    })

  test('by making more events than are recorded: they are counted', async () => {
    const source = `#include <cstdio>
int b[9][9];
int main() {
  for (auto& row : b) for (int& cell : row) scanf("%d", &cell);
  for (int k = 0; k < 5000; k++) { b[0][2] = 1; b[0][2] = 0; }
}
`
    const { events, writes } = await runProgram(source, { events: 600 })
    expect(events).toBe(10_000)
    expect(writes).toHaveLength(600)
  })
})

describe('A program with large arrays', { tags: ['thorough'] }, () => {
  const source = (array: string, fill: string) => `#include <cstdio>
#include <vector>
${array}
int b[9][9];
int main() {
  ${fill}
  for (auto& row : b) for (int& cell : row) scanf("%d", &cell);
  for (int k = 0; k < 100; k++) { b[0][2] = 1; b[0][2] = 0; }
}
`
  test.each([
    ['of which nothing is written', 'int a[10000000];', ''],
    ['of which nearly nothing is', 'long long a[25000000];', 'a[24999999] = 5;'],
    ['that are filled', 'char a[30000000];', 'for (int i = 0; i < 30000000; i++) a[i] = i;'],
    ['in a vector', '', 'std::vector<int> a(10000000, 1);'],
  ])('%s is recorded as others are', async (_, array, fill) => {
    const { outcome, events } = await runProgram(source(array, fill), { memoryBytes: 1 << 28 })
    expect(outcome.kind).toBe('finished')
    expect(events).toBe(200)
  })
})

describe('A program that does not compile', () => {
  test.each(
    some(
      [
        ['a semicolon is missing', 'int main() {\n  int x = 1\n  return x;\n}\n', 2, 12, "expected ';'"],
        ['a name is not known', 'int main() {\n  return bord;\n}\n', 2, 10, "undeclared identifier 'bord'"],
        ['a header is not there', '#include <bits/extc++.h>\nint main() {}\n', 1, 10, 'file not found'],
        [
          'nothing is included',
          'int main() {\n  std::vector<int> v;\n}\n',
          2,
          3,
          "undeclared identifier 'std'",
        ],
      ],
      2,
    ),
  )('ends at its place: %s', async (_, source, line, column, message) => {
    const { outcome, diagnostics, output, replies } = await runProgram(source)
    expect(outcome).toEqual({
      kind: 'compile-error',
      line,
      column,
      message: expect.stringContaining(message),
    })
    expect(diagnostics[0]).toEqual({ severity: 'error', line, column, message: expect.anything() })
    expect(output).toBe('')
    expect(replies.map(({ type }) => type)).toContain('compiling')
  })

  test('because of an error in the library is reported at its own line', { tags: ['thorough'] }, async () => {
    const source = `#include <algorithm>
struct Cell { int digit; };
int main() {
  Cell cells[2];
  std::sort(cells, cells + 2);
}
`
    expect((await runProgram(source)).outcome).toMatchObject({ kind: 'compile-error', line: 5 })
  })

  test('has no main', { tags: ['thorough'] }, async () => {
    const { outcome } = await runProgram('int b[9][9];\n')
    expect(outcome).toMatchObject({
      kind: 'compile-error',
      line: undefined,
      message: expect.stringContaining('main'),
    })
  })

  test('calls an undefined function', async () => {
    const { outcome } = await runProgram('int solve(int);\nint main() { return solve(1); }\n')
    expect(outcome).toMatchObject({ kind: 'compile-error', message: 'undefined symbol: solve(int)' })
  })
})

describe('A program that compiles', { tags: ['thorough'] }, () => {
  test('has its warnings reported', async () => {
    const { outcome, diagnostics } = await runProgram(
      'int main() {\n  int x = 0;\n  if (x = 0) return 1;\n}\n',
    )
    expect(outcome.kind).toBe('finished')
    expect(diagnostics).toContainEqual({
      severity: 'warning',
      line: 3,
      column: 9,
      message: 'using the result of an assignment as a condition without parentheses',
    })
  })

  test('only in a newer standard is run, too', async () => {
    const source = `#include <iostream>
#include <optional>
#include <ranges>
int main() {
  std::optional<int> nine = 9;
  for (int k : std::views::iota(1, *nine)) std::cout << k;
}
`
    expect(await runProgram(source)).toMatchObject({ outcome: { kind: 'finished' }, output: '12345678' })
  })

  test('may use names that newer standards have taken', async () => {
    const source = `#include <bits/stdc++.h>
using namespace std;
int empty, size, data, row;
int main() {
  scanf("%d", &size);
  cout << size + empty << endl;
}
`
    expect(await runProgram(source)).toMatchObject({ outcome: { kind: 'finished' }, output: '5\n' })
  })

  test('gets the same random numbers and the same clock each time', async () => {
    const source = `#include <chrono>
#include <cstdio>
#include <ctime>
#include <random>
int main() {
  std::random_device chance;
  printf("%u %ld %ld\\n", chance(), (long)time(nullptr), (long)clock());
  printf("%lld\\n", (long long)std::chrono::steady_clock::now().time_since_epoch().count());
}
`
    const first = await runProgram(source)
    expect(first.outcome.kind).toBe('finished')
    expect((await runProgram(source)).output).toBe(first.output)
  })

  test('for speed is only judged', async () => {
    const run = await worker.run({ ...program(ENDS, LINE, { kind: 'stdin', text: 'd' }), optimized: true })
    expect(run).toMatchObject({ hidden: 'optimized', events: 0, outcome: { error: 'division-by-zero' } })
    const loop = await worker.run(
      { ...program(ENDS, LINE, { kind: 'stdin', text: 'l' }), optimized: true },
      { timeMs: 300 },
    )
    expect(loop.outcome.kind).toBe('time-limit')
  })
})

describe('A function that is called', { tags: ['thorough'] }, () => {
  const input = { kind: 'call', name: 'solve', cells: 'numbers' } as const

  test('may be missing', async () => {
    const { outcome } = await worker.run(program('void other(vector<vector<int>>& b) {}\n', LINE, input))
    expect(outcome).toEqual({ kind: 'no-function', name: 'solve' })
  })

  test('may take something other than a board', async () => {
    const { outcome } = await worker.run(program('int solve(double d) { return 1; }\n', LINE, input))
    expect(outcome).toMatchObject({ kind: 'compile-error', line: undefined })
  })

  test.each([
    ['the board handed in, by an exit', 'void solve(vector<vector<int>>& b) { b[0][2] = 4; exit(0); }\n'],
    ['a new board', 'vector<vector<int>> solve(vector<vector<int>> b) { b[0][2] = 4; return b; }\n'],
    ['strings', "vector<string> solve(vector<string> b) { b[0][2] = '4'; return b; }\n"],
  ])('answers with %s', async (_, source) => {
    const { outcome } = await worker.run(program(source, LINE, input))
    expect(outcome).toEqual({ kind: 'finished', answer: expect.stringMatching(/^5 3 4 0 7 0 0 0 0\n/) })
  })
})
