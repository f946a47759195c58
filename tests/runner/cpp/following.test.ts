/** Follows the writes of a variable of a C++ program, and reads what the calls of a program return. */
import { expect, test } from 'vitest'
import { PUZZLES } from '../../sudoku/puzzles.ts'
import { CppWorker } from '../../support/cpp.ts'
import { program } from '../../support/ownTestWorker.ts'
import { cases } from '../../thorough.ts'
import { expectExactWrites } from '../worker/variableStories.ts'

const worker = new CppWorker()

/** A program that stops after 12 placements, so that all lines of its run can be compared. */
const SHORT = `#include <iostream>
#include <vector>
using namespace std;
int board[9][9];
int left_ = 12;
bool fits(int y, int x, int n) {
  for (int k = 0; k < 9; k++)
    if (board[y][k] == n || board[k][x] == n) return false;
  return true;
}
struct Search {
  int tried = 0;
  bool go(int depth, vector<int>& used) {
    int y = depth / 9, x = depth % 9;
    if (left_ <= 0) return true;
    if (board[y][x] > 0) return go(depth + 1, used);
    for (int n = 1; n <= 9; n++) {
      if (!fits(y, x, n)) continue;
      tried++;
      left_--;
      used[n]++;
      board[y][x] = n;
      if (go(depth + 1, used)) return true;
      board[y][x] = 0;
    }
    return false;
  }
};
int main() {
  for (auto& row : board)
    for (int& cell : row) cin >> cell;
  Search search;
  vector<int> used(10);
  search.go(0, used);
}
`

test('the writes of a variable are exactly the changes of its value from line to line', async () => {
  await expectExactWrites(worker, program(SHORT, PUZZLES.codewars1), cases(60))
})

const RETURNING = `#include <cstdio>
#include <string>
enum Kind { none, some };
int board[9][9];
int whole(int n) { return n * 2; }
unsigned large() { return 4000000000u; }
long long wide() { return -1234567890123LL; }
double real() { return 0.5; }
float single() { return 1.25f; }
bool yes() { return true; }
char letter() { return 'x'; }
Kind kind() { return some; }
signed char small() { return -3; }
void nothing() { board[0][2] = 1; }
std::string text() { return "text"; }
int main() {
  for (int k = 0; k < 81; k++) if (std::scanf("%d", &board[k / 9][k % 9]) != 1) return 1;
  board[0][1] = whole(2);
  large();
  wide();
  real();
  single();
  yes();
  letter();
  kind();
  small();
  nothing();
  text();
  board[0][1] = 0;
}
`

test('a call gives back the number that it returns', async () => {
  const ran = program(RETURNING, PUZZLES.codewars1)
  await worker.run(ran)
  const { lines } = await worker.inspect(ran, 0, 10_000)
  const returned = lines.flatMap(({ returned }) =>
    returned === undefined ? [] : [[returned.name, returned.value]],
  )
  expect(returned).toEqual([
    ['whole', 4],
    ['large', 4_000_000_000],
    ['wide', -1_234_567_890_123],
    ['real', 0.5],
    ['single', 1.25],
    ['yes', true],
    ['letter', { text: "'x'" }],
    ['kind', { text: 'some' }],
    ['small', -3],
  ])
})
