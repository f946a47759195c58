/**
 * Realistic C++ programs that differ in how they store, receive or copy their board. All of them fill the blanks along
 * the rows, trying 1 to 9.
 */
import type { ProgramInput } from '../../../src/runner/questions.ts'

export interface RealProgram {
  readonly name: string
  readonly source: string
  readonly input?: ProgramInput
  /** True if the input has no spaces. */
  readonly isDense?: true
  /**
   * Missing if the writes are those of a plain backtracking search. `others`: only the first five writes are the same.
   * `none`: no writes are recorded.
   */
  readonly writes?: 'others' | 'none'
}

/**
 * Returns C++ code of a search, to be called with 0.
 * @param at code of a cell, with `R` and `C` for row and column
 * @param digit, blank code of the cell's content: the digit `n`, or nothing
 * @param head, call head of the function, and its call of itself
 */
function searchCode(
  at: string,
  digit: string,
  blank: string,
  head = 'bool go(int p)',
  call = 'go(p + 1)',
): string {
  const cell = (row: string, column: string) => at.replace('R', row).replace('C', column)
  const here = cell('p / 9', 'p % 9')
  return `${head} {
  while (p < 81 && ${here} != ${blank}) p++;
  if (p == 81) return true;
  for (int n = 1; n <= 9; n++) {
    bool fits = true;
    for (int k = 0; k < 9; k++) {
      if (${cell('p / 9', 'k')} == ${digit} || ${cell('k', 'p % 9')} == ${digit}) fits = false;
      if (${cell('p / 27 * 3 + k / 3', 'p % 9 / 3 * 3 + k % 3')} == ${digit}) fits = false;
    }
    if (!fits) continue;
    ${here} = ${digit};
    if (${call}) return true;
    ${here} = ${blank};
  }
  return false;
}
`
}

const READ = 'for (int i = 0; i < 9; i++) for (int j = 0; j < 9; j++) cin >> '
const printCode = (cell: string) =>
  `for (int i = 0; i < 9; i++) { for (int j = 0; j < 9; j++) cout << ${cell} << ' '; cout << '\\n'; }\n`

