import type { Board } from './grid.ts'
import { type Cell, DIGITS, UNITS, type Unit } from './units.ts'

/** A digit that occurs more than once in a unit. */
export interface Conflict {
  readonly unit: Unit
  readonly digit: number
  /** The two or more cells of the unit that hold the digit, ascending. */
  readonly cells: readonly Cell[]
}

/** Returns every repeated digit of every unit: rows, then columns, then boxes; digits ascending within each. */
export function conflicts(board: Board): readonly Conflict[] {
  return UNITS.flatMap((unit) =>
    DIGITS.flatMap((digit) => {
      const cells = unit.cells.filter((cell) => board[cell] === digit)
      return cells.length > 1 ? [{ unit, digit, cells }] : []
    }),
  )
}

/** True if a unit holds a digit more than once. */
export function hasConflicts(board: Board): boolean {
  return UNITS.some(({ cells }) => {
    let seen = 0
    return cells.some((cell) => {
      const bit = board[cell] === 0 ? 0 : 1 << board[cell]
      const isRepeated = (seen & bit) !== 0
      seen |= bit
      return isRepeated
    })
  })
}
