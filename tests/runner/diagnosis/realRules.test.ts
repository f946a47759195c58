/** What is said of real programs, by their recordings on the small boards. */
import { describe, expect, test } from 'vitest'
import { analysedRuns } from '../../../src/runner/diagnosis/analysedRun.ts'
import type { BatteryId } from '../../../src/runner/diagnosis/battery.ts'
import type { BatteryRun } from '../../../src/runner/diagnosis/diagnosis.ts'
import { evidenceOf } from '../../../src/runner/diagnosis/evidence.ts'
import type { RecordedRun } from '../../../src/runner/diagnosis/recordedRun.ts'
import { repeats } from '../../../src/runner/diagnosis/rules/repeats.ts'
import { gridOfLine } from '../../../src/sudoku/grid.ts'
import { createBandSolver } from '../../../src/sudoku/solver/bandSolver.ts'
import { PUZZLES } from '../../sudoku/puzzles.ts'
import { fixtures } from './fixtures.ts'
import { diagnosisOfRuns } from './outcome.ts'
import { unpackedRuns } from './packedRuns.ts'
import { realFixtures } from './real/fixtures.ts'

const REAL = realFixtures()
const SLIPS = fixtures()

const runsOf = (file: string) => REAL.get(file) ?? expect.fail(`No recording of ${file}`)

test.each([
  ['box_ends_at_three.cpp', 'overlooked', 'only the top left box is checked', '맨 왼쪽 위 박스만'],
  ['swapped_arguments.cpp', 'overlooked', 'exchanged where the check is called', '행과 열이 바뀌어'],
  ['whole_grid_compared.py', 'given-changed', 'as if this filled cell were blank', '빈칸처럼'],
  ['index_for_value.py', 'overlooked', 'one less than the one that fits', '1 작습니다'],
  ['string_zero.py', 'cell-ignored', 'no cell counts as blank', '빈칸으로 보는 칸이 없습니다'],
  ['mistyped_board.py', 'no-solution', 'The puzzle has no solution', '해답이 없습니다'],
  ['one_list_for_all_rows.py', 'given-changed', 'as if they were one list', '모두 같은 리스트'],
  ['first_cell_decides.cpp', 'overlooked', 'only the first cell of each row, column and box', '첫 칸만'],
  ['check_returns_nothing.py', 'cell-ignored', 'the check refuses every digit', '모든 숫자를 막거나'],
  ['one_based_box.py', 'overlooked', '(row - 1)/3 * 3', '(행 - 1)/3 * 3'],
  ['slash_gives_float.py', 'crash', 'an index is a fraction', '인덱스가 소수'],
  ['no_way_back.cpp', 'passes-over', 'each cell is filled in one pass', '한 번씩만'],
  ['no_return_after_digits.cpp', 'passes-over', 'a return false after the loop', 'return false가 없습니다'],
  ['one_saved_board.cpp', 'overlooked', 'line 35 places digits without a check', '35번 줄은 검사하지 않고'],
  ['logic_only.cpp', 'gives-up', 'only digits that are forced are placed', '하나로 정해진 숫자만'],
  [
    'none_when_full.py',
    'crash',
    'the board is solved at event 5, but the search goes on',
    '마지막 빈칸 다음에도',
  ],
  ['post_increment.cpp', 'recursion', 'as if each call got the same cell', '같은 칸을 받는'],
  ['by_value.cpp', 'format', 'the solved board is a copy', '사본'],
  [
    'column_skip.py',
    'overlooked',
    'leaves out the cell whose row has the number of the column',
    '행 번호가 열 번호와 같은 칸',
  ],
  ['one_column_only.py', 'cell-ignored', 'only the blanks of column 1', '1열의 빈칸만'],
  ['row_zero.py', 'cell-ignored', 'a first blank in row 1 counts as none', '1행에 있으면'],
  ['first_blank_of_row.py', 'cell-ignored', 'only the first blank of each row', '행마다 첫 빈칸만'],
  ['negative_column.py', 'passes-over', 'the step back stays in its row', '같은 행에 머무릅니다'],
  [
    'return_in_row_loop.py',
    'overlooked',
    'only the first cell of the row is checked, and then',
    '행의 첫 칸만',
  ],
  ['no_braces.cpp', 'passes-over', 'whether the digit fits or not', '놓을 수 있든 없든'],
  ['row_one_too_far.cpp', 'overlooked', 'one cell too far, into the next row', '다음 행까지'],
  ['own_before_after.py', 'overlooked', 'both lack * 3', '* 3이 빠졌습니다'],
  ['singles_for_ever.js.txt', 'endless', 'only digits that are forced are placed', '하나로 정해진 숫자만'],
  ['map_object.py', 'crash', 'list(map(…)) does', '리스트가 아니어서'],
  ['returns_true_at_end.py', 'passes-over', 'lacks a return false', 'return false가 없습니다'],
  [
    'given_ends_search.js.txt',
    'cell-ignored',
    'only blanks before the first given',
    '주어진 숫자 앞의 빈칸만',
  ],
  ['flag_by_value.cpp', 'goes-on', 'the search goes on', '탐색이 멈추지 않고'],
  ['printed_by_columns.py', 'format', 'with rows and columns exchanged', '행과 열을 바꾸어'],
  ['one_less.js.txt', 'format', 'each digit is printed as one less', '모두 1 작게'],
  [
    'last_cell_not_read.py',
    'given-changed',
    'has 1, where the puzzle has 9: this given is not read',
    '읽지 않았거나',
  ],
  ['finds_itself_own.js.txt', 'skips', 'the check refuses every digit', '모든 숫자를 막습니다'],
  [
    'full_column_ends.py',
    'skips',
    'or the call for the next cell comes back at once',
    '다음 칸을 채우는 호출이 바로 돌아옵니다',
  ],
  ['step_back_undone.cpp', 'repeats', 'does not get back to the cell before', '되돌아가지 못합니다'],
  ['expected_in_code.js.txt', 'overlooked', 'only the row is checked', '행만 확인합니다'],
  ['shows_steps.py', 'overlooked', 'the box is not checked', '박스를 확인하지 않습니다'],
  ['shadowed_name.js.txt', 'crash', 'num is declared in this block', '이 블록에서 선언한 num'],
])('%s is told its cause', (file, kind, english, korean) => {
  const found = diagnosisOfRuns(runsOf(file)) ?? expect.fail('Nothing is found')
  expect(`${found.kind}: ${found.sentence.en}`).toContain(english)
  expect(found.kind).toBe(kind)
  expect(found.sentence.ko).toContain(korean)
  expect(found.sentence.en).toMatch(/^[A-Z].*[.]$/)
  expect(found.sentence.ko).toMatch(/다[.]$|다\)[.]$/)
})

