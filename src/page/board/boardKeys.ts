import { type BoardUse, boardUse } from './boardUse.ts'
import { type Cell, cellAt, CELLS, COLUMN_OF, ROW_OF } from '../../sudoku/units.ts'
import { digitOf, holdsCommandKey, keyOf, type KeyPress } from '../controls/keys.ts'
import type { KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { assertNever } from '../../sudoku/result.ts'
import { useActions, useAppStore } from '../store/useApp.ts'

export type BoardCommand =
  | { readonly kind: 'select'; readonly cell: Cell }
  /** 0 for a blank. */
  | { readonly kind: 'type'; readonly digit: number }
  | { readonly kind: 'erase' }
  /** As a click on the selected cell: answers a question with it, shows its history, or edits it. */
  | { readonly kind: 'press' }
  | { readonly kind: 'edit' }
  /** Ends editing. */
  | { readonly kind: 'leave' }

/**
 * Maps the keys of the WAI-ARIA grid pattern, digits, and the keys that clear a cell, start or end editing.
 * @param from the selected cell
 * @returns undefined for a key that the board leaves to the page
 */
export function boardCommandOf(press: KeyPress, use: BoardUse, from: Cell): BoardCommand | undefined {
  if (press.altKey) return undefined
  const key = keyOf(press)
  if (key === 'Escape') return { kind: 'leave' }
  if (key === 'Enter') return { kind: 'press' }
  if (key === 'F2') return { kind: use === 'answering' ? 'press' : 'edit' }
  if (use === 'watching' && (key === 'ArrowLeft' || key === 'ArrowRight')) return undefined
  const cell = cellByKey(key, holdsCommandKey(press), from)
  if (cell !== undefined) return { kind: 'select', cell }
  return holdsCommandKey(press) ? undefined : changeOf(key, press, use)
}

/** Maps a key to a change of the selected cell; undefined for other keys. */
function changeOf(key: string, press: KeyPress, use: BoardUse): BoardCommand | undefined {
  // While a search is open, `.` steps through it, even while its board is edited.
  if (key === '.') return use === 'entering' ? { kind: 'type', digit: 0 } : undefined
  if (key === 'Backspace' || key === 'Delete') return { kind: 'erase' }
  const digit = digitOf(press)
  return digit === undefined ? undefined : { kind: 'type', digit }
}

/**
 * Returns the cell that a key moves to, clamped to the board; undefined for other keys.
 * @param isFar true to go to the first or last cell of the board, instead of the row
 */
export function cellByKey(key: string, isFar: boolean, from: Cell): Cell | undefined {
  const row = ROW_OF[from]
  const column = COLUMN_OF[from]
  switch (key) {
    case 'ArrowUp':
      return cellAt(Math.max(0, row - 1), column)
    case 'ArrowDown':
      return cellAt(Math.min(8, row + 1), column)
    case 'ArrowLeft':
      return cellAt(row, Math.max(0, column - 1))
    case 'ArrowRight':
      return cellAt(row, Math.min(8, column + 1))
    case 'Home':
      return isFar ? 0 : cellAt(row, 0)
    case 'End':
      return isFar ? CELLS - 1 : cellAt(row, 8)
    case 'PageUp':
      return cellAt(Math.max(0, row - 3), column)
    case 'PageDown':
      return cellAt(Math.min(8, row + 3), column)
    default:
      return undefined
  }
}

export function useBoardKeys(): (press: KeyboardEvent) => void {
  const store = useAppStore()
  const { select, changeByKey, setEditing, pressCell, pressDigit } = useActions()
  return (press) => {
    const { editing, selected } = store.getState()
    const use = boardUse(store.getState())
    const command = boardCommandOf(press, use, selected)
    if (command === undefined) return
    // Outside editing, `leave` (the Escape key) is left to other listeners.
    if (command.kind !== 'leave' || editing) press.preventDefault()
    switch (command.kind) {
      case 'select':
        return select(command.cell)
      case 'type':
        return use === 'answering' ? pressDigit(command.digit) : changeByKey(command.digit)
      case 'erase':
        return use === 'answering' ? pressDigit(0) : changeByKey(undefined)
      case 'press':
        return pressCell(selected)
      case 'edit':
        return setEditing(true)
      case 'leave':
        // Renders synchronously, so that the digit pad does not return the focus after the blur.
        flushSync(() => setEditing(false))
        if (press.target instanceof HTMLElement) press.target.blur()
        return
      default:
        return assertNever(command)
    }
  }
}
