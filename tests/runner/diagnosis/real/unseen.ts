/** Programs with the faults of real ones that were collected last; see `realProgram.ts`. */
import type { RealProgram } from './realProgram.ts'

const GIT = 'https://github.com'
const thread = (title: string): string =>
  `https://huggingface.co/datasets/nvidia/Nemotron-CC-Math-v1 (${title})`
const TRIAL = { kind: 'trial', address: '' } as const

export const UNSEEN: readonly RealProgram[] = [
  {
    file: 'finds_itself_own.js.txt',
    source: TRIAL,
    input: 'own',
    natively: 'wrong',
    cause: 'The digit is placed before it is checked, so that the check finds it and refuses every digit.',
    told: [['skips', /refuses every digit/]],
    vague: ['skips', 'gives-up', 'cell-ignored', 'stuck'],
  },
  {
    file: 'shows_steps.py',
    source: TRIAL,
    input: 'boj-2580',
    natively: 'wrong',
    cause: 'The box is not checked. The program also prints the board at each step.',
    told: [['overlooked', /box is not checked/]],
    vague: ['overlooked', 'prints-early', 'prints-several'],
    puzzle: '534678912600195348198342567859761423400853091713924856961537284280419035345286179',
  },
  {
    file: 'full_column_ends.py',
    source: { kind: 'question', address: thread('Python Backtracking for Sudoku') },
    input: 'boj-2580',
    natively: 'wrong',
    cause: 'A column without a blank ends the search: the loop over its rows falls through without a result.',
    told: [['skips', /column without|full column/]],
    vague: ['skips', 'gives-up', 'repeats', 'prints-early'],
  },
  {
    file: 'never_called.py',
    source: {
      kind: 'file',
      address: `${GIT}/SlzPedroArthur/Learning-py Cookbook/09-Story-generator/sudoku.py`,
    },
    input: 'own',
    natively: 'wrong',
    cause: 'The search is defined, but never called.',
    told: [['cell-ignored', /never called/]],
    vague: ['cell-ignored'],
  },
  {
    file: 'slash_t.cpp',
    source: { kind: 'file', address: `${GIT}/AhEhIOhYou/alg-Zen sud.cpp` },
    input: 'boj-2580',
    natively: 'wrong',
    cause: '/t is printed between the digits, in the place of a tab.',
    told: [['format', /backslash/]],
    vague: ['format'],
  },
  {
    file: 'expected_in_code.js.txt',
    source: { kind: 'file', address: `${GIT}/igregorioneto/JS js-node/problems/sudoku-solver.js` },
    input: 'call',
    natively: 'wrong',
    cause: 'Only the row is checked. The solution that is expected stands in the program.',
    told: [['overlooked', /only the row|column and (the )?box/]],
    vague: ['overlooked', 'gives-up'],
  },
  {
    file: 'step_back_undone.cpp',
    source: { kind: 'question', address: thread('Backtracking Sudoku Solver') },
    input: 'boj-2580',
    natively: 'endless',
    cause:
      'The loop counts on after the step back, so that the cell without a digit is tried again for ever.',
    told: [['repeats', /count on after the step back/]],
    vague: ['repeats', 'endless'],
  },
]
