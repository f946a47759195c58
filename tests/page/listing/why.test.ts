/**
 * Sentences about a search: why it goes back, refuses or chooses a digit, what a call decides, and ordinal numbers of
 * hits.
 */
import { describe, expect, test } from 'vitest'
import { gridOfLine } from '../../../src/sudoku/grid.ts'
import { EventKind, packEvent } from '../../../src/search/events.ts'
import { givensOf } from '../../../src/sudoku/givens.ts'
import { branchOfUnit } from '../../../src/search/engine/branches.ts'
import type { Choice } from '../../../src/search/steps/choice.ts'
import { type Why, whyOf } from '../../../src/search/steps/why.ts'
import { strategyWithId } from '../../../src/search/programs/registry.ts'
import { openingMoment } from '../../../src/search/trace/moment.ts'
import { breakpointsEn } from '../../../src/page/drawer/breakpoints.en.ts'
import { steppingEn as en } from '../../../src/page/listing/stepping.en.ts'
import { steppingKo as ko } from '../../../src/page/listing/stepping.ko.ts'

const at = (row: number, column: number) => (row - 1) * 9 + column - 1
/** The reason in English and Korean, with plain spaces in place of the no-break spaces within lists of digits. */
const reasonTexts = (why: Why) =>
  [en.why(why), ko.why(why)].map((text) => text.replaceAll(/(?<=\d)\u00a0(?=\d)/g, ' '))

/** r5c2 has 1 4 7 in its row, 2 8 in its column, 3 5 6 9 in its box. */
const DRAWN = `
  ·2· ··· ···
  ·8· ··· ···
  ··· ··· ···

  3·9 ··· ···
  ··· 1·4 ··7
  5·6 ··· ···

  ··· ··· ···
  ··· ··· ···
  ··· ··· ···`

describe('A cell without a digit', () => {
  test('is described with the digits in its row, its column and its box', () => {
    const givens = givensOf(gridOfLine(DRAWN.replaceAll('·', '0').replace(/\s/g, '')))
    const program = strategyWithId('fewest-candidates')
    if (!givens.ok || program === undefined) throw new Error('No such search')
    const placed = packEvent(EventKind.place, at(9, 9), 1)
    const board = Uint8Array.from(givens.value)
    board[at(9, 9)] = 1
    const moment = { ...openingMoment(givens.value), board, stack: [placed], last: placed }
    const why = whyOf(givens.value, program, moment)
    expect(why).toBeDefined()
    expect(why && reasonTexts(why)).toEqual([
      'Row 5, column 2 has no digit left: its row already has 1 4 7, its column 2 8, its box 3 5 6 9.',
      '5행 2열에 들어갈 숫자가 없습니다: 행에 1 4 7, 열에 2 8, 박스에 3 5 6 9가 있습니다.',
    ])
  })

  test('is described with what was tried, which led nowhere unless a solution was found', () => {
    const why = {
      kind: 'no-digit-left',
      cell: at(1, 8),
      blockers: [{ digit: 5, by: at(1, 1), unit: 'row' }],
      gone: { cell: at(1, 7), isOverwritten: false },
      tried: [6, 9],
      isFruitless: true,
    } as const
    expect(reasonTexts(why)).toEqual([
      'Row 1, column 8 has no digit left: its row already has 5; 6 9 were tried and led nowhere.',
      '1행 8열에 들어갈 숫자가 없습니다: 행에 5가 있습니다. 6 9는 시도했지만 실패했습니다.',
    ])
    expect(reasonTexts({ ...why, blockers: [], tried: [6], isFruitless: false })).toEqual([
      'Row 1, column 8 has no digit left: 6 was tried.',
      '1행 8열에 들어갈 숫자가 없습니다: 6은 이미 시도했습니다.',
    ])
  })
})

