import type { KeyboardEvent } from 'react'
import { commandLetterOf, holdsCommandKey } from '../controls/keys.ts'
import { isTextField } from '../controls/textField.ts'
import type { WritingCommand } from './writing.ts'

/** Returns a listener for the keys that undo and redo edits of a draft; text fields keep theirs. */
export function undoKeys(write: (command: WritingCommand) => void): (press: KeyboardEvent) => void {
  return (press) => {
    if (!holdsCommandKey(press) || press.altKey || isTextField(press.target)) return
    const letter = commandLetterOf(press)
    if (letter !== 'Z' && letter !== 'Y') return
    press.preventDefault()
    write({ kind: letter === 'Z' && !press.shiftKey ? 'undo' : 'redo' })
  }
}
