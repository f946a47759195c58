import { frontOf } from '../../app/session/sessions.ts'
import type { KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { CELLS, type Cell, cellAt, COLUMN_OF, ROW_OF } from '../../core/units.ts'
import { useActions, useAppStore } from '../useApp.ts'
import { digitOfKey, hasCommand, isPeriod } from '../keys.ts'

/** Handles the keys of the WAI-ARIA grid pattern, digits, the keys that clear, and the ways in and out of editing. */
export function useBoardKeys(): (press: KeyboardEvent) => void {
  const store = useAppStore()
  const { select, typeDigit, erase, setEditing } = useActions()
  return (press) => {
    if (press.altKey) return
    const { editing } = store.getState()
    const isWatching = frontOf(store.getState()).run.status === 'open' && !editing
    // These step through an open search until the board is edited.
    if (isWatching && /^Arrow[LR]/.test(press.key)) return
    if (press.key === 'Enter' || press.key === 'F2') {
      press.preventDefault()
      return setEditing(true)
    }
    if (press.key === 'Escape') {
      if (editing) press.preventDefault()
      // First of all, so that the digit pad does not bring the focus back.
      flushSync(() => setEditing(false))
      if (press.target instanceof HTMLElement) press.target.blur()
      return
    }
    const target = targetOf(press, store.getState().selected)
    if (target !== undefined) {
      press.preventDefault()
      select(target)
      return
    }
    // While a search is open, the full stop steps.
    if (hasCommand(press) || (isPeriod(press) && frontOf(store.getState()).run.status === 'open')) return
    const digit = isPeriod(press) ? 0 : digitOfKey(press)
    if (digit !== undefined) {
      press.preventDefault()
      typeDigit(digit)
    } else if (press.key === 'Backspace' || press.key === 'Delete') {
      press.preventDefault()
      erase()
    }
  }
}

/** The cell that a key moves to; undefined for keys that do not move. The edges of the board hold. */
function targetOf(press: KeyboardEvent, from: Cell): Cell | undefined {
  const row = ROW_OF[from]
  const column = COLUMN_OF[from]
  switch (press.key) {
    case 'ArrowUp':
      return cellAt(Math.max(0, row - 1), column)
    case 'ArrowDown':
      return cellAt(Math.min(8, row + 1), column)
    case 'ArrowLeft':
      return cellAt(row, Math.max(0, column - 1))
    case 'ArrowRight':
      return cellAt(row, Math.min(8, column + 1))
    case 'Home':
      return hasCommand(press) ? 0 : cellAt(row, 0)
    case 'End':
      return hasCommand(press) ? CELLS - 1 : cellAt(row, 8)
    case 'PageUp':
      return cellAt(Math.max(0, row - 3), column)
    case 'PageDown':
      return cellAt(Math.min(8, row + 3), column)
    default:
      return undefined
  }
}