test('A digit that was just taken back is not described as being on the board', () => {
  const blockers = [
    { digit: 5, by: at(1, 1), unit: 'row' },
    { digit: 4, by: at(1, 7), unit: 'row' },
  ] as const
  const why = {
    kind: 'no-digit-left',
    cell: at(1, 8),
    blockers,
    gone: { cell: at(1, 7), isOverwritten: false },
    isFruitless: true,
  } as const
  expect(reasonTexts({ ...why, tried: [6] })).toEqual([
    'Row 1, column 8 has no digit left: its row already has 5; ' +
      '4 was tried in row 1, column 7 and has just been taken back; 6 was tried and led nowhere.',
    '1행 8열에 들어갈 숫자가 없습니다: 행에 5가 있습니다. 4는 1행 7열에 배치해 보았다가 방금 지웠습니다. ' +
      '6은 시도했지만 실패했습니다.',
  ])
})

test('A digit that was just overwritten is not described as taken back', () => {
  const why = {
    kind: 'no-digit-left',
    cell: at(1, 8),
    blockers: [{ digit: 4, by: at(1, 7), unit: 'row' }],
    gone: { cell: at(1, 7), isOverwritten: true },
    tried: [6],
    isFruitless: true,
  } as const
  expect(reasonTexts(why)).toEqual([
    'Row 1, column 8 has no digit left: 4 was tried in row 1, column 7 and has just been overwritten; ' +
      '6 was tried and led nowhere.',
    '1행 8열에 들어갈 숫자가 없습니다: 4는 1행 7열에 배치해 보았다가 방금 다른 숫자로 덮어썼습니다. ' +
      '6은 시도했지만 실패했습니다.',
  ])
})

test('A cell that was just cleared is not described as filled, nor as holding the digit', () => {
  const column = { kind: 'no-place-left', unit: 9 + 2, digit: 7, tried: [], isFruitless: true } as const
  const blockers = [
    { cell: at(4, 3), by: at(5, 1), unit: 'box' },
    { cell: at(6, 3), by: at(5, 1), unit: 'box' },
  ] as const
  expect(
    reasonTexts({
      ...column,
      filled: [at(1, 3), at(2, 3)],
      blockers,
      gone: { cell: at(5, 1), isOverwritten: false },
    }),
  ).toEqual([
    'Column 3 has no place left for 7: 2 of its cells are filled; ' +
      'a 7 blocked row 4, column 3 and row 6, column 3 until just now.',
    '3열에 7이 들어갈 칸이 없습니다: 2칸은 이미 차 있습니다. ' +
      '4행 3열, 6행 3열은 조금 전까지 7이 막고 있었습니다.',
  ])
  expect(
    reasonTexts({
      ...column,
      filled: [at(1, 3), at(2, 3)],
      blockers: [],
      gone: { cell: at(2, 3), isOverwritten: false },
    }),
  ).toEqual([
    'Column 3 has no place left for 7: 1 of its cells is filled; row 2, column 3 was filled until just now.',
    '3열에 7이 들어갈 칸이 없습니다: 1칸은 이미 차 있습니다. 2행 3열은 조금 전까지 차 있었습니다.',
  ])
})

test('A unit without a place for a digit is described with what blocks each', () => {
  const why: Why = {
    kind: 'no-place-left',
    unit: 9 + 2,
    digit: 7,
    filled: [at(1, 3), at(9, 3)],
    blockers: [
      { cell: at(2, 3), by: at(2, 9), unit: 'row' },
      { cell: at(4, 3), by: at(5, 1), unit: 'box' },
      { cell: at(6, 3), by: at(5, 1), unit: 'box' },
    ],
    gone: { cell: at(1, 7), isOverwritten: false },
    tried: [at(8, 3)],
    isFruitless: true,
  }
  expect(reasonTexts(why)).toEqual([
    'Column 3 has no place left for 7: 2 of its cells are filled; row 2, column 3 has a 7 in its row; ' +
      'row 4, column 3 and row 6, column 3 have a 7 in their box; row 8, column 3 was tried and led nowhere.',
    '3열에 7이 들어갈 칸이 없습니다: 2칸은 이미 차 있습니다. 2행 3열은 같은 행에 이미 7이 있습니다. ' +
      '4행 3열, 6행 3열은 같은 박스에 이미 7이 있습니다. 8행 3열은 시도했지만 실패했습니다.',
  ])
})

