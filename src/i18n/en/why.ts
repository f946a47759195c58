import type { Refusal } from '../../core/steps/step.ts'
import type { PlaceBlocker, Why } from '../../core/steps/why.ts'
import { type Branch } from '../../core/search/branches.ts'
import { assertNever } from '../../core/result.ts'
import { CELLS, type Cell, COLUMN_OF, ROW_OF, UNITS, type UnitKind } from '../../core/units.ts'

const UNIT_KINDS: readonly UnitKind[] = ['row', 'column', 'box']

export const cellName = (cell: Cell) => `row ${ROW_OF[cell] + 1}, column ${COLUMN_OF[cell] + 1}`

const unitName = (unit: number) => `${UNITS[unit].kind} ${UNITS[unit].index + 1}`
const capitalised = (sentence: string) => sentence.charAt(0).toUpperCase() + sentence.slice(1)
const cells = (found: readonly Cell[]) => found.map(cellName).join(' and ')

/** What a call decides. */
export function branch(branch: Branch): string {
  if (branch < CELLS) return cellName(branch)
  return `${((branch - CELLS) % 9) + 1} in ${unitName(Math.floor((branch - CELLS) / 9))}`
}

/** `1 4 7 stand in its row, 2 8 in its column`. */
function blocked(blockers: readonly Refusal[]): string {
  const parts = UNIT_KINDS.flatMap((kind) => {
    const digits = blockers.filter(({ unit }) => unit === kind).map(({ digit }) => digit)
    return digits.length === 0 ? [] : [{ kind, digits }]
  })
  return parts
    .map(({ kind, digits }, index) => {
      const verb = index > 0 ? '' : digits.length > 1 ? ' stand' : ' stands'
      return `${digits.toSorted((a, b) => a - b).join(' ')}${verb} in its ${kind}`
    })
    .join(', ')
}

/** Cells that see the digit in the same kind of unit are told together. */
function seen(blockers: readonly PlaceBlocker[], digit: number): readonly string[] {
  return UNIT_KINDS.flatMap((kind) => {
    const found = blockers.filter(({ unit }) => unit === kind).map(({ cell }) => cell)
    if (found.length === 0) return []
    return [
      `${cells(found)} ${found.length > 1 ? `have a ${digit} in their` : `has a ${digit} in its`} ${kind}`,
    ]
  })
}

/** @param count of what was tried */
function triedInVain(count: number, isFruitless: boolean): string {
  const were = count > 1 ? 'were tried' : 'was tried'
  return isFruitless ? `${were} and led nowhere` : were
}

/** Why a search goes back. */
export function why(why: Why): string {
  switch (why.kind) {
    case 'no-digit-left': {
      const tried =
        why.tried.length > 0 ? `${why.tried.join(' ')} ${triedInVain(why.tried.length, why.isFruitless)}` : ''
      const reasons = [blocked(why.blockers), tried].filter(Boolean).join('; ')
      return `${capitalised(cellName(why.cell))} has no digit left: ${reasons}.`
    }
    case 'no-place-left': {
      const reasons = [
        ...(why.filled.length > 0
          ? [`${why.filled.length} of its cells ${why.filled.length > 1 ? 'are' : 'is'} filled`]
          : []),
        ...seen(why.blockers, why.digit),
        ...(why.tried.length > 0
          ? [`${cells(why.tried)} ${triedInVain(why.tried.length, why.isFruitless)}`]
          : []),
      ]
      return `${capitalised(unitName(why.unit))} has no place left for ${why.digit}: ${reasons.join('; ')}.`
    }
    case 'solution-found':
      return 'The board was full: a solution is found, and the search goes on for others.'
    default:
      return assertNever(why)
  }
}

/** Why a digit may not stand in a cell. */
export function refused({ digit, by, unit }: Refusal): string {
  return `${digit} may not stand here: ${cellName(by)}, in its ${unit}, holds it.`
}
