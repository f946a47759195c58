/** Pasted programs are distinguished from other texts, and each built-in program is recognised as itself. */
import { describe, expect, test } from 'vitest'
import { recognition } from '../../../src/page/reading/reader.ts'
import { programIn } from '../../../src/runner/text/likeness.ts'
import { LISTINGS } from '../../listings/listings.ts'
import { PUZZLES } from '../../sudoku/puzzles.ts'
import { SEED } from '../../seed.ts'

/** Returns a seeded random generator of integers from 0 to its argument − 1. */
function randomOf(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** Other names for identifiers of the listings. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  board: ['grid', 'arr', 'sudoku', 'map', 'graph', 'a'],
  blanks: ['zeros', 'empty', 'blank', 'zero_list', 'v'],
  depth: ['idx', 'cnt', 'level', 'k'],
  dfs: ['solve', 'backtrack', 'go', 'recursive', 'f'],
  print_board: ['show', 'output', 'printAll'],
  y: ['i', 'r', 'row'],
  x: ['j', 'c', 'col'],
  n: ['num', 'digit', 'd', 'val'],
}

/** Returns a listing as another author would write it: other names, no tags (`#@…`), and sometimes tabs. */
function disguisedSource(source: string, below: (limit: number) => number): string {
  const plain = source.replace(/\s*(?:#|\/\/)@[^\n]*/g, '')
  const renamed = Object.entries(NAMES).reduce((text, [name, others]) => {
    const other = others[below(others.length)]
    const isTaken = new RegExp(String.raw`\b${other}\b`).test(text)
    return isTaken ? text : text.replace(new RegExp(String.raw`\b${name}\b`, 'g'), other)
  }, plain)
  return below(2) === 0 ? renamed : renamed.replace(/^( {4})+/gm, (spaces) => '\t'.repeat(spaces.length / 4))
}

describe.each(LISTINGS.map((listing) => [listing.id, listing.language, listing.source] as const))(
  '%s in %s',
  (id, _language, source) => {
    test('is recognised as itself', () => {
      expect(programIn(source)?.resembles).toBe(id)
    })

    test(`is recognised under other names (seed ${SEED})`, () => {
      const below = randomOf(SEED)
      for (let draw = 0; draw < 8; draw++) {
        const text = disguisedSource(source, below)
        expect([programIn(text)?.resembles, text]).toEqual([id, text])
      }
    })
  },
)

/** Programs as people post them, each with the id of the built-in program that it resembles. */
const WRITTEN: readonly (readonly [string, string])[] = [
  [
    'check-functions',
    `class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        def is_valid(r, c, ch):
            for i in range(9):
                if board[i][c] == ch: return False
                if board[r][i] == ch: return False
                if board[3*(r//3)+i//3][3*(c//3)+i%3] == ch: return False
            return True
        def solve():
            for r in range(9):
                for c in range(9):
                    if board[r][c] == '.':
                        for ch in '123456789':
                            if is_valid(r, c, ch):
                                board[r][c] = ch
                                if solve(): return True
                                board[r][c] = '.'
                        return False
            return True
        solve()`,
  ],
  [
    'check-functions',
    `import java.util.*;
public class Main {
    static int[][] map = new int[9][9];
    static boolean possible(int row, int col, int value) {
        for (int i = 0; i < 9; i++) { if (map[row][i] == value) return false; }
        for (int i = 0; i < 9; i++) { if (map[i][col] == value) return false; }
        return true;
    }
    public static void sudoku(int row, int col) {
        if (col == 9) { sudoku(row + 1, 0); return; }
        for (int i = 1; i <= 9; i++) if (possible(row, col, i)) { map[row][col] = i; sudoku(row, col + 1); map[row][col] = 0; }
    }
}`,
  ],
  [
    'check-functions',
    `function solve(grid) {
  for (let y = 0; y < 9; y++) for (let x = 0; x < 9; x++) {
    if (grid[y][x] !== 0) continue;
    for (let n = 1; n <= 9; n++) if (possible(grid, y, x, n)) { grid[y][x] = n; if (solve(grid)) return true; grid[y][x] = 0; }
    return false;
  }
  return true;
}`,
  ],
  [
    'tables',
    `#include <cstdio>
int a[10][10];
bool c[10][10], r[10][10], sq[10][10];
int n = 9;
int square(int x, int y) { return (x / 3) * 3 + (y / 3); }
bool go(int z) {
    if (z == 81) return true;
    int x = z / n, y = z % n;
    if (a[x][y] != 0) return go(z + 1);
    for (int i = 1; i <= 9; i++) {
        if (c[x][i] == 0 && r[y][i] == 0 && sq[square(x, y)][i] == 0) {
            c[x][i] = r[y][i] = sq[square(x, y)][i] = true;
            a[x][y] = i;
            if (go(z + 1)) return true;
            a[x][y] = 0;
            c[x][i] = r[y][i] = sq[square(x, y)][i] = false;
        }
    }
    return false;
}`,
  ],
  [
    'tables',
    `def solveSudoku(board):
    rows = [set() for _ in range(9)]
    cols = [set() for _ in range(9)]
    boxes = [set() for _ in range(9)]
    def backtrack(i):
        if i == len(empty): return True
        r, c = empty[i]
        for d in digits:
            if d not in rows[r] and d not in cols[c] and d not in boxes[r // 3 * 3 + c // 3]:
                rows[r].add(d)
                board[r][c] = d
                if backtrack(i + 1): return True
                rows[r].remove(d)
        return False`,
  ],
  [
    'bitmasks',
    `class Solution {
    int row[9], col[9], box[9];
public:
    bool dfs(vector<vector<char>>& board, int pos) {
        int mask = ~(row[i] | col[j] | box[i / 3 * 3 + j / 3]) & 0x1ff;
        for (; mask; mask &= (mask - 1)) {
            int digit = __builtin_ctz(mask & (-mask));
            board[i][j] = digit + '1';
        }
        return false;
    }
};`,
  ],
  [
    'fewest-candidates',
    `def find_best(board):
    best = None
    for r in range(9):
        for c in range(9):
            if board[r][c] == 0:
                options = candidates(board, r, c)
                if best is None or len(options) < len(best[2]):
                    best = (r, c, options)
    return best`,
  ],
  [
    'set-discard',
    `def possible(board, r, c):
    nums = set(range(1, 10))
    nums -= set(board[r])
    nums -= {board[i][c] for i in range(9)}
    for i in range(9):
        nums.discard(board[r//3*3 + i//3][c//3*3 + i%3])
    return nums`,
  ],
  [
    'dancing-links',
    `class Node:
    def __init__(self): self.left = self.right = self.up = self.down = self
def cover(col):
    col.right.left = col.left
def uncover(col):
    col.right.left = col
def search(k):
    if head.right == head: return True
    return False`,
  ],
  [
    'check-tables',
    `void backtrack(int cnt) {
    if (cnt == 81) { print(); exit(0); }
    for (int i = 1; i <= 9; i++) {
        if (visited[0][y][i] || visited[1][x][i] || visited[2][y / 3 * 3 + x / 3][i]) continue;
        visited[0][y][i] = true;
        backtrack(cnt + 1);
    }
}`,
  ],
]

test.each(WRITTEN)('a posted program resembles %s', (id, text) => {
  expect(programIn(text)?.resembles).toBe(id)
})

test.each([
  'def greet(name):\n    return "Hello, " + name\n\nfor name in ["a", "b"]:\n    print(greet(name))',
  'function add(a, b) {\n  return a + b\n}\nconst sum = add(1, 2)',
])('a program that solves no Sudoku resembles none: %j', (text) => {
  expect(programIn(text)).toMatchObject({ resembles: undefined })
})

test.each([
  'My class of puzzles, for you: return it by Friday.',
  'no puzzle here, at all',
  '1 2 3\n4 5 6',
  '#include',
  'def',
  '',
])('%j is not a program', (text) => {
  expect(programIn(text)).toBeUndefined()
})

describe('A text with a program in it', () => {
  const rows = PUZZLES.codewars1.match(/.{9}/g) ?? []
  const list = `[${rows.map((row) => `[${Array.from(row).join(', ')}]`).join(',\n ')}]`

  test.each(LISTINGS.map(({ id, language, source }) => [`${id} in ${language}`, source] as const))(
    'and a board is read as the board, with %s',
    async (_name, source) => {
      for (const text of [`board = ${list}\n\n${source}`, `${source}\n\nboard = ${list}`]) {
        const { reading } = recognition(text)
        expect(reading).toMatchObject({ kind: 'puzzle', grid: Array.from(PUZZLES.codewars1, Number) })
      }
    },
  )

  test('and a faulty board is reported with the fault', async () => {
    const { reading } = recognition(`board = ${list.replace('5, 3', '5, 33')}\n\n${LISTINGS[0].source}`)
    const error = { code: 'out-of-range', row: 1, column: 2, found: 33 }
    expect(reading).toMatchObject({ kind: 'error', error: { code: 'in-puzzle', label: 'board', error } })
  })

  test('alone is named, with the program that it resembles', async () => {
    const { id, source } = LISTINGS[0]
    const { reading } = recognition(source)
    expect(reading).toMatchObject({ kind: 'error', error: { code: 'program', resembles: { id } } })
  })
})
