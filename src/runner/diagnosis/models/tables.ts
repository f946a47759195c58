/**
 * Models of programs with faulty tables of used digits: wrong box numbers, digits not entered or not removed, or one
 * table (or list of candidates) shared by all. Each function marked "Fault" models one fault: it computes, or returns a
 * function that computes, the digits that a program with this fault tries when it visits a cell.
 */
import { ALL_DIGITS, type DigitSet } from '../../../sudoku/candidates.ts'
import { CELLS, COLUMN_OF, DIGITS, ROW_OF, type UnitKind } from '../../../sudoku/units.ts'
import { unitDigitKey, type Visit } from '../visits.ts'
import { UNIT_CELLS } from './checkedCells.ts'
import { fittingDigits, unusedDigits } from './checks.ts'
import type { DigitOrder, Model } from './model.ts'

type Numbering = (row: number, column: number) => number

const third = (index: number) => Math.floor(index / 3)
const boxNumber: Numbering = (row, column) => third(row) * 3 + third(column)

/** Wrong formulas for the number of a box; `/` is an integer division. */
const NUMBERINGS: readonly (readonly [formula: string, numbering: Numbering])[] = [
  ['row/3 + column/3', (row, column) => third(row) + third(column)],
  ['row/3 * 3 + column % 3', (row, column) => third(row) * 3 + (column % 3)],
  ['row % 3 * 3 + column/3', (row, column) => (row % 3) * 3 + third(column)],
  ['row % 3 * 3 + column % 3', (row, column) => (row % 3) * 3 + (column % 3)],
  ['row/3 * 3 + column', (row, column) => third(row) * 3 + column],
  ['row + column/3', (row, column) => row + third(column)],
  ['column/3 * 3 + row/3', (row, column) => third(row) + third(column) * 3],
  ['row/3 * 3 + row/3', (row) => third(row) * 4],
  ['column/3 * 3 + column/3', (_, column) => third(column) * 4],
  ['row/3 * 3', (row) => third(row) * 3],
  ['column/3', (_, column) => third(column)],
  ['row/3', (row) => third(row)],
  ['row', (row) => row],
  ['column', (_, column) => column],
  ['row/3 * 2 + column/3', (row, column) => third(row) * 2 + third(column)],
  ['row * 3 + column/3', (row, column) => row * 3 + third(column)],
  ['row/3 * 3 + 2', (row) => third(row) * 3 + 2],
  ['6 + column/3', (_, column) => 6 + third(column)],
  ['(row + 1)/3 * 3 + (column + 1)/3', (row, column) => third(row + 1) * 3 + third(column + 1)],
]

/**
 * Numbering of the boxes in the three parts of a program: for checking a cell, for entering a placed digit, and for
 * entering the givens.
 */
interface BoxNumberings {
  readonly asked: Numbering
  readonly placed: Numbering
  readonly given: Numbering
  /** True if digits are entered with `^=`, so that entering one twice removes it. */
  readonly toggles?: boolean
}

function boxNumbersOf(numbering: Numbering): readonly number[] {
  return Array.from({ length: CELLS }, (_, cell) => numbering(ROW_OF[cell], COLUMN_OF[cell]))
}

/** Fault: the table of boxes is read and written with these numberings, some of which are wrong. */
function boxTable({ asked, placed, given, toggles = false }: BoxNumberings): (visit: Visit) => DigitSet {
  const [askedOf, placedOf, givenOf] = [boxNumbersOf(asked), boxNumbersOf(placed), boxNumbersOf(given)]
  return (visit) => {
    const { board, givens, cell } = visit
    let entered = 0
    for (let peer = 0; peer < CELLS; peer++) {
      if (board[peer] === 0 || (givens[peer] === 0 ? placedOf : givenOf)[peer] !== askedOf[cell]) continue
      entered = toggles ? entered ^ (1 << board[peer]) : entered | (1 << board[peer])
    }
    return unusedDigits(visit, [UNIT_CELLS.row, UNIT_CELLS.column]) & ~entered
  }
}

