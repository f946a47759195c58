/** Presses on the board, which a feature may take (for example as an answer to a question), and rings around cells. */
import type { Cell } from '../../sudoku/units.ts'
import type { AppState } from '../store/state.ts'
import type { Rings } from './rings.ts'

/** Handles presses in place of the board. */
export interface PressHandler {
  /** The cell was clicked, tapped, or selected when Enter was pressed. */
  pressed(cell: Cell): void
  /** @param digit typed on the board; 0 for Backspace and Delete */
  typed(digit: number): void
}

export interface BoardPressActions {
  /**
   * Takes all presses until the returned function is called, or until another feature takes them. Ends the editing of
   * the puzzle.
   */
  takePresses(handler: PressHandler): () => void
  /** Passes the press of a cell to the feature that takes presses, or else to the page's handler. */
  pressCell(cell: Cell): void
  /** Without effect if no feature takes presses. @param digit as of `typed` */
  pressDigit(digit: number): void
  /** Shows rings around cells, in place of the rings shown so far. */
  showRings(rings: Rings): void
}

type Set = (change: Partial<AppState>) => void

/** @param pressUntaken handles presses of cells that no feature takes */
export function createBoardPresses(set: Set, pressUntaken: (cell: Cell) => void): BoardPressActions {
  let handler: PressHandler | undefined
  return {
    takePresses(next) {
      handler = next
      set({ arePressesTaken: true, editing: false })
      return () => {
        if (handler !== next) return
        handler = undefined
        set({ arePressesTaken: false })
      }
    },
    pressCell: (cell) => (handler === undefined ? pressUntaken(cell) : handler.pressed(cell)),
    pressDigit: (digit) => handler?.typed(digit),
    showRings: (rings) => set({ rings }),
  }
}
