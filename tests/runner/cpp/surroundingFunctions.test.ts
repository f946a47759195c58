/** Calls C++ functions as submitted to LeetCode and Codewars, without `main`: solvers, and checkers of boards. */
import { describe, expect, test } from 'vitest'
import { calledFunction } from '../../../src/runner/cpp/cppInput.ts'
import { PUZZLES } from '../../sudoku/puzzles.ts'
import { CppWorker } from '../../support/cpp.ts'
import { program, type RunReport } from '../../support/ownTestWorker.ts'

const worker = new CppWorker()
const SOLVED = '534678912672195348198342567859761423426853791713924856961537284287419635345286179'

async function runCalled(source: string, line: string = PUZZLES.codewars1): Promise<RunReport> {
  return worker.run(program(source, line, calledFunction(source) ?? expect.unreachable('no function')))
}

function answerOf({ outcome }: RunReport): string | undefined {
  return outcome.kind === 'finished' ? outcome.answer : `${outcome.kind} ${JSON.stringify(outcome)}`
}

test('A solver with a struct, a type and helpers before it is called, and recorded', async () => {
  const run = await runCalled(`#include <vector>
struct Cell { int r, c; };
typedef vector<vector<char>> Board;
bool fits(const vector<vector<char>>& b, Cell at, char d) {
  for (int i = 0; i < 9; i++)
    if (b[at.r][i] == d || b[i][at.c] == d || b[at.r / 3 * 3 + i / 3][at.c / 3 * 3 + i % 3] == d) return false;
  return true;
}
class Solution {
  bool go(Board& b, int k) {
    while (k < 81 && b[k / 9][k % 9] != '.') k++;
    if (k == 81) return true;
    for (char d = '1'; d <= '9'; d++) {
      if (!fits(b, Cell{k / 9, k % 9}, d)) continue;
      b[k / 9][k % 9] = d;
      if (go(b, k)) return true;
      b[k / 9][k % 9] = '.';
    }
    return false;
  }
public:
  void work(Board& board) { cout << go(board, 0) << endl; }
};
`)
  expect(answerOf(run)?.replaceAll(/\s/g, '')).toBe(SOLVED)
  expect(run).toMatchObject({ events: 8365, replayed: SOLVED, output: '1\n' })
  expect(new Set(run.lines)).toEqual(new Set([15, 17]))
})

describe('A checker is asked about the board,', () => {
  const CHECKER = `class Solution {
public:
  bool isValidSudoku(vector<vector<char>>& board) {
    set<string> seen;
    for (int r = 0; r < 9; r++)
      for (int c = 0; c < 9; c++) {
        char d = board[r][c];
        if (d == '.') continue;
        string row = string("r") + to_string(r) + d, column = string("c") + to_string(c) + d;
        if (!seen.insert(row).second || !seen.insert(column).second) return false;
      }
    cout << "all fine" << endl;
    return true;
  }
};
`
  test('and answers true, beside what it prints', async () => {
    const run = await runCalled(CHECKER)
    expect([answerOf(run), run.output]).toEqual(['true', 'all fine\n'])
    expect(run.hidden).toBe('unwritten')
  })

  test('or false', { tags: ['thorough'] }, async () => {
    expect(answerOf(await runCalled(CHECKER, `55${PUZZLES.codewars1.slice(2)}`))).toBe('false')
  })

  test.each([
    [
      'a text',
      'string doneOrNot(vector<vector<int>> b) { return b[0][2] ? "Finished!" : "Try again!"; }',
      'Try again!',
    ],
    ['a number', 'int check_sudoku(unsigned int b[9][9]) { return b[0][0] == 5; }', '1'],
    [
      'a truth value, in LeetCode’s form of C',
      "bool isValidSudoku(char** board, int n, int* sizes) { return n == 9 && sizes[8] == 9 && board[0][2] == '.'; }",
      'true',
    ],
  ])('or with %s', { tags: ['thorough'] }, async (_, source, answer) => {
    expect(answerOf(await runCalled(source))).toBe(answer)
  })
})
