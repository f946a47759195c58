/** Which cells keep digits out of a blank. */
import type { Board } from '../grid.ts'
import { type Cell, unitsOf } from '../units.ts'
import type { Refusal } from './step.ts'

/** Why a digit may not stand in a blank: its row is looked through first, then its column, then its box. */
export function refusalOf(board: Board, cell: Cell, digit: number): Refusal | undefined {
  for (const unit of unitsOf(cell)) {
    const by = unit.cells.find((other) => board[other] === digit)
    if (by !== undefined) return { digit, by, unit: unit.kind }
  }
  return undefined
}

/** Every digit that may not stand in a blank, once, in the order in which a look through its units meets them. */
export function refusalsOf(board: Board, cell: Cell): readonly Refusal[] {
  const met = new Set<number>([0])
  return unitsOf(cell).flatMap(({ kind, cells }) =>
    cells.flatMap((by) => {
      const digit = board[by]
      if (met.has(digit)) return []
      met.add(digit)
      return [{ digit, by, unit: kind }]
    }),
  )
}
