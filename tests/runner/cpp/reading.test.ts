/** Values of expressions at a line of a C++ program, read each time that the line runs. */
import { describe, expect, test } from 'vitest'
import { runnableSource } from '../../../src/search/steps/listing.ts'
import { PUZZLES } from '../../sudoku/puzzles.ts'
import { LISTINGS } from '../../listings/listings.ts'
import { CppWorker } from '../../support/cpp.ts'
import { program } from '../../support/ownTestWorker.ts'
import { expectAsRecorded, lineWith, orderOf, readOf, rowsOf } from '../worker/readValues.ts'

const worker = new CppWorker()
const listing = LISTINGS.find(({ id, language }) => id === 'tables' && language === 'cpp')
const TABLES = runnableSource(listing?.source ?? '', 'first')
const SEARCH = program(TABLES, PUZZLES.codewars1)
const line = (text: string) => lineWith(TABLES, text)

/** The latest program that was run, because to compile it takes longer than to read values. */
let latest: string | undefined

/** Returns the values of an expression's parts each time that the line with a text runs. */
async function rowsAt(source: string, text: string, expression: string) {
  const ran = program(source, PUZZLES.codewars1)
  if (source !== latest) await worker.run(ran)
  latest = source
  return rowsOf(readOf(await worker.values(ran, orderOf(lineWith(source, text), expression)))).map(
    ([, ...values]) => values,
  )
}

describe('The values at a line that writes', () => {
  test('are those of the recorded events, in a range and the first ones in it', async () => {
    const run = await worker.run(SEARCH)
    // The line that places a digit, which follows the condition.
    const placing = lineWith(TABLES, 'if (!row_used') + 1
    await expectAsRecorded(worker, SEARCH, run, placing, 'y, x, n')
    await expectAsRecorded(worker, SEARCH, run, placing, 'y, x, n', { from: 5000, to: 5100 })
    await expectAsRecorded(worker, SEARCH, run, placing, 'y, x, n', { from: 70, most: 33 })
  })
})

describe('An expression', () => {
  const KINDS = `#include <string>
#include <utility>
#include <vector>
#include <set>
#include <bitset>
using namespace std;
struct Cell { int row; } cell = {3};
enum Colour { RED, BLUE };
int flat[3] = {1, 2, 3}, square[2][2] = {{1, 2}, {3, 4}};
char name[9] = "abc", line[2][4] = {"5.3", "..7"};
vector<vector<char>> letters = {{'5', '.'}, {'\\'', 0}};
vector<bool> used = {true, false};
set<int> free_digits = {2, 8};
bitset<9> mask("101");
pair<int, string> both = {4, "four"};
int at(int n) {
  string text(n * 150, 'x');
  return n;  // here
}
int main() {
  for (int n = 0; n < 3; n++) at(n);
}
`

  test('has a column for each part between commas', async () => {
    expect(await rowsAt(KINDS, '// here', 'n, n / 2.0, n > 1, \'a\', "b", max(n, 1)')).toEqual([
      [0, 0, 'false', "'a'", '"b"', 1],
      [1, 0.5, 'false', "'a'", '"b"', 1],
      [2, 1, 'true', "'a'", '"b"', 2],
    ])
  })

  test('shows numbers, texts and collections', async () => {
    const expression = 'flat, square, name, line, letters, used, free_digits, both'
    const [first] = await rowsAt(KINDS, '// here', expression)
    expect(first).toEqual([
      '{1, 2, 3}',
      '{{1, 2}, {3, 4}}',
      '"abc"',
      '{"5.3", "..7"}',
      "{{'5', '.'}, {'\\'', '\\0'}}",
      '{true, false}',
      '{2, 8}',
      '{4, "four"}',
    ])
    const [, second] = await rowsAt(
      KINDS,
      '// here',
      'mask, BLUE, cell, cell.row, &cell, text, -5LL, sizeof(int)',
    )
    expect(second).toEqual(['000000101', 1, '<object>', 3, '<pointer>', `"${'x'.repeat(150)}"`, -5, 4])
  })

  test('longer than 200 characters is cut', async () => {
    const [, , [long]] = await rowsAt(KINDS, '// here', 'text')
    expect(long).toBe(`"${'x'.repeat(198)}…`)
  })

  test('that does not compile is refused with its place and the message of the compiler', async () => {
    const read = (expression: string) => worker.values(SEARCH, orderOf(line('dfs(depth + 1)'), expression))
    expect(await read('n, nowhere + 1')).toEqual({
      kind: 'fault',
      column: 4,
      message: "use of undeclared identifier 'nowhere'",
    })
    expect(await read('n +')).toMatchObject({ kind: 'fault' })
    expect(await read('print_board()')).toMatchObject({ kind: 'fault' })
    expect(await read('n = 3')).toMatchObject({ kind: 'changes' })
  })

  test('that writes to the board is reported, since the program differs from then on', async () => {
    expect(await worker.values(SEARCH, orderOf(line('if (!row_used'), '(dfs(depth + 1), 1)'))).toEqual({
      kind: 'differs',
    })
  })
})

