/** The oracles (programs that search as the engine should) in Python, and helpers to compare recordings with them. */
import type { Givens } from '../../src/sudoku/givens.ts'
import type { Write } from '../search/trace/writes.ts'
import { ORACLES } from '../oracles/oracle.ts'

/** Ids of the oracles in Python. */
export const PYTHON_ORACLES = ORACLES.filter(({ language }) => language === 'py').map(({ id }) => id)

/**
 * Programs that decide cell by cell, and clear a digit to take it back. The other programs overwrite digits, or decide
 * where a digit goes in a unit; their writes alone do not show what they look at.
 */
export const CELL_BY_CELL = new Set(
  PYTHON_ORACLES.filter((id) => id !== 'promising-numbers' && id !== 'dancing-links'),
)

/** Returns the numbers of some events of a trace, at equal distances from 0 on, and of the last one. */
export function sampledEvents(last: number): readonly number[] {
  const stride = Math.max(7, Math.ceil(last / 60))
  return [...Array.from({ length: Math.ceil(last / stride) }, (_, index) => index * stride), last]
}

/** Returns a filter for writes in order: true for those that change the board, which are the events of a recording. */
export function changesBoard(givens: Givens): (write: Write) => boolean {
  const board = Uint8Array.from(givens)
  return ({ cell, digit }) => {
    const changes = board[cell] !== digit
    board[cell] = digit
    return changes
  }
}