/** Creates the model of a wrong formula. @param en, ko say in the reason where the formula is used */
function numberingModel(formula: string, en: string, ko: string, numbers: BoxNumberings): Model {
  return {
    kind: 'overlooked',
    units: ['box'],
    formula,
    reason: {
      en: `the box is numbered ${formula}${en} (the right number is row/3 * 3 + column/3)`,
      ko: `${ko}박스 번호를 ${byFormulaKo(formula)} 계산합니다. 올바른 번호는 행/3 * 3 + 열/3입니다`,
    },
    tries: boxTable(numbers),
  }
}

/** Translates a formula, and appends the particle of a means: `열/3으로`. */
function byFormulaKo(formula: string): string {
  const translated = formula.replaceAll('row', '행').replaceAll('column', '열')
  return `${translated}${/[3행]$/.test(translated) ? '으로' : '로'}`
}

const RIGHT: BoxNumberings = { asked: boxNumber, placed: boxNumber, given: boxNumber }

/** Fault: the tables of `units` contain only the givens, or only the placed digits. */
function partlyEntered(units: readonly UnitKind[], entered: 'given' | 'placed'): (visit: Visit) => DigitSet {
  return ({ board, givens, cell }) => {
    let used = 0
    for (const kind of ['row', 'column', 'box'] as const)
      for (const peer of UNIT_CELLS[kind](ROW_OF[cell], COLUMN_OF[cell])) {
        const isGiven = givens[peer] !== 0
        if (!units.includes(kind) || isGiven === (entered === 'given')) used |= 1 << board[peer]
      }
    return ALL_DIGITS & ~used
  }
}

/**
 * Returns the event after which a digit is checked. This is the last event that took back a digit tried before it in
 * the same visit of the cell. If no such digit was taken back, it is the event that led to the visit.
 */
function askedAt({ since, tries }: Visit, digit: number, order: DigitOrder): number {
  let at = since
  for (const { digit: before, closedAt } of tries)
    if (closedAt !== undefined && (order === 'descending' ? before > digit : before < digit))
      at = Math.max(at, closedAt)
  return at
}

/**
 * Fault: the tables of `units` keep digits that were taken back.
 * @param checksAllFirst true if all digits are checked before the first is placed
 */
function withoutRemoval(
  units: readonly UnitKind[],
  checksAllFirst: boolean,
): (visit: Visit, order: DigitOrder) => DigitSet {
  return (visit, order) => {
    let digits = fittingDigits(visit)
    for (const digit of DIGITS) {
      if (((digits >> digit) & 1) === 0) continue
      const at = checksAllFirst ? visit.since : askedAt(visit, digit, order)
      const isKept = units.some((kind) => {
        const first = visit.taken.get(unitDigitKey(kind, visit.cell, digit))?.[0]
        return first !== undefined && first <= at
      })
      if (isKept) digits &= ~(1 << digit)
    }
    return digits
  }
}

/**
 * Fault: the tables of `units` are toggled when a digit is placed, but not when it is taken back, so that a second
 * placement removes the digit from them.
 */
function toggledOnce(units: readonly UnitKind[]): (visit: Visit) => DigitSet {
  return (visit) => {
    const { board, givens, cell, placed, since } = visit
    let used = 0
    for (const kind of ['row', 'column', 'box'] as const) {
      const peers = UNIT_CELLS[kind](ROW_OF[cell], COLUMN_OF[cell])
      if (!units.includes(kind)) {
        for (const peer of peers) used |= 1 << board[peer]
        continue
      }
      let entered = 0
      for (const peer of peers) entered |= 1 << givens[peer]
      for (const digit of DIGITS) {
        const times =
          placed.get(unitDigitKey(kind, cell, digit))?.filter((event) => event <= since).length ?? 0
        if (times % 2 === 1) entered ^= 1 << digit
      }
      used |= entered
    }
    return ALL_DIGITS & ~used
  }
}

/** Fault: all units share one table, so that a digit anywhere on the board counts as used. */
function sharedByAll({ board }: Visit): DigitSet {
  let used = 0
  for (let cell = 0; cell < CELLS; cell++) used |= 1 << board[cell]
  return ALL_DIGITS & ~used
}

