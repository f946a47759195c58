/** Every shortcut in the list of keys works on real layouts, where the key's character or its position decides. */
import { describe, expect, test } from 'vitest'
import { boardCommandOf } from '../../../src/page/board/boardKeys.ts'
import { SHORTCUTS } from '../../../src/page/help/shortcutList.ts'
import { digitOf, type KeyPress, keyOf } from '../../../src/page/controls/keys.ts'
import { keysOf, keysPrinted, STEPPING_COMMANDS } from '../../../src/page/listing/commands.ts'
import { shortcutListener } from '../../../src/page/help/shortcuts.ts'
import { isSearchKey } from '../../../src/page/views/searchKeys.ts'

/** A key press: the character that the key types, its place on the keyboard (`code`), and whether Shift is held. */
type TypedKey = readonly [key: string, code: string, shift?: 'Shift']

type Sign = '.' | ',' | '?' | '+' | '-' | 'F' | 'P' | 'T' | 'Z' | 'Shift+Z' | 'Y' | '0' | '5'

type Layout = Readonly<Record<Sign, TypedKey>>

const US: Layout = {
  '.': ['.', 'Period'],
  ',': [',', 'Comma'],
  '?': ['?', 'Slash', 'Shift'],
  '+': ['+', 'Equal', 'Shift'],
  '-': ['-', 'Minus'],
  F: ['f', 'KeyF'],
  P: ['p', 'KeyP'],
  T: ['t', 'KeyT'],
  Z: ['z', 'KeyZ'],
  'Shift+Z': ['Z', 'KeyZ', 'Shift'],
  Y: ['y', 'KeyY'],
  '0': ['0', 'Digit0'],
  '5': ['5', 'Digit5'],
}

const LAYOUTS: Readonly<Record<string, Layout>> = {
  US,
  German: {
    ...US,
    '?': ['?', 'Minus', 'Shift'],
    '+': ['+', 'BracketRight'],
    '-': ['-', 'Slash'],
    Z: ['z', 'KeyY'],
    'Shift+Z': ['Z', 'KeyY', 'Shift'],
    Y: ['y', 'KeyZ'],
  },
  AZERTY: {
    ...US,
    '.': ['.', 'Comma', 'Shift'],
    ',': [',', 'KeyM'],
    '?': ['?', 'KeyM', 'Shift'],
    '-': ['-', 'Digit6'],
    Z: ['z', 'KeyW'],
    'Shift+Z': ['Z', 'KeyW', 'Shift'],
    '0': ['0', 'Digit0', 'Shift'],
    '5': ['5', 'Digit5', 'Shift'],
  },
  Dvorak: {
    ...US,
    '.': ['.', 'KeyE'],
    ',': [',', 'KeyW'],
    '?': ['?', 'BracketLeft', 'Shift'],
    '+': ['+', 'BracketRight', 'Shift'],
    '-': ['-', 'Quote'],
    F: ['f', 'KeyY'],
    P: ['p', 'KeyR'],
    T: ['t', 'KeyK'],
    Z: ['z', 'Slash'],
    'Shift+Z': ['Z', 'Slash', 'Shift'],
    Y: ['y', 'KeyT'],
  },
  Colemak: { ...US, F: ['f', 'KeyE'], P: ['p', 'KeyR'], T: ['t', 'KeyF'], Y: ['y', 'KeyO'] },
  두벌식: {
    ...US,
    F: ['ㄹ', 'KeyF'],
    P: ['ㅔ', 'KeyP'],
    T: ['ㅅ', 'KeyT'],
    Z: ['ㅋ', 'KeyZ'],
    'Shift+Z': ['ㅋ', 'KeyZ', 'Shift'],
    Y: ['ㅛ', 'KeyY'],
  },
  'an input method that composes': {
    '.': ['Process', 'Period'],
    ',': ['Process', 'Comma'],
    '?': ['Process', 'Slash', 'Shift'],
    '+': ['Process', 'Equal', 'Shift'],
    '-': ['Process', 'Minus'],
    F: ['Process', 'KeyF'],
    P: ['Process', 'KeyP'],
    T: ['Process', 'KeyT'],
    Z: ['Process', 'KeyZ'],
    'Shift+Z': ['Process', 'KeyZ', 'Shift'],
    Y: ['Unidentified', 'KeyY'],
    '0': ['Process', 'Digit0'],
    '5': ['Process', 'Digit5'],
  },
  Arabic: {
    ...US,
    '.': ['.', 'Period', 'Shift'],
    ',': ['،', 'KeyK', 'Shift'],
    '?': ['؟', 'Slash', 'Shift'],
    F: ['ب', 'KeyF'],
    P: ['ح', 'KeyP'],
    T: ['ف', 'KeyT'],
    Z: ['ئ', 'KeyZ'],
    'Shift+Z': ['~', 'KeyZ', 'Shift'],
    Y: ['غ', 'KeyY'],
    '0': ['٠', 'Digit0'],
    '5': ['٥', 'Digit5'],
  },
  Russian: {
    ...US,
    '.': ['.', 'Slash'],
    ',': [',', 'Slash', 'Shift'],
    '?': ['?', 'Digit7', 'Shift'],
    F: ['а', 'KeyF'],
    P: ['з', 'KeyP'],
    T: ['е', 'KeyT'],
    Z: ['я', 'KeyZ'],
    'Shift+Z': ['Я', 'KeyZ', 'Shift'],
    Y: ['н', 'KeyY'],
  },
  'full width': {
    ...US,
    '.': ['．', 'Period'],
    ',': ['，', 'Comma'],
    '?': ['？', 'Slash', 'Shift'],
    '+': ['＋', 'Equal', 'Shift'],
    '-': ['－', 'Minus'],
    F: ['ｆ', 'KeyF'],
    P: ['ｐ', 'KeyP'],
    T: ['ｔ', 'KeyT'],
    '0': ['０', 'Digit0'],
    '5': ['５', 'Digit5'],
  },
}

