/**
 * Programs with the faults of questions, files and threads that were collected after the rules for the others were done:
 * no rule was made for them before they were run.
 */
import { PUZZLES } from '../../../sudoku/puzzles.ts'
import type { RealProgram } from './realProgram.ts'

const GIT = 'https://github.com'
const thread = (title: string): string =>
  `https://huggingface.co/datasets/nvidia/Nemotron-CC-Math-v1 (${title})`
const TISTORY =
  'https://humanwhoishittingmung.tistory.com/entry/%EB%B0%B1%EC%A4%80-2580%EB%B2%88-%EC%8A%A4%EB%8F%84%EC%BF%A0'

export const ASKED_HELD_BACK: readonly RealProgram[] = [
  {
    file: 'inner_not_reset.py',
    source: { kind: 'question', address: thread('Another Programming Problem: Sudoku Solver') },
    input: 'boj-2580',
    natively: 'wrong',
    cause: 'The column is not set back for the second row of the box, so that only its first row is checked.',
    told: [['overlooked', /first row of the box|only its first row|rows? of (the|each) box/]],
    vague: ['overlooked'],
    puzzle: '530070000600145000048000060800060003900803001700020006060000280000914005000080074',
  },
  {
    file: 'queue_of_blanks.py',
    source: { kind: 'blog', address: TISTORY },
    input: 'boj-2580',
    natively: 'wrong',
    cause: 'Each blank is taken from the queue once: nothing comes back to try another digit.',
    told: [
      ['gives-up', /first digit that fits|no search|one pass|does not come back/],
      ['passes-over', /one pass/],
    ],
    vague: ['gives-up', 'passes-over', 'cell-ignored'],
  },
  {
    file: 'none_on_success.py',
    source: { kind: 'issue', address: `${GIT}/flotpython/recreation/issues/6` },
    input: 'boj-2580',
    natively: 'wrong',
    cause: 'The solved board returns None, which counts as a failure, so that the digits are taken back.',
    told: [['goes-on']],
    vague: ['prints-early'],
  },
  {
    file: 'printed_by_columns.py',
    source: { kind: 'blog', address: TISTORY },
    input: 'boj-2580',
    natively: 'wrong',
    cause: 'Row and column are exchanged where the board is printed.',
    told: [['format', /rows and columns|row and column|columns/]],
    vague: ['format', 'goes-on'],
  },
  {
    file: 'last_cell_not_read.py',
    source: { kind: 'issue', address: `${GIT}/dimitri/sudoku/pull/1` },
    input: 'boj-2580',
    natively: 'wrong',
    cause: 'The last cell of the puzzle is not read, so that its given counts as a blank.',
    told: [
      ['given-changed', /last cell|not read|row 9, column 9/],
      ['overlooked', /last cell|not read|row 9, column 9/],
    ],
    vague: ['given-changed', 'overlooked'],
    puzzle: '700058900600100008090300000800501420406000090510920806000730084085010030340000059',
  },
  {
    file: 'last_column_not_asked.py',
    source: { kind: 'question', address: thread('Sudoku Recursion with Backtracking') },
    input: 'boj-2580',
    natively: 'wrong',
    cause: 'The test for a full board leaves out the last column, so that blanks there stay.',
    told: [
      ['cell-ignored', /(blanks? of|in) column 9|last column/],
      ['prints-early', /column 9|last column/],
    ],
    vague: ['cell-ignored', 'prints-early'],
    puzzle: PUZZLES.boj2580,
  },
  {
    file: 'stack_restarts.cpp',
    source: { kind: 'issue', address: `${GIT}/griddb/griddb/issues/263` },
    input: 'boj-2580',
    natively: 'endless',
    cause: 'After a step back the cell begins with 1 again, so that the same digit is placed for ever.',
    told: [
      ['repeats', /again/],
      ['endless', /same digit|from 1 again/],
    ],
    vague: ['repeats', 'endless', 'gives-up'],
  },
  {
    file: 'end_before_last.cpp',
    source: { kind: 'question', address: thread('Sudoku Puzzle Solver') },
    input: 'boj-2580',
    natively: 'wrong',
    cause: 'The search ends at the last cell before it is filled.',
    told: [
      ['cell-ignored', /last cell|row 9, column 9/],
      ['prints-early', /last cell|row 9, column 9/],
    ],
    vague: ['cell-ignored', 'prints-early'],
    puzzle: PUZZLES.boj2580,
  },
  {
    file: 'assigned_in_condition.cpp',
    source: { kind: 'question', address: thread('Sudoku Logic and Brute Force Algorithm') },
    input: 'boj-2580',
    natively: 'endless',
    cause:
      'The loop undoes the step back (j - 1, then j++), and j = 0 assigns: the same cell is tried for ever.',
    told: [
      ['endless', /same cell|does not go back|never goes back/],
      ['gives-up', /does not come back|no search|one pass/],
      ['passes-over', /one pass/],
    ],
    vague: ['endless', 'gives-up', 'passes-over', 'repeats', 'cell-ignored'],
  },
  {
    file: 'return_after_all_cells.cpp',
    source: { kind: 'question', address: thread('Software Development: Sudoku Backtracking Solution') },
    input: 'boj-2580',
    natively: 'endless',
    cause: 'No return after the loop of digits: the search goes on with the next blank and leaves one open.',
    told: [
      ['passes-over', /goes on to the next|return false/],
      ['gives-up', /left blank|goes on to the next/],
      ['skips', /left blank|goes on to the next/],
    ],
    vague: ['gives-up', 'skips', 'repeats', 'endless', 'passes-over', 'cell-ignored'],
  },
  {
    file: 'picker_not_advanced.cpp',
    source: { kind: 'file', address: `${GIT}/martels/maryun-4b main.h` },
    input: 'boj-2580',
    natively: 'endless',
    cause: 'The digit is not counted on after the call, so that the same digit is placed again for ever.',
    told: [
      ['repeats', /again/],
      ['endless', /same digit/],
    ],
    vague: ['repeats', 'endless', 'gives-up'],
  },
  {
    file: 'flag_by_value.cpp',
    source: { kind: 'file', address: `${GIT}/tylerruddy/SudokuSolver sudoku_solver/solver.cpp` },
    input: 'boj-2580',
    natively: 'wrong',
    cause: 'The flag of the solution is passed by value: the calls that return take the digits back.',
    told: [['goes-on']],
    vague: ['prints-early'],
  },
  {
    file: 'shadowed_name.js.txt',
    source: { kind: 'file', address: `${GIT}/jasonghent98/study-prep JasonGhent/sudokuSolver.js` },
    input: 'call',
    natively: 'crash',
    cause: 'const num = num.toString() reads the new num, which has no value yet.',
    told: [['crash', /no value yet|before|own there|same name/]],
    vague: ['crash'],
  },
  {
    file: 'given_ends_search.js.txt',
    source: { kind: 'file', address: `${GIT}/jasonghent98/study-prep JasonGhent/sudokuSolver.js` },
    input: 'call',
    natively: 'wrong',
    cause: 'At a given cell no next cell is called, so that the search ends there.',
    told: [
      ['gives-up', /given/],
      ['cell-ignored', /given|filled cell/],
    ],
    vague: ['gives-up', 'cell-ignored', 'prints-early', 'overlooked'],
  },
  {
    file: 'one_less.js.txt',
    source: { kind: 'issue', address: `${GIT}/dachev/sudoku/issues/9` },
    input: 'boj-2580',
    natively: 'wrong',
    cause: 'The digits count from 0 to 8 in the program and are printed as they are, one less.',
    told: [
      ['given-changed', /one less/],
      ['overlooked', /one less/],
      ['format', /one less/],
    ],
    vague: ['given-changed', 'format', 'prints-early'],
  },
  {
    file: 'calls_capped.js.txt',
    source: { kind: 'issue', address: `${GIT}/freeCodeCamp/demo-projects/pull/142` },
    input: 'boj-2580',
    natively: 'wrong',
    cause: 'The search gives up after a number of calls.',
    told: [['gives-up', /calls|steps|count/]],
    vague: ['gives-up', 'prints-early', 'skips'],
  },
]