export const REAL_PROGRAMS: readonly RealProgram[] = [
  {
    name: 'a global array called map and numbers called row and empty',
    source: `#pragma GCC optimize("O3")
#pragma GCC target("avx2")
#include <iostream>
#include <vector>
#include <algorithm>
using namespace std;
#define fastio ios::sync_with_stdio(false); cin.tie(nullptr); cout.tie(nullptr)
int map[9][9], row, empty;
${searchCode('map[R][C]', 'n', '0')}
int main() {
  fastio;
  ${READ}map[i][j];
  for (row = 0; row < 9; row++) for (int j = 0; j < 9; j++) empty += map[row][j] == 0;
  go(0);
  ${printCode('map[i][j]')}
  return 0;
}
`,
  },
  {
    name: 'an array that counts from 1, read by scanf, and an exit in the middle',
    source: `#include <cstdio>
#include <cstdlib>
int a[10][10];
bool ok(int r, int c, int n) {
  for (int k = 1; k <= 9; k++) if (a[r][k] == n || a[k][c] == n) return false;
  for (int i = (r - 1) / 3 * 3 + 1; i <= (r - 1) / 3 * 3 + 3; i++)
    for (int j = (c - 1) / 3 * 3 + 1; j <= (c - 1) / 3 * 3 + 3; j++) if (a[i][j] == n) return false;
  return true;
}
void go(int r, int c) {
  if (c == 10) { r++; c = 1; }
  if (r == 10) {
    for (int i = 1; i <= 9; i++) { for (int j = 1; j <= 9; j++) printf("%d ", a[i][j]); printf("\\n"); }
    exit(0);
  }
  if (a[r][c]) { go(r, c + 1); return; }
  for (int n = 1; n <= 9; n++) if (ok(r, c, n)) { a[r][c] = n; go(r, c + 1); a[r][c] = 0; }
}
int main() {
  for (int i = 1; i <= 9; i++) for (int j = 1; j <= 9; j++) scanf("%d", &a[i][j]);
  go(1, 1);
}
`,
  },
  {
    name: 'a flat array, and goto instead of recursion',
    writes: 'others',
    source: `#include <iostream>
using namespace std;
int b[81], blanks[81], count_, at;
bool fits(int p, int n) {
  for (int k = 0; k < 9; k++)
    if (b[p / 9 * 9 + k] == n || b[k * 9 + p % 9] == n || b[(p / 27 * 3 + k / 3) * 9 + p % 9 / 3 * 3 + k % 3] == n) return false;
  return true;
}
int main() {
  for (int& cell : b) cin >> cell;
  for (int p = 0; p < 81; p++) if (!b[p]) blanks[count_++] = p;
  int n;
next:
  if (at == count_) goto done;
  n = 1;
try_:
  for (; n <= 9; n++) if (fits(blanks[at], n)) { b[blanks[at++]] = n; goto next; }
  at--;
  n = b[blanks[at]] + 1;
  b[blanks[at]] = 0;
  goto try_;
done:
  for (int p = 0; p < 81; p++) cout << b[p] << (p % 9 == 8 ? '\\n' : ' ');
}
`,
  },
  {
    name: 'a vector of vectors, and all headers at once',
    source: `#include <bits/stdc++.h>
using namespace std;
int empty;
vector<vector<int>> b(9, vector<int>(9));
${searchCode('b[R][C]', 'n', '0')}
int main() {
  ${READ}b[i][j];
  go(0);
  ${printCode('b[i][j]')}
}
`,
  },
  {
    name: 'an array of strings',
    isDense: true,
    source: `#include <iostream>
#include <string>
using namespace std;
string b[9];
${searchCode('b[R][C]', "char('0' + n)", "'0'")}
int main() {
  for (auto& row : b) cin >> row;
  go(0);
  for (auto& row : b) cout << row << endl;
}
`,
  },
  {
    name: 'lines of characters',
    isDense: true,
    source: `#include <stdio.h>
char b[9][10];
${searchCode('b[R][C]', "'0' + n", "'0'")}
int main(void) {
  for (int i = 0; i < 9; i++) scanf("%s", b[i]);
  go(0);
  for (int i = 0; i < 9; i++) puts(b[i]);
  return 0;
}
`,
  },
  {
    name: 'a board on the stack, handed down by reference',
    source: `#include <iostream>
using namespace std;
${searchCode('b[R][C]', 'n', '0', 'bool go(int (&b)[9][9], int p)', 'go(b, p + 1)')}
int main() {
  int b[9][9];
  ${READ}b[i][j];
  go(b, 0);
  ${printCode('b[i][j]')}
}
`,
  },
  {
    name: 'a structure with the board in it, made by new',
    source: `#include <iostream>
#include <array>
struct Sudoku {
  bool rows[9][10] = {};
  std::array<std::array<int, 9>, 9> cells;
  ${searchCode('cells[R][C]', 'n', '0')}
};
int main() {
  Sudoku* s = new Sudoku();
  for (auto& row : s->cells) for (int& cell : row) std::cin >> cell;
  s->go(0);
  for (auto& row : s->cells) { for (int cell : row) std::cout << cell << ' '; std::cout << std::endl; }
  delete s;
}
`,
  },
  {
    name: 'pointers to rows, and short numbers',
    source: `#include <iostream>
using namespace std;
short** b;
${searchCode('b[R][C]', 'n', '0')}
int main() {
  b = new short*[9];
  for (int i = 0; i < 9; i++) b[i] = new short[9];
  ${READ}b[i][j];
  go(0);
  ${printCode('b[i][j]')}
}
`,
  },
  {
    name: 'a structure handed down by copy',
    writes: 'others',
    source: `#include <iostream>
struct Grid { int b[9][9]; };
Grid solved;
bool go(Grid g, int p) {
  while (p < 81 && g.b[p / 9][p % 9]) p++;
  if (p == 81) { solved = g; return true; }
  for (int n = 1; n <= 9; n++) {
    bool fits = true;
    for (int k = 0; k < 9; k++) {
      if (g.b[p / 9][k] == n || g.b[k][p % 9] == n) fits = false;
      if (g.b[p / 27 * 3 + k / 3][p % 9 / 3 * 3 + k % 3] == n) fits = false;
    }
    if (!fits) continue;
    Grid next = g;
    next.b[p / 9][p % 9] = n;
    if (go(next, p + 1)) return true;
  }
  return false;
}
int main() {
  Grid g;
  for (auto& row : g.b) for (int& cell : row) std::cin >> cell;
  go(g, 0);
  for (auto& row : solved.b) { for (int cell : row) std::cout << cell << ' '; std::cout << '\\n'; }
}
`,
  },
  {
    name: 'vectors handed down by copy',
    writes: 'others',
    source: `#include <iostream>
#include <vector>
using namespace std;
using Grid = vector<vector<int>>;
Grid solved;
bool go(Grid b, int p) {
  while (p < 81 && b[p / 9][p % 9]) p++;
  if (p == 81) { solved = b; return true; }
  for (int n = 1; n <= 9; n++) {
    bool fits = true;
    for (int k = 0; k < 9; k++) {
      if (b[p / 9][k] == n || b[k][p % 9] == n) fits = false;
      if (b[p / 27 * 3 + k / 3][p % 9 / 3 * 3 + k % 3] == n) fits = false;
    }
    if (!fits) continue;
    b[p / 9][p % 9] = n;
    if (go(b, p + 1)) return true;
    b[p / 9][p % 9] = 0;
  }
  return false;
}
int main() {
  Grid b(9, vector<int>(9));
  ${READ}b[i][j];
  go(b, 0);
  ${printCode('solved[i][j]')}
}
`,
  },
  {
    name: 'a class of LeetCode, with nothing included',
    input: { kind: 'call', name: 'Solution.solveSudoku', cells: 'characters' },
    source: `class Solution {
public:
    ${searchCode('b[R][C]', "char('0' + n)", "'.'", 'bool go(vector<vector<char>>& b, int p)', 'go(b, p + 1)')}
    void solveSudoku(vector<vector<char>>& board) {
        unordered_map<int, int> seen;
        go(board, 0);
    }
};
`,
  },
  {
    name: 'a function of Codewars, which takes the board by value and gives it back',
    input: { kind: 'call', name: 'sudoku', cells: 'numbers' },
    source: `#include <vector>
${searchCode('b[R][C]', 'n', '0', 'static bool go(std::vector<std::vector<int>>& b, int p)', 'go(b, p + 1)')}
std::vector<std::vector<int>> sudoku(std::vector<std::vector<int>> puzzle) {
  go(puzzle, 0);
  return puzzle;
}
`,
  },
  {
    name: 'a function that takes an array',
    input: { kind: 'call', name: 'solve', cells: 'numbers' },
    source: `${searchCode('b[R][C]', 'n', '0', 'bool go(int b[9][9], int p)', 'go(b, p + 1)')}
void solve(int board[9][9]) { go(board, 0); }
`,
  },
  {
    name: 'no board but masks',
    writes: 'none',
    source: `#include <iostream>
int rows[9], columns[9], boxes[9], bits[81];
bool go(int p) {
  if (p == 81) return true;
  int r = p / 9, c = p % 9, x = r / 3 * 3 + c / 3;
  if (bits[p]) return go(p + 1);
  for (int n = 1; n <= 9; n++) {
    int bit = 1 << n;
    if ((rows[r] | columns[c] | boxes[x]) & bit) continue;
    rows[r] |= bit; columns[c] |= bit; boxes[x] |= bit; bits[p] = bit;
    if (go(p + 1)) return true;
    rows[r] ^= bit; columns[c] ^= bit; boxes[x] ^= bit; bits[p] = 0;
  }
  return false;
}
int main() {
  for (int p = 0; p < 81; p++) {
    int n;
    std::cin >> n;
    if (n == 0) continue;
    bits[p] = 1 << n;
    rows[p / 9] |= bits[p]; columns[p % 9] |= bits[p]; boxes[p / 27 * 3 + p % 9 / 3] |= bits[p];
  }
  go(0);
  for (int p = 0; p < 81; p++) std::cout << __builtin_ctz(bits[p]) << (p % 9 == 8 ? '\\n' : ' ');
}
`,
  },
]
