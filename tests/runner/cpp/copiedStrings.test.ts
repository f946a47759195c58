/** A board of strings that each step of a search copies is recorded as the search fills it. */
import { expect, test } from 'vitest'
import { CppWorker } from '../../support/cpp.ts'
import { program } from '../../support/ownTestWorker.ts'
import { PUZZLES } from '../../sudoku/puzzles.ts'

const worker = new CppWorker()
const LINE = PUZZLES.codewars1
const TEXT = LINE.replaceAll('0', '.').replace(/.{9}/g, '$&\n')

/** Prints each board that a search fills, up to the number at which it ends. */
const HEAD = `#include <cstdlib>
#include <iostream>
#include <stack>
#include <string>
#include <vector>
using namespace std;
template <class Board> bool fits(const Board& b, int p, char n) {
  for (int k = 0; k < 9; k++)
    if (b[p / 9][k] == n || b[k][p % 9] == n || b[p / 27 * 3 + k / 3][p % 9 / 3 * 3 + k % 3] == n) return false;
  return true;
}
int shown;
template <class Board> void show(const Board& b) {
  for (int i = 0; i < 9; i++) cout << b[i];
  cout << endl;
  if (++shown == 300) exit(0);
}
`
const READ = 'for (int i = 0; i < 9; i++) cin >> '

const PROGRAMS: readonly (readonly [name: string, source: string])[] = [
  [
    'a vector of strings, handed down by value',
    `bool go(vector<string> b, int p) {
  while (p < 81 && b[p / 9][p % 9] != '.') p++;
  if (p == 81) return true;
  for (char n = '1'; n <= '9'; n++) {
    if (!fits(b, p, n)) continue;
    b[p / 9][p % 9] = n; show(b);
    if (go(b, p + 1)) return true;
    b[p / 9][p % 9] = '.'; show(b);
  }
  return false;
}
int main() { vector<string> b(9); ${READ}b[i]; go(b, 0); }
`,
  ],
  [
    'an array of strings in a structure, copied for each digit',
    `struct State { string b[9]; };
bool go(State s, int p) {
  while (p < 81 && s.b[p / 9][p % 9] != '.') p++;
  if (p == 81) return true;
  for (char n = '1'; n <= '9'; n++) {
    if (!fits(s.b, p, n)) continue;
    State next = s;
    next.b[p / 9][p % 9] = n; show(next.b);
    if (go(next, p + 1)) return true;
  }
  return false;
}
int main() { State s; ${READ}s.b[i]; go(s, 0); }
`,
  ],
  [
    'vectors of strings on a stack',
    `int main() {
  vector<string> b(9); ${READ}b[i];
  stack<vector<string>> todo;
  todo.push(b);
  while (!todo.empty()) {
    vector<string> now = todo.top(); show(now);
    todo.pop();
    int p = 0;
    while (p < 81 && now[p / 9][p % 9] != '.') p++;
    if (p == 81) return 0;
    for (char n = '9'; n >= '1'; n--) {
      if (!fits(now, p, n)) continue;
      now[p / 9][p % 9] = n; show(now);
      todo.push(now);
    }
  }
}
`,
  ],
  [
    'a vector of strings that is kept, and assigned again',
    `vector<string> b(9);
bool go(int p) {
  while (p < 81 && b[p / 9][p % 9] != '.') p++;
  if (p == 81) return true;
  for (char n = '1'; n <= '9'; n++) {
    if (!fits(b, p, n)) continue;
    vector<string> kept = b;
    b[p / 9][p % 9] = n; show(b);
    if (go(p + 1)) return true;
    b = kept; show(b);
  }
  return false;
}
int main() { ${READ}b[i]; go(0); }
`,
  ],
]

test.each(PROGRAMS)('%s', async (_, source) => {
  const { outcome, output, writes, replayed } = await worker.run(
    program(HEAD + source, LINE, { kind: 'stdin', text: TEXT }),
  )
  expect(outcome.kind).toBe('finished')
  const filled = output.trimEnd().replaceAll('.', '0').split('\n')
  expect(filled).toHaveLength(300)
  const cells = LINE.split('')
  let before: string = LINE
  let next = filled[0] === LINE ? 1 : 0
  for (const write of writes) {
    cells[write >> 4] = `${write & 15}`
    // Between two boards of the search each cell is as in one of them, or cleared on the way.
    const after = filled[next] ?? before
    const isBetween = cells.every(
      (digit, cell) =>
        digit === before[cell] || digit === after[cell] || (digit === '0' && before[cell] !== after[cell]),
    )
    expect(isBetween).toBe(true)
    // A board may be taken from the stack without a change.
    for (; next < filled.length && filled[next] === cells.join(''); next++) before = filled[next]
  }
  expect(next).toBe(300)
  expect(replayed).toBe(filled.at(-1))
})