/** Keys that are the same on every layout, by their name in the list of keys. */
const NAMED_KEYS: Readonly<Record<string, TypedKey>> = {
  Space: [' ', 'Space'],
  Esc: ['Escape', 'Escape'],
  '←': ['ArrowLeft', 'ArrowLeft'],
  '→': ['ArrowRight', 'ArrowRight'],
  '↑': ['ArrowUp', 'ArrowUp'],
  '↓': ['ArrowDown', 'ArrowDown'],
}

const NO_MODIFIERS = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }

function pressOf([key, code, shift]: TypedKey, held: Partial<KeyPress> = {}): KeyPress {
  return { ...NO_MODIFIERS, key, code, shiftKey: shift !== undefined, ...held }
}

function isSign(name: string, layout: Layout): name is Sign {
  return name in layout
}

/** Returns the press of a key or combination by its name in the list of keys, such as `Ctrl+Z`. */
function pressOfName(layout: Layout, way: string): KeyPress {
  const parts = way.split(/(?<=.)\+/)
  const held = { ctrlKey: parts.includes('Ctrl'), shiftKey: parts.includes('Shift') }
  const last = parts.at(-1) ?? ''
  if (way === 'Ctrl+Shift+Z') return pressOf(layout['Shift+Z'], { ctrlKey: true })
  if (isSign(last, layout)) return pressOf(layout[last], held.ctrlKey ? { ctrlKey: true } : {})
  if (last === '1–9') return pressOf(layout['5'])
  return pressOf(NAMED_KEYS[last] ?? [last, last], held)
}

/** Returns the name of the page's command for a press; undefined if it has none. */
function commandOf(press: KeyPress, usesCharacters = true): string | undefined {
  const done: string[] = []
  const recordName = (name: string) => () => void done.push(name)
  const listen = shortcutListener(
    {
      undo: recordName('undo'),
      redo: recordName('redo'),
      setHelpOpen: recordName('help'),
      setPresenting: recordName('present'),
      takeMoment: recordName('tour'),
      dismiss: recordName('dismiss'),
      zoom: (factor) => void done.push(factor > 1 ? 'zoomIn' : 'zoomOut'),
      toggleFlame: recordName('flame'),
      togglePlaying: recordName('play'),
      stepForward: recordName('forward'),
      stepBack: recordName('back'),
      goToStart: recordName('start'),
      goToEnd: recordName('end'),
    },
    () => true,
    () => usesCharacters,
  )
  listen(new KeyboardEvent('keydown', press))
  return done[0]
}

