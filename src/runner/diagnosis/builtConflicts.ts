import type { Grid } from '../../sudoku/grid.ts'
import { type Cell, PEERS } from '../../sudoku/units.ts'
import type { Writes } from './overwriting.ts'

/** A placement, in a blank of the puzzle, of a digit that peers already have. */
export interface PlacedConflict {
  /** Number of the event that placed the digit. */
  readonly event: number
  /** Source line of the placement, from 1; 0 if unknown. */
  readonly line: number
  readonly cell: Cell
  readonly digit: number
  /** Peers that had the digit. */
  readonly peers: readonly Cell[]
  /** Event of the next placement in another cell; undefined if the recording ends before one. */
  readonly builtAt: number | undefined
}

/** Conflicts found in a run. */
export interface ConflictsSeen {
  /** Conflicts after which another cell was filled, in the order of these later placements. */
  readonly built: readonly PlacedConflict[]
  /** Conflicts after which no other cell was filled, and whose digit is still on the final board. */
  readonly standing: readonly PlacedConflict[]
  /**
   * Number of conflicting digits that the program removed or replaced before it filled another cell. Greater than 0 if
   * the program places a digit before it checks it.
   */
  readonly trials: number
}

/**
 * Finds the conflicts that a program places. A conflict counts as built upon only once another cell is filled, because
 * programs may place a digit before they check it.
 */
export function conflictsSeen(givens: Grid, { writes, lines, events }: Writes): ConflictsSeen {
  const board = Uint8Array.from(givens)
  const pending = new Map<Cell, PlacedConflict>()
  const built: PlacedConflict[] = []
  let trials = 0
  for (let index = 0; index < writes.length; index++) {
    const [cell, digit] = [writes[index] >> 4, writes[index] & 15]
    if (pending.delete(cell)) trials++
    if (digit !== 0) {
      for (const conflict of pending.values()) built.push({ ...conflict, builtAt: events[index] })
      pending.clear()
    }
    board[cell] = digit
    if (digit === 0 || givens[cell] !== 0) continue
    const peers = PEERS[cell].filter((peer) => board[peer] === digit)
    if (peers.length > 0)
      pending.set(cell, { event: events[index], line: lines[index], cell, digit, peers, builtAt: undefined })
  }
  return { built, standing: [...pending.values()], trials }
}
