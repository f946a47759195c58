import type { DebuggerCommand } from '../../../app/session/debugging.ts'
import type { SteppingWords } from '../../../i18n/stepping.ts'
import { type KeyPress, keyOf } from '../../keys.ts'

/** A way through the program, with its key. */
export interface SteppingCommand {
  readonly name: keyof SteppingWords['commands']
  readonly command: DebuggerCommand
  /** As in `aria-keyshortcuts`: the modifiers, and the key. */
  readonly keys: string
}

/** In the order of the buttons: what goes back on the left, the longest ways at both ends. */
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

/** The keys of a press, as in `STEPPING_COMMANDS`. */
export function keysOf(press: KeyPress): string {
  const { ctrlKey, altKey, metaKey, shiftKey } = press
  const modifiers = [ctrlKey && 'Control', altKey && 'Alt', metaKey && 'Meta', shiftKey && 'Shift']
  return [...modifiers.filter(Boolean), keyOf(press)].join('+')
}

/** Keys as keyboards have them printed. */
export function keysPrinted(keys: string): string {
  return keys.replace('Control', 'Ctrl')
}
