/** Which cells keep digits out of a blank. */
import type { Board } from '../grid.ts'
import { type Cell, COLUMN_OF, ROW_OF, type UnitKind, unitsOf } from '../units.ts'
import type { Refusal } from './step.ts'

/** Why a digit may not stand in a blank: its row is looked through first, then its column, then its box. */
export function refusalOf(board: Board, cell: Cell, digit: number): Refusal | undefined {
  for (const { kind, cells } of unitsOf(cell)) {
    for (const by of cells) if (board[by] === digit) return { digit, by, unit: kind }
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

const STRIKES = { row: 'strikeRow', column: 'strikeColumn', box: 'strikeBox' } as const

/** For each digit that a blank cannot hold, the peer that strikes it off and the state of the loops then. */
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
