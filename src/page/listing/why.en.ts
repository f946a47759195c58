import { digitsOf } from '../../sudoku/candidates.ts'
import type { Choice } from '../../search/steps/choice.ts'
import type { Refusal } from '../../search/steps/step.ts'
import type { ChangedCell, PlaceBlocker, Why } from '../../search/steps/why.ts'
import { type Branch, unitAndDigitOf } from '../../search/engine/branches.ts'
import { assertNever } from '../../sudoku/result.ts'
import { type Cell, COLUMN_OF, ROW_OF, UNIT_KINDS, UNITS } from '../../sudoku/units.ts'

export const cellName = (cell: Cell) => `row ${ROW_OF[cell] + 1}, column ${COLUMN_OF[cell] + 1}`

const unitName = (unit: number) => `${UNITS[unit].kind} ${UNITS[unit].index + 1}`
const capitalised = (sentence: string) => sentence.charAt(0).toUpperCase() + sentence.slice(1)
const cells = (found: readonly Cell[]) => found.map(cellName).join(' and ')

/** The digit with its article. */
const one = (digit: number) => `${digit === 8 ? 'an' : 'a'} ${digit}`

/** Joins digits with no-break spaces. */
const unbroken = (digits: readonly number[]) => digits.join('\u00a0')

/** Names the decision of a call: a cell, or a digit in a unit. */
export function branch(branch: Branch): string {
  const needed = unitAndDigitOf(branch)
  return needed === undefined ? cellName(branch) : `${needed.digit} in ${unitName(needed.unit)}`
}

/** Lists blocking digits by unit: `its row already has 1 4 7, its column 2 8`. */
function blockingDigits(blockers: readonly Refusal[]): string {
  const parts = UNIT_KINDS.flatMap((kind) => {
    const digits = blockers.filter(({ unit }) => unit === kind).map(({ digit }) => digit)
    return digits.length === 0 ? [] : [{ kind, digits }]
  })
  return parts
    .map(({ kind, digits }, index) => {
      const verb = index > 0 ? '' : ' already has'
      return `its ${kind}${verb} ${unbroken(digits.toSorted((a, b) => a - b))}`
    })
    .join(', ')
}

/** Names blockers that have just been taken back or overwritten. */
function removedDigit(blockers: readonly Refusal[], gone: ChangedCell | undefined): readonly string[] {
  const done = gone?.isOverwritten === true ? 'overwritten' : 'taken back'
  return blockers.map(({ digit, by }) => `${digit} was tried in ${cellName(by)} and has just been ${done}`)
}

/**
 * Lists the cells in which the digit is blocked, grouped by the kind of unit that already has it.
 * @param gone a cell that has just been cleared and no longer blocks
 */
function blockedCells(
  blockers: readonly PlaceBlocker[],
  digit: number,
  gone: Cell | undefined,
): readonly string[] {
  const standing = UNIT_KINDS.flatMap((kind) => {
    const found = blockers.filter(({ unit, by }) => unit === kind && by !== gone).map(({ cell }) => cell)
    if (found.length === 0) return []
    return [
      `${cells(found)} ${found.length > 1 ? `have ${one(digit)} in their` : `has ${one(digit)} in its`} ${kind}`,
    ]
  })
  const freed = blockers.filter(({ by }) => by === gone).map(({ cell }) => cell)
  return freed.length === 0 ? standing : [...standing, `${one(digit)} blocked ${cells(freed)} until just now`]
}

/** Counts filled cells, and names one that has just been cleared. */
function filledCells(filled: readonly Cell[], gone: ChangedCell | undefined): readonly string[] {
  const cleared = filled.filter((cell) => cell === gone?.cell && !gone.isOverwritten)
  const still = filled.length - cleared.length
  return [
    ...(still > 0 ? [`${still} of its cells ${still > 1 ? 'are' : 'is'} filled`] : []),
    ...(cleared.length > 0 ? [`${cells(cleared)} was filled until just now`] : []),
  ]
}

/** @param count number of digits or cells tried */
function triedInVain(count: number, isFruitless: boolean): string {
  const were = count > 1 ? 'were tried' : 'was tried'
  return isFruitless ? `${were} and led nowhere` : were
}

/** Explains why a search goes back. */
export function why(why: Why): string {
  switch (why.kind) {
    case 'no-digit-left': {
      const tried =
        why.tried.length > 0 ? `${unbroken(why.tried)} ${triedInVain(why.tried.length, why.isFruitless)}` : ''
      const standing = why.blockers.filter(({ by }) => by !== why.gone?.cell)
      const freed = why.blockers.filter(({ by }) => by === why.gone?.cell)
      const reasons = [blockingDigits(standing), ...removedDigit(freed, why.gone), tried]
        .filter(Boolean)
        .join('; ')
      return `${capitalised(cellName(why.cell))} has no digit left: ${reasons}.`
    }
    case 'no-place-left': {
      const reasons = [
        ...filledCells(why.filled, why.gone),
        ...blockedCells(why.blockers, why.digit, why.gone?.cell),
        ...(why.tried.length > 0
          ? [`${cells(why.tried)} ${triedInVain(why.tried.length, why.isFruitless)}`]
          : []),
      ]
      return `${capitalised(unitName(why.unit))} has no place left for ${why.digit}: ${reasons.join('; ')}.`
    }
    case 'solution-found':
      return 'The board was full, so this was a solution. The search continues for others.'
    default:
      return assertNever(why)
  }
}

/** Explains the choice of a digit: which digits fit, which were tried before, and which comes next. */
export function chosen({ digit, fitting, tried, isAscending }: Choice): string {
  const fits = digitsOf(fitting)
  if (fits.length === 1) return `Only ${digit} fits here.`
  const before = digitsOf(tried)
  const next = fits.find((other) => other > digit)
  return [
    `${unbroken(fits)} fit here.`,
    before.length > 0 && `${unbroken(before)} ${before.length > 1 ? 'were' : 'was'} tried before.`,
    isAscending &&
      (next === undefined ? `${digit} is the last candidate.` : `${next} comes next if this leads nowhere.`),
  ]
    .filter(Boolean)
    .join(' ')
}

/** Explains why a digit does not fit in a cell. */
export function refused({ digit, by, unit }: Refusal): string {
  return `${digit} does not fit here: the ${unit} already has ${one(digit)}, in ${cellName(by)}.`
}
