/** Judges which cells a learner holds responsible for a dead end. */
import { refusalsOf } from '../steps/refusals.ts'
import type { Refusal } from '../steps/step.ts'
import { type Cell, PEERS } from '../../sudoku/units.ts'

export interface BlockersAnswer {
  /** Chosen cells that block a digit. */
  readonly right: readonly Cell[]
  /** Chosen cells that block no digit. */
  readonly superfluous: readonly Cell[]
  /** Digits that no chosen cell blocks, each with the first cell that does, in the order row, column, box. */
  readonly missing: readonly Refusal[]
}

/**
 * Judges the cells that a learner chose. Any peer with a digit explains why that digit does not fit, so several answers
 * are right.
 * @param board the board of the dead end @param cell the blank in which no digit fits
 */
export function judgedBlockers(board: Uint8Array, cell: Cell, chosen: readonly Cell[]): BlockersAnswer {
  const isBlocking = (one: Cell) => board[one] !== 0 && PEERS[cell].includes(one)
  const right = chosen.filter(isBlocking)
  const blocked = new Set(right.map((one) => board[one]))
  return {
    right,
    superfluous: chosen.filter((one) => !isBlocking(one)),
    missing: refusalsOf(board, cell).filter(({ digit }) => !blocked.has(digit)),
  }
}

export function isRightAnswer({ superfluous, missing }: BlockersAnswer): boolean {
  return superfluous.length === 0 && missing.length === 0
}