test('A solution is not a failure', () => {
  expect(reasonTexts({ kind: 'solution-found' })).toEqual([
    'The board was full, so this was a solution. The search continues for others.',
    '보드를 모두 채워 해답을 찾았습니다. 다른 해답을 계속 찾습니다.',
  ])
})

test('Digits of one list stay on one line', () => {
  const blockers = [1, 4].map((digit) => ({ digit, by: at(1, digit), unit: 'row' as const }))
  const why = { kind: 'no-digit-left', cell: at(1, 8), blockers, gone: undefined, isFruitless: true } as const
  const sentences = [en, ko].map((words) => words.why({ ...why, tried: [6, 9] }))
  for (const sentence of sentences) expect(sentence).toMatch(/1\u00a04.*6\u00a09/)
})

test('A refused digit is described with the cell that holds it', () => {
  const refusal = { digit: 3, by: at(5, 7), unit: 'row' } as const
  expect([en.refused(refusal), ko.refused(refusal)]).toEqual([
    '3 does not fit here: the row already has a 3, in row 5, column 7.',
    '3은 여기에 들어갈 수 없습니다. 같은 행의 5행 7열에 이미 있습니다.',
  ])
  expect(en.refused({ ...refusal, digit: 8 })).toContain('already has an 8,')
})

test('A placed digit is described with those that it was chosen from', () => {
  const setOf = (...digits: number[]) => digits.reduce((set, digit) => set | (1 << digit), 0)
  const choiceTexts = (choice: Choice) =>
    [en.chosen(choice), ko.chosen(choice)].map((text) => text.replaceAll('\u00a0', ' '))
  const choice = { digit: 4, fitting: setOf(1, 3, 4, 9), tried: setOf(1, 3), isAscending: true }
  expect(choiceTexts(choice)).toEqual([
    '1 3 4 9 fit here. 1 3 were tried before. 9 comes next if this leads nowhere.',
    '들어갈 수 있는 숫자는 1 3 4 9입니다. 1 3은 먼저 시도했습니다. 막히면 다음은 9입니다.',
  ])
  expect(choiceTexts({ ...choice, digit: 9, tried: setOf(1) })).toEqual([
    '1 3 4 9 fit here. 1 was tried before. 9 is the last candidate.',
    '들어갈 수 있는 숫자는 1 3 4 9입니다. 1은 먼저 시도했습니다. 9가 마지막 후보입니다.',
  ])
  expect(choiceTexts({ ...choice, tried: 0, isAscending: false })).toEqual([
    '1 3 4 9 fit here.',
    '들어갈 수 있는 숫자는 1 3 4 9입니다.',
  ])
  expect(choiceTexts({ ...choice, fitting: setOf(4), tried: 0 })).toEqual([
    'Only 4 fits here.',
    '여기에 들어갈 수 있는 숫자는 4뿐입니다.',
  ])
})

test('A call decides a cell, or where a digit goes in a unit', () => {
  const branches = [at(5, 2), branchOfUnit(4, 7), branchOfUnit(18 + 8, 1)]
  expect(branches.map(en.branch)).toEqual(['row 5, column 2', '7 in row 5', '1 in box 9'])
  expect(branches.map(ko.branch)).toEqual(['5행 2열', '5행의 7', '9번 박스의 1'])
})

test.each([
  [1, '1st hit'],
  [2, '2nd hit'],
  [3, '3rd hit'],
  [11, '11th hit'],
  [112, '112th hit'],
  [1_021, '1,021st hit'],
])('hit number %i is the %s', (nth, name) => {
  expect(breakpointsEn.nthHit(nth)).toBe(name)
})
