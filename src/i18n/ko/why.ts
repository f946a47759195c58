import { assertNever } from '../../core/result.ts'
import type { Branch } from '../../core/search/branches.ts'
import type { Refusal } from '../../core/steps/step.ts'
import type { PlaceBlocker, Why } from '../../core/steps/why.ts'
import { CELLS, type Cell, COLUMN_OF, ROW_OF, UNITS, type UnitKind } from '../../core/units.ts'
import { withJosa } from '../josa.ts'

const UNIT_KINDS: readonly UnitKind[] = ['row', 'column', 'box']
const UNIT: Record<UnitKind, string> = { row: '행', column: '열', box: '박스' }
const NUMBERED: Record<UnitKind, string> = { row: '행', column: '열', box: '번 박스' }

export const cellName = (cell: Cell) => `${ROW_OF[cell] + 1}행 ${COLUMN_OF[cell] + 1}열`

const unitName = (unit: number) => `${UNITS[unit].index + 1}${NUMBERED[UNITS[unit].kind]}`
const cells = (found: readonly Cell[]) => found.map(cellName).join(', ')

/** Digits with the particle that the last one asks for. */
function digitsWith(digits: readonly number[], particles: Parameters<typeof withJosa>[1]): string {
  return [...digits.slice(0, -1), withJosa(digits[digits.length - 1], particles)].join(' ')
}

/** What a call decides. */
export function branch(branch: Branch): string {
  if (branch < CELLS) return cellName(branch)
  return `${unitName(Math.floor((branch - CELLS) / 9))}의 ${((branch - CELLS) % 9) + 1}`
}

/** `행에 1 4 7, 열에 2 8이 있습니다`. */
function blocked(blockers: readonly Refusal[]): string {
  const parts = UNIT_KINDS.flatMap((kind) => {
    const digits = blockers.filter(({ unit }) => unit === kind).map(({ digit }) => digit)
    return digits.length === 0 ? [] : [{ kind, digits: digits.toSorted((a, b) => a - b) }]
  })
  const told = parts.map(({ kind, digits }, index) => {
    const isLast = index === parts.length - 1
    return `${UNIT[kind]}에 ${isLast ? digitsWith(digits, '이/가') : digits.join(' ')}`
  })
  return told.length === 0 ? '' : `${told.join(', ')} 있습니다.`
}

/** Cells that see the digit in the same kind of unit are told together. */
function seen(blockers: readonly PlaceBlocker[], digit: number): readonly string[] {
  return UNIT_KINDS.flatMap((kind) => {
    const found = blockers.filter(({ unit }) => unit === kind).map(({ cell }) => cell)
    if (found.length === 0) return []
    return [`${cells(found)}은 같은 ${UNIT[kind]}에 이미 ${withJosa(digit, '이/가')} 있습니다.`]
  })
}

function inVain(isFruitless: boolean): string {
  return isFruitless ? '시도했지만 해답에 이르지 못했습니다.' : '이미 시도했습니다.'
}

/** Why a search goes back. */
export function why(why: Why): string {
  switch (why.kind) {
    case 'no-digit-left': {
      const tried = why.tried.length > 0 ? `${digitsWith(why.tried, '은/는')} ${inVain(why.isFruitless)}` : ''
      const reasons = [blocked(why.blockers), tried].filter(Boolean).join(' ')
      return `${cellName(why.cell)}에 놓을 숫자가 없습니다: ${reasons}`
    }
    case 'no-place-left': {
      const reasons = [
        ...(why.filled.length > 0 ? [`${why.filled.length}칸은 이미 차 있습니다.`] : []),
        ...seen(why.blockers, why.digit),
        ...(why.tried.length > 0 ? [`${cells(why.tried)}은 ${inVain(why.isFruitless)}`] : []),
      ]
      return `${unitName(why.unit)}에 ${withJosa(why.digit, '을/를')} 놓을 칸이 없습니다: ${reasons.join(' ')}`
    }
    case 'solution-found':
      return '보드가 가득 찼습니다. 해답을 찾았고, 다른 해답을 찾으러 되돌아갑니다.'
    default:
      return assertNever(why)
  }
}

/** Why a digit may not stand in a cell. */
export function refused({ digit, by, unit }: Refusal): string {
  return `여기에는 ${withJosa(digit, '을/를')} 놓을 수 없습니다: 같은 ${UNIT[unit]}의 ${cellName(by)}에 이미 있습니다.`
}