/** Fault: all visits of cells share one list of candidates, so that a digit excluded once stays excluded. */
function neverRenewed(visit: Visit, order: DigitOrder): DigitSet {
  let digits = fittingDigits(visit)
  for (const digit of DIGITS) {
    const at = askedAt(visit, digit, order)
    if (visit.earlier.some(({ since, peers }) => since <= at && ((peers >> digit) & 1) === 1))
      digits &= ~(1 << digit)
  }
  return digits
}

/**
 * Sets of units whose tables may be faulty. Smaller sets come first: if a faulty table of rows explains the whole run,
 * nothing suggests that other tables are faulty.
 */
const SETS: readonly (readonly [units: readonly UnitKind[], en: string, ko: string])[] = [
  [['row'], 'row', '행'],
  [['column'], 'column', '열'],
  [['box'], 'box', '박스'],
  [['row', 'column'], 'row and column', '행과 열'],
  [['row', 'box'], 'row and box', '행과 박스'],
  [['column', 'box'], 'column and box', '열과 박스'],
  [['row', 'column', 'box'], 'row, column and box', '행, 열, 박스'],
]

export const TABLE_MODELS: readonly Model[] = [
  ...NUMBERINGS.flatMap(([formula, other]) => [
    numberingModel(formula, '', '', { asked: other, placed: other, given: other }),
    numberingModel(formula, '', '', { asked: other, placed: other, given: other, toggles: true }),
    numberingModel(formula, ' in the search, but not for the givens', '주어진 숫자와 달리 탐색에서는 ', {
      asked: other,
      placed: other,
      given: boxNumber,
    }),
    numberingModel(formula, ' for the givens', '주어진 숫자의 ', { ...RIGHT, given: other }),
    numberingModel(formula, ' where digits are checked', '확인할 때 ', { ...RIGHT, asked: other }),
    numberingModel(formula, ' where digits are entered', '숫자를 기록할 때 ', {
      asked: boxNumber,
      placed: other,
      given: other,
    }),
    numberingModel(formula, ' where placed digits are entered', '놓은 숫자를 기록할 때 ', {
      ...RIGHT,
      placed: other,
    }),
    numberingModel(formula, ' where digits are entered', '숫자를 기록할 때 ', {
      asked: boxNumber,
      placed: other,
      given: other,
      toggles: true,
    }),
  ]),
  ...SETS.flatMap(([units, en, ko]): readonly Model[] => [
    {
      kind: 'overlooked',
      units,
      reason: {
        en: `the givens do not count as used in their ${en}`,
        ko: `주어진 숫자를 ${ko}에서 사용한 숫자로 기록하지 않습니다`,
      },
      tries: partlyEntered(units, 'placed'),
    },
    {
      kind: 'overlooked',
      units,
      reason: {
        en: `placed digits do not count as used in their ${en}`,
        ko: `놓은 숫자를 ${ko}에서 사용한 숫자로 기록하지 않습니다`,
      },
      tries: partlyEntered(units, 'given'),
    },
    ...[false, true].map(
      (checksAllFirst): Model => ({
        kind: 'blocked',
        units,
        reason: {
          en: `a digit that is taken back still counts as used in its ${en}`,
          ko: `지운 숫자가 ${ko}에 사용한 숫자로 남아 있습니다`,
        },
        tries: withoutRemoval(units, checksAllFirst),
      }),
    ),
  ]),
  ...SETS.map(
    ([units, en, ko]): Model => ({
      kind: 'blocked',
      units,
      reason: {
        en: `a digit that is taken back still counts as used in its ${en}`,
        ko: `지운 숫자가 ${ko}에 사용한 숫자로 남아 있습니다`,
      },
      tries: toggledOnce(units),
    }),
  ),
  {
    kind: 'blocked',
    units: ['row', 'column', 'box'],
    reason: {
      en: 'a digit anywhere on the board counts as used: all units share one table',
      ko: '보드에 있는 숫자는 어느 칸에 있든 사용한 숫자로 봅니다. 모든 행, 열, 박스가 표 하나를 함께 씁니다',
    },
    tries: sharedByAll,
  },
  {
    kind: 'skips',
    units: [],
    reason: {
      en: 'a digit ruled out once stays ruled out: the list of candidates is not made anew for each cell',
      ko: '한 번 제외한 숫자가 계속 제외됩니다. 칸마다 목록을 새로 만들지 않습니다',
    },
    tries: neverRenewed,
  },
]
