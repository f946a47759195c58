/** Finds the peers that block digits in a blank, and the steps in which a program strikes these digits off. */
import type { Board } from '../../sudoku/grid.ts'
import { type Cell, COLUMN_OF, ROW_OF, type UnitKind, unitsOf } from '../../sudoku/units.ts'
import type { Refusal } from './step.ts'

/** Returns why a digit is blocked in a blank, checking its row, column and box in this order; undefined if it fits. */
export function refusalOf(board: Board, cell: Cell, digit: number): Refusal | undefined {
  for (const { kind, cells } of unitsOf(cell)) {
    for (const by of cells) if (board[by] === digit) return { digit, by, unit: kind }
  }
  return undefined
}

/**
 * Returns every digit blocked in a blank, once, with the first peer that blocks it; in the order of a scan of the
 * blank's units.
 */
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

const STRIKES = { row: 'strikeRow', column: 'strikeColumn', box: 'strikeBox' } as const

/**
 * Returns, for each blocked digit, the kind of step that strikes it off, the peer that blocks it, and the values of the
 * program's loop variables at that step.
 */
export function strikesOf(board: Board, cell: Cell) {
  return refusalsOf(board, cell).map((refusal) => {
    const { unit, by } = refusal
    const loops: Readonly<Record<UnitKind, readonly [number, number?]>> = {
      row: [COLUMN_OF[by]],
      column: [ROW_OF[by]],
      box: [ROW_OF[by], COLUMN_OF[by]],
    }
    return { kind: STRIKES[unit], refusal, loops: loops[unit] }
  })
}
