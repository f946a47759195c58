import { digitsOf } from '../../sudoku/candidates.ts'
import { assertNever } from '../../sudoku/result.ts'
import { type Branch, unitAndDigitOf } from '../../search/engine/branches.ts'
import type { Choice } from '../../search/steps/choice.ts'
import type { Refusal } from '../../search/steps/step.ts'
import type { ChangedCell, PlaceBlocker, Why } from '../../search/steps/why.ts'
import { type Cell, COLUMN_OF, ROW_OF, UNIT_KINDS, type UnitKind, UNITS } from '../../sudoku/units.ts'
import { withJosa } from '../../i18n/josa.ts'

const UNIT: Record<UnitKind, string> = { row: '행', column: '열', box: '박스' }
const NUMBERED: Record<UnitKind, string> = { row: '행', column: '열', box: '번 박스' }

export const cellName = (cell: Cell) => `${ROW_OF[cell] + 1}행 ${COLUMN_OF[cell] + 1}열`

const unitName = (unit: number) => `${UNITS[unit].index + 1}${NUMBERED[UNITS[unit].kind]}`
const cells = (found: readonly Cell[]) => found.map(cellName).join(', ')

/** Joins digits with no-break spaces. */
const unbroken = (digits: readonly (number | string)[]) => digits.join('\u00a0')

/** Joins digits, with the particle that fits the last one. */
function digitsWith(digits: readonly number[], particles: Parameters<typeof withJosa>[1]): string {
  return unbroken([...digits.slice(0, -1), withJosa(digits[digits.length - 1], particles)])
}

/** Names the decision of a call: a cell, or a digit in a unit. */
export function branch(branch: Branch): string {
  const needed = unitAndDigitOf(branch)
  return needed === undefined ? cellName(branch) : `${unitName(needed.unit)}의 ${needed.digit}`
}

/** Lists blocking digits by unit: `행에 1 4 7, 열에 2 8이 있습니다`. */
function blockingDigits(blockers: readonly Refusal[]): string {
  const parts = UNIT_KINDS.flatMap((kind) => {
    const digits = blockers.filter(({ unit }) => unit === kind).map(({ digit }) => digit)
    return digits.length === 0 ? [] : [{ kind, digits: digits.toSorted((a, b) => a - b) }]
  })
  const reported = parts.map(({ kind, digits }, index) => {
    const isLast = index === parts.length - 1
    return `${UNIT[kind]}에 ${isLast ? digitsWith(digits, '이/가') : unbroken(digits)}`
  })
  return reported.length === 0 ? '' : `${reported.join(', ')} 있습니다.`
}

/** Names blockers that have just been taken back or overwritten. */
function removedDigit(blockers: readonly Refusal[], gone: ChangedCell | undefined): readonly string[] {
  const done = gone?.isOverwritten === true ? '다른 숫자로 덮어썼습니다' : '지웠습니다'
  return blockers.map(
    ({ digit, by }) => `${withJosa(digit, '은/는')} ${cellName(by)}에 배치해 보았다가 방금 ${done}.`,
  )
}

/** Lists the cells in which the digit is blocked, grouped by the kind of unit that already has it. */
function blockedCells(
  blockers: readonly PlaceBlocker[],
  digit: number,
  gone: Cell | undefined,
): readonly string[] {
  const standing = UNIT_KINDS.flatMap((kind) => {
    const found = blockers.filter(({ unit, by }) => unit === kind && by !== gone).map(({ cell }) => cell)
    if (found.length === 0) return []
    return [`${cells(found)}은 같은 ${UNIT[kind]}에 이미 ${withJosa(digit, '이/가')} 있습니다.`]
  })
  const freed = blockers.filter(({ by }) => by === gone).map(({ cell }) => cell)
  if (freed.length === 0) return standing
  return [...standing, `${cells(freed)}은 조금 전까지 ${withJosa(digit, '이/가')} 막고 있었습니다.`]
}

/** Counts filled cells, and names one that has just been cleared. */
function filledCells(filled: readonly Cell[], gone: ChangedCell | undefined): readonly string[] {
  const cleared = filled.filter((cell) => cell === gone?.cell && !gone.isOverwritten)
  const still = filled.length - cleared.length
  return [
    ...(still > 0 ? [`${still}칸은 이미 차 있습니다.`] : []),
    ...(cleared.length > 0 ? [`${cells(cleared)}은 조금 전까지 차 있었습니다.`] : []),
  ]
}

function inVain(isFruitless: boolean): string {
  return isFruitless ? '시도했지만 실패했습니다.' : '이미 시도했습니다.'
}

/** Explains why a search goes back. */
export function why(why: Why): string {
  switch (why.kind) {
    case 'no-digit-left': {
      const tried = why.tried.length > 0 ? `${digitsWith(why.tried, '은/는')} ${inVain(why.isFruitless)}` : ''
      const standing = why.blockers.filter(({ by }) => by !== why.gone?.cell)
      const freed = why.blockers.filter(({ by }) => by === why.gone?.cell)
      const reasons = [blockingDigits(standing), ...removedDigit(freed, why.gone), tried]
        .filter(Boolean)
        .join(' ')
      return `${cellName(why.cell)}에 들어갈 숫자가 없습니다: ${reasons}`
    }
    case 'no-place-left': {
      const reasons = [
        ...filledCells(why.filled, why.gone),
        ...blockedCells(why.blockers, why.digit, why.gone?.cell),
        ...(why.tried.length > 0 ? [`${cells(why.tried)}은 ${inVain(why.isFruitless)}`] : []),
      ]
      return `${unitName(why.unit)}에 ${withJosa(why.digit, '이/가')} 들어갈 칸이 없습니다: ${reasons.join(' ')}`
    }
    case 'solution-found':
      return '보드를 모두 채워 해답을 찾았습니다. 다른 해답을 계속 찾습니다.'
    default:
      return assertNever(why)
  }
}

/** Explains a choice of digit: which digits fit, which were tried, and which comes next. */
export function chosen({ digit, fitting, tried, isAscending }: Choice): string {
  const fits = digitsOf(fitting)
  if (fits.length === 1) return `여기에 들어갈 수 있는 숫자는 ${digit}뿐입니다.`
  const before = digitsOf(tried)
  const next = fits.find((other) => other > digit)
  return [
    `들어갈 수 있는 숫자는 ${unbroken(fits)}입니다.`,
    before.length > 0 && `${digitsWith(before, '은/는')} 먼저 시도했습니다.`,
    isAscending &&
      (next === undefined
        ? `${withJosa(digit, '이/가')} 마지막 후보입니다.`
        : `막히면 다음은 ${next}입니다.`),
  ]
    .filter(Boolean)
    .join(' ')
}

/** Explains why a digit does not fit in a cell. */
export function refused({ digit, by, unit }: Refusal): string {
  return `${withJosa(digit, '은/는')} 여기에 들어갈 수 없습니다. 같은 ${UNIT[unit]}의 ${cellName(by)}에 이미 있습니다.`
}
