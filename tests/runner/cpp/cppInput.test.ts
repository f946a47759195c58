/**
 * The source of a C++ program shows how to pass the puzzle: as input, or as an argument of a function. It also shows
 * the type of the argument's cells.
 */
import { describe, expect, test } from 'vitest'
import { calledFunction, functionsIn } from '../../../src/runner/cpp/cppInput.ts'

describe('A program with a main has no function called', () => {
  test.each([
    ['after a function', 'void solve(vector<vector<int>>& b) {}\nint main() { solve(b); }\n'],
    ['without a type', 'bool solve(int b[9][9]) {}\nmain(void) {}\n'],
  ])('%s', (_, source) => {
    expect(calledFunction(source)).toBeUndefined()
  })

  test('but a main in a comment does not count', () => {
    expect(calledFunction('// int main() {}\nvoid solve(vector<vector<int>>& b) {}\n')?.name).toBe('solve')
  })
})

test('a function that judges call by its name has precedence, anywhere in the source', () => {
  const source = `bool fits(std::vector<std::vector<int>>& puzzle) { return true; }
std::vector<std::vector<int>> sudoku(std::vector<std::vector<int>> puzzle) {
  for (int k = 0; k < 9; k++) { fits(puzzle); }
  return puzzle;
}
`
  expect(functionsIn(source)).toEqual([
    { name: 'sudoku', cells: 'numbers', kind: 'call' },
    { name: 'fits', cells: 'numbers', kind: 'call' },
  ])
})

test('functions of a namespace are not called, but the one after it is', () => {
  const source = `namespace {
const int N = 9;
bool fits(int board[9][9]) { return true; }
}
bool solve(int board[9][9]) { return fits(board); }
`
  expect(functionsIn(source)).toEqual([{ name: 'solve', cells: 'numbers', kind: 'call' }])
})

test('LeetCode’s method is called with characters', () => {
  const source = `class Solution {
public:
    bool ok(vector<vector<char>>& board, int r, int c, char d) { return true; }
    void solveSudoku(vector<vector<char>>& board) { ok(board, 0, 0, '1'); }
};
`
  expect(calledFunction(source)).toEqual({ name: 'Solution.solveSudoku', cells: 'characters', kind: 'call' })
})

test.each([
  ['a vector of vectors', 'void f(vector<vector<int>> &board) {}', 'numbers'],
  ['a constant one of characters', 'void f(const std::vector<std::vector<char>>& board) {}', 'characters'],
  ['strings', 'vector<string> f(vector<string> rows) {}', 'characters'],
  ['one string', 'string f(string s) {}', 'characters'],
  ['an array', 'bool f(int board[9][9]) {}', 'numbers'],
  ['an array by its width', 'bool f(int board[][9]) {}', 'numbers'],
  ['a pointer to rows', 'bool f(int (*board)[9]) {}', 'numbers'],
  ['a reference to an array', 'bool f(char (&board)[9][9]) {}', 'characters'],
  ['pointers to rows', 'bool f(int** board) {}', 'numbers'],
  ['an array of the library', 'void f(array<array<int, 9>, 9>& board) {}', 'numbers'],
  ['two boards', 'void f(int a[9][9], int b[9][9]) {}', undefined],
  ['a board and a place', 'bool f(vector<vector<int>>& board, int n) {}', undefined],
  ['a number', 'bool f(int n) {}', undefined],
  ['nothing', 'void f() {}', undefined],
])('a function that takes %s', (_, source, cells) => {
  expect(calledFunction(source)?.cells).toBe(cells)
})
