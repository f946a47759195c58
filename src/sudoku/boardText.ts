import { type Board, lineOf } from './grid.ts'

/** Formats the board as nine lines of nine characters, 0 for a blank. */
export function boardRows(board: Board): string {
  return lineOf(board).replace(/.{9}/g, '$&\n').trimEnd()
}
