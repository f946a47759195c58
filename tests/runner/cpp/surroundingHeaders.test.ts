/**
 * C and C++ programs written for Visual Studio or GCC: the app accepts their headers, functions and variable names,
 * warns about what a judge refuses, and refuses what GCC refuses.
 */
import { describe, expect, test } from 'vitest'
import { PUZZLES } from '../../sudoku/puzzles.ts'
import { CppWorker } from '../../support/cpp.ts'
import { program, type RunReport } from '../../support/ownTestWorker.ts'

const worker = new CppWorker()
const LINE = PUZZLES.codewars1
const SOLVED = '534678912672195348198342567859761423426853791713924856961537284287419635345286179'

function runProgram(source: string): Promise<RunReport> {
  return worker.run(program(source, LINE))
}

/** Returns the numbers of the lines that a judge refuses, each with the header or function that it refuses. */
function refusals({ diagnostics }: RunReport): readonly string[] {
  return diagnostics
    .filter(({ severity, message }) => severity === 'warning' && message.startsWith('a judge refuses this: '))
    .map(({ line, message }) => `${line}: ${message.slice('a judge refuses this: '.length)}`)
}

/** Returns functions in C, also valid in C++, that solve the board `name[9][9]`. */
function solverSource(name: string): string {
  return `int fits(int k, int d) {
  for (int i = 0; i < 9; i++)
    if (${name}[k / 9][i] == d || ${name}[i][k % 9] == d || ${name}[k / 27 * 3 + i / 3][k % 9 / 3 * 3 + i % 3] == d)
      return 0;
  return 1;
}
int solve(int k) {
  while (k < 81 && ${name}[k / 9][k % 9]) k++;
  if (k == 81) return 1;
  for (int d = 1; d <= 9; d++) {
    if (!fits(k, d)) continue;
    ${name}[k / 9][k % 9] = d;
    if (solve(k)) return 1;
    ${name}[k / 9][k % 9] = 0;
  }
  return 0;
}`
}

test('A program of Visual Studio in plain C runs, with a warning on each line that a judge refuses', async () => {
  const run = await runProgram(`#include "stdafx.h"
#define _CRT_SECURE_NO_WARNINGS
#include <stdio.h>
#include <stdlib.h>
#include <conio.h>
#include <Windows.h>
int* open[9];
int read(int k) { return open[k / 9][k % 9]; }
${solverSource('open')}
void main() {
  for (int i = 0; i < 9; i++) {
    open[i] = malloc(9 * sizeof(int));
    for (int j = 0; j < 9; j++) scanf_s("%d", &open[i][j]);
  }
  solve(0);
  printf("%d\\n", read(2));
  Sleep(10);
  system("pause"); // getch()
  getch();
}
`)
  expect(run.outcome).toEqual({ kind: 'finished', answer: undefined })
  expect(run).toMatchObject({ output: '4\n', events: 8365, replayed: SOLVED })
  expect(new Set(run.lines)).toEqual(new Set([20, 22]))
  expect(refusals(run)).toEqual([
    '1: stdafx.h',
    '5: conio.h',
    '6: Windows.h',
    '29: scanf_s',
    '34: system',
    '35: getch',
  ])
})

test('A C++ program may use functions of Visual Studio, and skips code that it excludes on a judge', async () => {
  const run = await runProgram(`\uFEFF#include <bits/stdc++.h>
using namespace std;
// \uFFFD\uFFFD\uFFFD\uFFFD \uFFFDط\uFFFD
int board[9][9];
${solverSource('board')}
int main() {
#ifndef ONLINE_JUDGE
  freopen("input.txt", "r", stdin);
#endif
  for (auto& row : board) for (int& cell : row) scanf_s("%d", &cell);
  solve(0);
  cout << "\uFFFD\uFFFD" << board[0][2];
  std::system("pause");
}
`)
  expect(run.outcome).toEqual({ kind: 'finished', answer: undefined })
  expect(run).toMatchObject({ output: '\uFFFD\uFFFD4', events: 8365, io: { input: 'read', standIns: [] } })
  expect(refusals(run)).toEqual(['26: scanf_s', '29: system'])
})

test('Variables may have names of library functions, as in GCC, whose headers include fewer others', async () => {
  const run = await runProgram(`#include <iostream>
#include <cstdio>
using namespace std;
int map[9][9], count, search, index, y1, link[3], open, read, write, stack[9], list;
${solverSource('map')}
int main() {
  for (int i = 0; i < 81; i++) scanf("%d", &map[i / 9][i % 9]);
  solve(0);
  count = search = index = y1 = link[0] = open = read = write = stack[0] = list = 1;
  cout << map[0][2] + count + search + index + y1 + link[0] + open + read + write + stack[0] + list;
}
`)
  expect(run.outcome).toEqual({ kind: 'finished', answer: undefined })
  expect(run).toMatchObject({ output: '14', events: 8365, replayed: SOLVED })
})

describe('A program that GCC refuses', { tags: ['thorough'] }, () => {
  test.each([
    [
      'because it uses a name that its header gives',
      '#include <algorithm>\n#include <iostream>\nusing namespace std;\nint count;\nint main() { count = 1; }\n',
      5,
    ],
    [
      'because a library header gives a name indirectly',
      '#include <iostream>\nusing namespace std;\nint next;\nint main() { next = 1; }\n',
      4,
    ],
    [
      'in C, too, because of a mistake',
      '#include <stdio.h>\nint main() {\n  int* p = malloc(4)\n  free(p);\n}\n',
      3,
    ],
    [
      'because of a mistake, and is fine as C before',
      '#include <stdlib.h>\nint main() {\n  int* p = malloc(4);\n  *p = q;\n}\n',
      4,
    ],
  ])('%s is refused', async (_, source, line) => {
    expect((await runProgram(source)).outcome).toMatchObject({ kind: 'compile-error', line })
  })
})

test('A program without main and without a function to call says only that', async () => {
  const run = await runProgram(
    'bool isSafe(vector<vector<char>>& b, int r, int c) { return b[r][c] == 1; }\n',
  )
  expect(run.outcome).toMatchObject({ kind: 'compile-error', message: 'undefined symbol: main' })
  expect(run.diagnostics).toHaveLength(1)
})