/** Returns the board's command for a press, with no search open: its kind, or the digit typed; undefined if none. */
function boardCommand(press: KeyPress): string | undefined {
  const command = boardCommandOf(press, 'entering', 40)
  return command?.kind === 'type' ? `${command.digit}` : command?.kind
}

const shortcuts = (group: string) => SHORTCUTS.find(({ name }) => name === group)?.shortcuts ?? []

/** For each entry of the group `board` in the list of keys: what `boardCommand` may return for its keys. */
const BOARD_COMMANDS: Readonly<Record<string, readonly string[]>> = {
  move: ['select'],
  story: ['press'],
  edit: ['press', 'edit'],
  leave: ['leave'],
  edges: ['select'],
  boxes: ['select'],
  digit: ['5'],
  erase: ['0', 'erase'],
  blank: ['0'],
}

describe.each(Object.entries(LAYOUTS))('With %s', (_name, layout) => {
  test.each(['watching', 'page'])('the keys of “%s” do what the list of keys says', (group) => {
    for (const [action, ...ways] of shortcuts(group)) {
      // The browser turns Ctrl+V into a paste event.
      for (const way of ways.filter((keys) => keys !== 'Ctrl+V'))
        expect([way, commandOf(pressOfName(layout, way))]).toEqual([way, action])
    }
  })

  test('the timeline is zoomed, and the flame chart opened and walked', () => {
    for (const [action, ...ways] of shortcuts('timeline')) {
      for (const way of ways) {
        const press = pressOfName(layout, way)
        if (['zoomIn', 'zoomOut', 'flame'].includes(action))
          expect([way, commandOf(press)]).toEqual([way, action])
        else expect(keyOf(press)).toBe(NAMED_KEYS[way]?.[0] ?? way)
      }
    }
  })

  test('the keys of a search reach the lanes', () => {
    for (const [, ...ways] of shortcuts('inStep'))
      for (const way of ways) expect([way, isSearchKey(pressOfName(layout, way))]).toEqual([way, true])
  })

  test('the program is stepped through', () => {
    for (const { keys } of STEPPING_COMMANDS)
      expect(keysOf(pressOfName(layout, keysPrinted(keys)))).toBe(keys)
    for (const [, way] of shortcuts('program'))
      expect(keysPrinted(keysOf(pressOfName(layout, way)))).toBe(NAMED_KEYS[way]?.[0] ?? way)
  })

  test('the board is moved in, filled and cleared', () => {
    for (const [action, ...ways] of shortcuts('board'))
      for (const way of ways) expect(BOARD_COMMANDS[action]).toContain(boardCommand(pressOfName(layout, way)))
  })
})

describe('A key with its own character on a layout is that character, at any place', () => {
  test.each<[layout: string, ...TypedKey]>([
    ['German', '_', 'Slash', 'Shift'],
    ['German', 'ß', 'Minus'],
    ['German', '´', 'Equal'],
    ['German', '=', 'Digit0', 'Shift'],
    ['German', 'ö', 'Semicolon'],
    ['AZERTY', ';', 'Comma'],
    ['AZERTY', ':', 'Period'],
    ['AZERTY', '!', 'Slash'],
    ['AZERTY', '§', 'Slash', 'Shift'],
    ['AZERTY', ')', 'Minus'],
    ['AZERTY', '²', 'Backquote'],
    ['Spanish', '¡', 'Equal'],
    ['Dvorak', 'u', 'KeyF'],
    ['Dvorak', 'v', 'Period'],
    ['Dvorak', 'w', 'Comma'],
    ['Dvorak', 'Z', 'Slash', 'Shift'],
    ['Dvorak', '[', 'Minus'],
    ['Dvorak', ']', 'Equal'],
    ['Colemak', 'g', 'KeyT'],
    ['Colemak', ';', 'KeyP'],
    ['US', '>', 'Period', 'Shift'],
    ['US', '_', 'Minus', 'Shift'],
    ['US International', 'Dead', 'Quote'],
  ])('on %s: %s', (_layout, ...typed) => {
    const press = pressOf(typed)
    expect([commandOf(press), boardCommand(press), isSearchKey(press)]).toEqual([undefined, undefined, false])
  })

  test('with Ctrl, too: Dvorak has its ; where Z is', () => {
    expect(commandOf(pressOf([';', 'KeyZ'], { ctrlKey: true }))).toBeUndefined()
    expect(commandOf(pressOf(['z', 'Slash'], { ctrlKey: true }))).toBe('undo')
  })

  test('and if a layout has no Latin letters, full stop and comma are also in their usual places', () => {
    expect(commandOf(pressOf(['ز', 'Period']))).toBe('forward')
    expect(commandOf(pressOf(['б', 'Comma']))).toBe('back')
    // A key that types two Arabic letters, and a key that types a Devanagari vowel sign.
    expect(keyOf(pressOf(['لا', 'KeyB']))).toBe('B')
    expect(keyOf(pressOf(['ि', 'KeyF']))).toBe('F')
  })
})

