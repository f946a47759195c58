import type { KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { boardUse } from './boardUse.ts'
import { assertNever } from '../../sudoku/result.ts'
import { useActions, useAppStore } from '../store/useApp.ts'
import { boardCommandOf } from './boardKeys.ts'

/** Returns the handler of key presses on the board. */
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