/** A recorded run of a slip on a small board. */
function slipRun(name: string, id: BatteryId): BatteryRun {
  const { battery } = unpackedRuns(SLIPS.get(name) ?? expect.fail(`No recording of ${name}`))
  return battery.find(({ board }) => board.id === id) ?? expect.fail(`No run on ${id}`)
}

describe('A fault that only a small board shows', () => {
  test('is not told if the run on the user’s puzzle shows another, but comes after it', () => {
    const otherForm = slipRun('tables: prints with commas', 'last')
    const own = slipRun('tables: column not asked', 'cover1').run
    expect(diagnosisOfRuns({ own: undefined, battery: [otherForm] })?.kind).toBe('format')
    const found = diagnosisOfRuns({ own, battery: [otherForm] })
    expect(found).toMatchObject({ kind: 'overlooked', board: 'own', units: ['column'] })
    expect(found?.also.map(({ kind }) => kind)).toContain('format')
  })

  test('is told if the run on the user’s puzzle shows it as well', () => {
    const small = slipRun('tables: column not asked', 'row')
    const own = slipRun('tables: column not asked', 'cover1').run
    expect(diagnosisOfRuns({ own, battery: [small] })).toMatchObject({
      kind: 'overlooked',
      ownEvent: expect.any(Number),
    })
  })
})

const FINISHED = { kind: 'finished', answer: undefined } as const

/** Returns the run of writes, each `cell digit`, that a limit cut off. */
function cutOffRun(writes: readonly (readonly [cell: number, digit: number])[]): RecordedRun {
  return {
    givens: gridOfLine(PUZZLES.codewars1),
    writes: Uint16Array.from(writes, ([cell, digit]) => (cell << 4) | digit),
    lines: Uint16Array.from(writes, () => 9),
    verdict: 'time-limit',
    outcome: { kind: 'time-limit', line: 9 },
    output: '',
    isComplete: false,
    hasBoard: true,
  }
}

function repetition(run: RecordedRun) {
  const runs = analysedRuns([['own', run]], createBandSolver())
  return repeats(runs[0], evidenceOf(runs))?.finding.event
}

describe('A board that is made again', () => {
  test('is no repetition if a saved board is restored, and the search goes on in another way', () => {
    const [a, b, c] = [2, 3, 5]
    const restored = [
      [a, 1],
      [b, 2],
      [c, 6],
      [c, 0],
      [b, 0],
      [a, 0],
      // The saved board is assigned back, and b gets another digit.
      [a, 1],
      [b, 6],
      [c, 2],
      [c, 4],
      [c, 8],
    ] as const
    expect(repetition(cutOffRun(restored))).toBeUndefined()
  })

  test('is a repetition if the same digits follow', () => {
    const round = [
      [2, 1],
      [3, 2],
      [5, 6],
      [5, 0],
      [3, 0],
      [2, 0],
    ] as const
    expect(repetition(cutOffRun([...round, ...round]))).toBe(7)
  })
})

test('A program that never calls its search is told so, and not that its check refuses every digit', () => {
  const { own, battery } = runsOf('string_zero.py')
  const found = diagnosisOfRuns({ own, battery }, ['solve', 'fits'])
  expect(found?.sentence.en).toContain(': the function solve is defined, but never called.')
  expect(found?.sentence.ko).toContain('정의한 함수 solve(…)를 한 번도 부르지 않습니다.')
})

test.each([
  [
    '/t',
    'The right board is printed, but with “/t” between its digits. A backslash is meant: \\t, and not /t.',
  ],
  [' ; ', 'The right board is printed, but with “;” between its digits.'],
])('A right board that is printed with “%s” between its digits is told so', (separator, sentence) => {
  const { own } = slipRunOwn(separator)
  expect(diagnosisOfRuns({ own, battery: [] })).toMatchObject({ kind: 'format', sentence: { en: sentence } })
})

/** A run that fills the last blank and prints the board with a text between its digits. */
function slipRunOwn(separator: string): { readonly own: RecordedRun } {
  const solved = '534678912672195348198342567859761423426853791713924856961537284287419635345286179'
  const rows = solved.match(/.{9}/g) ?? []
  const output = rows.map((row) => `${Array.from(row).join(separator)}${separator.trimEnd()}\n`).join('')
  const givens = gridOfLine(`${solved.slice(0, 80)}.`)
  const run = { ...cutOffRun([[80, 9]]), givens, output, isComplete: true }
  return { own: { ...run, verdict: 'wrong-answer', outcome: FINISHED } }
}

test('A program that prints the puzzle first, and is cut off while it searches, is not said to print too early', () => {
  const own = { ...cutOffRun([[2, 1]]), output: PUZZLES.codewars1 }
  expect(diagnosisOfRuns({ own, battery: [] })).toBeUndefined()
})