test('Keys that are a character can be turned off, and all others stay', () => {
  for (const sign of ['.', ',', '?', '+', '-', 'F', 'P', 'T'] as const)
    for (const layout of Object.values(LAYOUTS))
      expect([sign, commandOf(pressOf(layout[sign]), false)]).toEqual([sign, undefined])
  for (const [name, command] of [
    ['Space', 'play'],
    ['→', 'forward'],
    ['Home', 'start'],
    ['Ctrl+Z', 'undo'],
    ['Esc', 'dismiss'],
  ])
    expect(commandOf(pressOfName(US, name), false)).toBe(command)
})

describe('The number pad', () => {
  test.each([
    ['Numpad4', 'ArrowLeft', 'back', 'select'],
    ['Numpad6', 'ArrowRight', 'forward', 'select'],
    ['Numpad8', 'ArrowUp', undefined, 'select'],
    ['Numpad2', 'ArrowDown', undefined, 'select'],
    ['Numpad7', 'Home', 'start', 'select'],
    ['Numpad1', 'End', 'end', 'select'],
    ['Numpad9', 'PageUp', undefined, 'select'],
    ['Numpad3', 'PageDown', undefined, 'select'],
    ['Numpad5', 'Clear', undefined, undefined],
    ['Numpad0', 'Insert', undefined, undefined],
    ['NumpadDecimal', 'Delete', undefined, 'erase'],
    ['NumpadEnter', 'Enter', undefined, 'press'],
  ])('without NumLock, %s is %s', (code, key, command, atBoard) => {
    const press = pressOf([key, code])
    expect([commandOf(press), boardCommand(press)]).toEqual([command, atBoard])
    expect(digitOf(press)).toBeUndefined()
  })

  test('with NumLock types digits, and a full stop for any decimal separator', () => {
    for (let digit = 0; digit <= 9; digit++)
      expect(boardCommand(pressOf([`${digit}`, `Numpad${digit}`]))).toBe(`${digit}`)
    for (const key of ['.', ',', '٫']) {
      expect(boardCommand(pressOf([key, 'NumpadDecimal']))).toBe('0')
      expect(commandOf(pressOf([key, 'NumpadDecimal']))).toBe('forward')
    }
    expect(commandOf(pressOf(['+', 'NumpadAdd']))).toBe('zoomIn')
    expect(commandOf(pressOf(['-', 'NumpadSubtract']))).toBe('zoomOut')
  })
})

describe('A digit', () => {
  test.each([
    ['Persian', '۰۱۲۳۴۵۶۷۸۹'],
    ['Arabic', '٠١٢٣٤٥٦٧٨٩'],
    ['Devanagari', '०१२३४५६७८९'],
    ['Thai', '๐๑๒๓๔๕๖๗๘๙'],
    ['full-width', '０１２３４５６７８９'],
  ])('in %s is a digit, at any place', (_script, digits) => {
    for (const [value, digit] of Array.from(digits).entries())
      for (const code of ['', 'KeyQ', 'Digit1']) expect(digitOf(pressOf([digit, code]))).toBe(value)
  })

  test('can be typed without Shift on layouts where it takes Shift, and is no other digit then', () => {
    // The signs on the digit keys without Shift: of AZERTY, then of Czech.
    for (const signs of ['à&é"\'(-è_ç', 'é+ěščřžýáí']) {
      for (const [digit, sign] of Array.from(signs).entries())
        expect(digitOf(pressOf([sign, `Digit${digit}`]))).toBe(digit)
    }
    expect(digitOf(pressOf(['%', 'Digit5', 'Shift']))).toBeUndefined()
    expect(digitOf(pressOf(['²', 'Backquote']))).toBeUndefined()
  })
})
