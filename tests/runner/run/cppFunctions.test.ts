/** The function of a C++ program that the page calls, and its kind: it solves a board, or checks one. */
import { describe, expect, test } from 'vitest'
import { calledFunction } from '../../../src/runner/cpp/cppInput.ts'

describe('A checker is asked, and not called to solve:', () => {
  test.each([
    [
      'class Solution {\npublic:\n  bool isValidSudoku(vector<vector<char>>& board) {}\n};',
      'Solution.isValidSudoku',
    ],
    ['bool isValidSudoku(const vector<vector<char>>& board) {}', 'isValidSudoku'],
    ['string doneOrNot(vector<vector<int>> board) {}', 'doneOrNot'],
    ['bool validSolution(unsigned int board[9][9]) {}', 'validSolution'],
    ['bool valid_solution(int b[9][9]) {}', 'valid_solution'],
    ['int check_sudoku(int a[][9]) {}', 'check_sudoku'],
    ['bool validateSudoku(const int (*m)[9]) {}', 'validateSudoku'],
    ['bool sudokuValidator(array<array<int, 9>, 9> grid) {}', 'sudokuValidator'],
    ['bool isValidSudoku(char** board, int boardSize, int* boardColSize) {}', 'isValidSudoku'],
  ])('%s', (source, name) => {
    expect(calledFunction(source)).toMatchObject({ name, kind: 'check' })
  })

  test.each([
    'bool isValid(vector<vector<char>>& board) {}\nvoid solveSudoku(vector<vector<char>>& board) {}',
    'bool valid(int board[9][9]) {}\nvoid play(int board[9][9]) { if (valid(board)) board[0][2] = 4; }',
    'void validate(vector<vector<int>>& board) {}',
  ])('but %s is called', (source) => {
    expect(calledFunction(source)?.kind).toBe('call')
  })
})

describe('The method of a class', () => {
  test('is called whatever its name is, unless it is private', () => {
    const source = `struct Cell { int r, c; };
class Solution {
  bool fits(vector<vector<char>>& board) { return true; }
public:
  void work(vector<vector<char>>& board) { fits(board); }
};
`
    expect(calledFunction(source)).toEqual({ name: 'Solution.work', cells: 'characters', kind: 'call' })
  })

  test('solveSudoku is called before a helper of a known name', () => {
    const source = `class Solution {
public:
  bool solve(vector<vector<char>>& board) { return true; }
  void solveSudoku(vector<vector<char>>& board) { solve(board); }
};
`
    expect(calledFunction(source)?.name).toBe('Solution.solveSudoku')
  })
})

describe('A function is called only if it takes a board', () => {
  test.each([
    ['typedef vector<vector<int>> Grid;\nvoid run(Grid& g) {}', 'numbers'],
    ['using Board = vector<string>;\nvoid run(const Board& b) {}', 'characters'],
    ['typedef int Board[9][9];\nvoid run(Board board) {}', 'numbers'],
    ['#define N 9\nvoid run(int grid[N][N]) {}', 'numbers'],
    ['string run(string puzzle) {}', 'characters'],
    ['void solveSudoku(char** board, int boardSize, int* boardColSize) {}', 'characters'],
  ])('as %s', (source, cells) => {
    expect(calledFunction(source)?.cells).toBe(cells)
  })

  test.each([
    'bool has(string name) { return true; }',
    'int sum(vector<int> numbers) { return 1; }',
    'template <class T> void run(vector<vector<int>>& board) {}',
    'int total(const vector<vector<int>>& board, int n) { return n; }',
  ])('and %s does not', (source) => {
    expect(calledFunction(source)).toBeUndefined()
  })
})
