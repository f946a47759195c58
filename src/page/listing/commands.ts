import type { DebuggerCommand } from '../session/debugging.ts'
import type { SteppingWords } from '../words/stepping.ts'
import { type KeyPress, keyOf } from '../controls/keys.ts'

export interface SteppingCommand {
  readonly name: keyof SteppingWords['commands']
  readonly command: DebuggerCommand
  /** Modifiers and key, as in `aria-keyshortcuts`. */
  readonly keys: string
}

/** In the order of their buttons: backward ones on the left, the longest moves at both ends. */
export const STEPPING_COMMANDS: readonly SteppingCommand[] = [
  { name: 'reverseContinue', command: { kind: 'continue', direction: 'back' }, keys: 'Shift+F5' },
  { name: 'outBack', command: { kind: 'step', how: 'out', direction: 'back' }, keys: 'Control+Shift+F11' },
  { name: 'overBack', command: { kind: 'step', how: 'over', direction: 'back' }, keys: 'Shift+F10' },
  { name: 'intoBack', command: { kind: 'step', how: 'into', direction: 'back' }, keys: 'Control+F11' },
  { name: 'into', command: { kind: 'step', how: 'into', direction: 'forward' }, keys: 'F11' },
  { name: 'over', command: { kind: 'step', how: 'over', direction: 'forward' }, keys: 'F10' },
  { name: 'out', command: { kind: 'step', how: 'out', direction: 'forward' }, keys: 'Shift+F11' },
  { name: 'continue', command: { kind: 'continue', direction: 'forward' }, keys: 'F5' },
]

/** Returns the keys of a press, in the notation of `STEPPING_COMMANDS`. */
export function keysOf(press: KeyPress): string {
  const { ctrlKey, altKey, metaKey, shiftKey } = press
  const modifiers = [ctrlKey && 'Control', altKey && 'Alt', metaKey && 'Meta', shiftKey && 'Shift']
  return [...modifiers.filter(Boolean), keyOf(press)].join('+')
}

/** Returns keys of a command as shown to the user: `Ctrl` for `Control`. */
export function keysPrinted(keys: string): string {
  return keys.replace('Control', 'Ctrl')
}