describe('A line', () => {
  const LINES = `#include <bits/stdc++.h>
using namespace std;
#define REP(i, n) for (int i = 0; i < n; i++)
int twice(int n)
{
  return 2 * n;
}
int main() {
  int k = 4;
  for (int n = 0; n < 2; n++) twice(n);
  for (int n : {7, 8}) twice(n);
  REP(m, 2) twice(m);
  if (k > 3)
    k = 5;
  else k = 6;
  while (k < 7)
    k++;
  auto half = [&](int n) {
    return n / 2;
  };
  half(6); half(8);
  // nothing
  return 0;
}
`

  test.each([
    ['a loop', 'n < 2', 'n', [[0], [1], [2]]],
    ['a loop over a range', '{7, 8}', 'n', [[7], [8]]],
    ['a macro', 'REP(m, 2)', 'm', [[0], [1]]],
    ['a bare body', 'k = 5', 'k', [[4]]],
    ['an else that is not taken', 'k = 6', 'k', []],
    ['a condition', 'while', 'k', [[5], [6], [7]]],
    ['a body of a loop', 'k++', 'k', [[5], [6]]],
    [
      'a lambda',
      'n / 2',
      'n, k',
      [
        [6, 7],
        [8, 7],
      ],
    ],
    ['a function', '2 * n', 'n', [[0], [1], [7], [8], [0], [1]]],
    ['the head of a function', 'int twice(int n)', 'n', [[0], [1], [7], [8], [0], [1]]],
  ])('with %s shows its values each time that it runs', async (_, text, expression, shown) => {
    expect(await rowsAt(LINES, text, expression)).toEqual(shown)
  })

  test('on which nothing runs is answered with the next that does', async () => {
    const nothing = lineWith(LINES, '// nothing')
    const read = await worker.values(program(LINES, PUZZLES.codewars1), orderOf(nothing, '1'))
    expect(read).toEqual({ kind: 'no-code', next: nothing + 1 })
  })
})

test('a function that is called for its answer is read', async () => {
  const source = `class Solution {
public:
  void solveSudoku(vector<vector<char>>& board) { solve(board); }
  bool solve(vector<vector<char>>& board) {
    for (int y = 0; y < 9; y++)
      for (int x = 0; x < 9; x++) {
        if (board[y][x] != '.') continue;
        for (char n = '1'; n <= '9'; n++) {
          if (!fits(board, y, x, n)) continue;
          board[y][x] = n;
          if (solve(board)) return true;
          board[y][x] = '.';
        }
        return false;
      }
    return true;
  }
  bool fits(vector<vector<char>>& board, int y, int x, char n) {
    for (int k = 0; k < 9; k++)
      if (board[y][k] == n || board[k][x] == n || board[y / 3 * 3 + k / 3][x / 3 * 3 + k % 3] == n) return false;
    return true;
  }
};
`
  const ran = program(source, PUZZLES.codewars1, {
    kind: 'call',
    name: 'Solution.solveSudoku',
    cells: 'characters',
  })
  const run = await worker.run(ran)
  expect(run.events).toBe(8365)
  await expectAsRecorded(worker, ran, run, lineWith(source, 'board[y][x] = n'), "y, x, n - '0'")
})
