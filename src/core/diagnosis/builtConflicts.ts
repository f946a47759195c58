import type { Grid } from '../grid.ts'
import { type Cell, PEERS } from '../units.ts'
import type { Writes } from './overwriting.ts'

/** A digit placed although peers have it, upon which the search was continued. */
export interface BuiltConflict {
  readonly event: number
  readonly line: number
  readonly cell: Cell
  readonly digit: number
  /** Peers that had the digit. */
  readonly peers: readonly Cell[]
  /** The next placement in another cell; undefined if the recording ends before one. */
  readonly builtAt: number | undefined
}

export interface ConflictsSeen {
  /** Ascending. */
  readonly built: readonly BuiltConflict[]
  /** Conflicts that stand at the end, with nothing placed after them. */
  readonly standing: readonly BuiltConflict[]
  /** Conflicts taken away again before anything else was placed: the program places first and checks then. */
  readonly trials: number
}

/** A conflict counts only once another cell is filled, because programs may place a digit first and check it then. */
export function conflictsSeen(givens: Grid, { writes, lines, events }: Writes): ConflictsSeen {
  const board = Uint8Array.from(givens)
  const pending = new Map<Cell, BuiltConflict>()
  const built: BuiltConflict[] = []
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
