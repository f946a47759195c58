/** Finds the peers that exclude (strike) the other digits of a filled cell. */
import { refusalsOf } from '../steps/refusals.ts'
import type { Refusal } from '../steps/step.ts'
import { type Cell, UNIT_KINDS, type UnitKind } from '../../sudoku/units.ts'

/** The digits that a unit strikes, ascending. If several units strike a digit, only the first of them lists it. */
export interface UnitStrikes {
  readonly unit: UnitKind
  readonly strikes: readonly Refusal[]
}

/**
 * Returns the digits that each unit of a cell strikes, without the cell's own digit; omits units that strike none.
 */
export function strikesByUnit(board: Uint8Array, cell: Cell): readonly UnitStrikes[] {
  const refusals = refusalsOf(board.with(cell, 0), cell).filter(({ digit }) => digit !== board[cell])
  return UNIT_KINDS.flatMap((unit) => {
    const strikes = refusals
      .filter((refusal) => refusal.unit === unit)
      .toSorted((one, other) => one.digit - other.digit)
    return strikes.length === 0 ? [] : [{ unit, strikes }]
  })
}
