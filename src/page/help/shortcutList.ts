import type { helpEn } from './en.ts'

type HelpWords = typeof helpEn

/** Actions with their keys. The keys of an action are alternatives or directions; each may be a combination. */
export interface ShortcutGroup {
  readonly name: keyof HelpWords['groups']
  readonly shortcuts: readonly (readonly [action: keyof HelpWords['actions'], ...ways: readonly string[]])[]
}

/** All keys by group, except the stepping keys, which `STEPPING_COMMANDS` lists. */
export const SHORTCUTS: readonly ShortcutGroup[] = [
  {
    name: 'watching',
    shortcuts: [
      ['play', 'Space'],
      ['forward', '→', '.'],
      ['back', '←', ','],
      ['start', 'Home'],
      ['end', 'End'],
      ['present', 'P'],
      ['tour', 'T'],
    ],
  },
  {
    name: 'program',
    shortcuts: [
      ['run', 'Ctrl+Enter'],
      ['breakpoint', 'F9'],
      ['note', 'F8', 'Shift+F8'],
      ['now', 'Esc'],
    ],
  },
  {
    name: 'timeline',
    shortcuts: [
      ['zoomIn', '+'],
      ['zoomOut', '-'],
      ['flame', 'F'],
      ['walk', '↑', '↓', '←', '→'],
      ['deadEnd', 'PageUp'],
      ['fit', 'Enter'],
    ],
  },
  {
    name: 'inStep',
    shortcuts: [
      ['lanesPlay', 'Space'],
      ['lanesForward', '→', '.'],
      ['lanesBack', '←', ','],
      ['lanesStart', 'Home'],
      ['lanesEnd', 'End'],
    ],
  },
  {
    name: 'board',
    shortcuts: [
      ['move', '↑', '↓', '←', '→'],
      ['story', 'Enter'],
      ['edit', 'Enter', 'F2'],
      ['leave', 'Esc'],
      ['edges', 'Home', 'End'],
      ['boxes', 'PageUp', 'PageDown'],
      ['digit', '1–9'],
      ['erase', '0', 'Delete', 'Backspace'],
      ['blank', '.'],
    ],
  },
  {
    name: 'page',
    shortcuts: [
      ['paste', 'Ctrl+V'],
      ['undo', 'Ctrl+Z'],
      ['redo', 'Ctrl+Shift+Z', 'Ctrl+Y'],
      ['help', '?'],
    ],
  },
]
