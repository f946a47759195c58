/**
 * The meaning of a key press, decided here for the whole app. A layout says what its keys are, so the sign that it types
 * decides: letters, digits and punctuation are told by `key`. The place of the key decides only where `key` tells no
 * sign of ours: letters of a script that has no Latin ones (Hangul, Arabic, Cyrillic …), and an input method that keeps
 * the key to itself. Then it is the sign that a US keyboard has there. Keys that move, delete or leave are always told
 * by `key`: with NumLock off, `Numpad6` is an arrow and no 6.
 */

/** The fields of a keyboard event that tell which key it was. */
export interface KeyPress {
  readonly key: string
  readonly code: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  readonly shiftKey: boolean
}

/** An input method has taken the key, or the system does not know it. */
const WITHOUT_SIGN = new Set(['Process', 'Unidentified', ''])

/** A key that types nothing, such as `ArrowLeft`, `F9` or `Dead`; letters of other scripts may be several characters, too. */
const NAMED = /^[A-Z][A-Za-z0-9]+$/

/** Letters and the marks above or below them. */
const OTHER_LETTERS = /^(?:(?!\p{Script=Latin})[\p{L}\p{M}\p{Join_Control}])+$/u

/** Punctuation of other scripts that is what ours is. */
const SIGNS: Readonly<Record<string, string>> = { '؟': '?', '،': ',', '。': '.', '、': ',', '　': ' ' }

/** The signs that a US keyboard types, plain and with Shift, with the keys that have a use here. */
const PLACES: Readonly<Record<string, readonly [plain: string, shifted: string]>> = {
  Period: ['.', '>'],
  Comma: [',', '<'],
  Slash: ['/', '?'],
  Equal: ['=', '+'],
  Minus: ['-', '_'],
  NumpadAdd: ['+', '+'],
  NumpadSubtract: ['-', '-'],
  NumpadDecimal: ['.', '.'],
  NumpadEnter: ['Enter', 'Enter'],
}

/**
 * The name of a key: the sign that it types, with Latin letters in upper case and digits of any script as 0–9, `Space`,
 * or what `KeyboardEvent.key` calls a key that types nothing.
 */
export function keyOf({ key, code, shiftKey }: KeyPress): string {
  if (NAMED.test(key) && !WITHOUT_SIGN.has(key)) return key
  // The sign on it differs from country to country: it parts whole numbers from fractions.
  if (code === 'NumpadDecimal') return '.'
  const sign = SIGNS[key] ?? key
  const digit = digitOfScript(sign)
  if (digit !== undefined) return `${digit}`
  if (WITHOUT_SIGN.has(sign) || OTHER_LETTERS.test(sign)) return keyAt(code, shiftKey)
  if (sign === ' ') return 'Space'
  // With Shift it is a plus, but on a keyboard that has both elsewhere.
  if (sign === '=' && !shiftKey) return '+'
  return halfWidth(sign).toUpperCase()
}

/** The key in that place of a US keyboard. */
function keyAt(code: string, shiftKey: boolean): string {
  const place = PLACES[code]
  if (place !== undefined) return place[shiftKey ? 1 : 0].replace('=', '+')
  const digit = /^(?:Digit|Numpad)([0-9])$/.exec(code)?.[1]
  if (digit !== undefined) return shiftKey && code.startsWith('Digit') ? 'Unidentified' : digit
  return /^Key([A-Z])$/.exec(code)?.[1] ?? code
}

/** The value of a decimal digit: `5`, `٥`, `۵`, `५` and `５` are five. */
function digitOfScript(sign: string): number | undefined {
  if (!/^\p{Nd}$/u.test(sign)) return undefined
  // Unicode has those of a script one after the other, from zero.
  const code = sign.codePointAt(0) ?? 0
  let first = code
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first--
  return (code - first) % 10
}

/** Input methods for Japanese and Chinese have wide forms of all printing characters. */
function halfWidth(sign: string): string {
  return /^[！-～]$/.test(sign) ? String.fromCharCode(sign.charCodeAt(0) - 0xfee0) : sign
}

export function hasCommand(press: Pick<KeyPress, 'ctrlKey' | 'metaKey'>): boolean {
  return press.ctrlKey || press.metaKey
}

/**
 * The letter of a shortcut with Ctrl or ⌘. Layouts without Latin letters have punctuation above some of their own
 * (Arabic `~` above ئ, on Z): the place tells those, too.
 */
export function commandLetterOf(press: KeyPress): string | undefined {
  const key = keyOf(press)
  if (/^[A-Z]$/.test(key)) return key
  return press.shiftKey ? /^Key([A-Z])$/.exec(press.code)?.[1] : undefined
}

/**
 * The digit that a key puts on the board, 0–9; undefined for any other key. Where digits take Shift (AZERTY, Czech),
 * the key alone will do: the other sign on it has no use there.
 */
export function digitOf(press: KeyPress): number | undefined {
  const key = keyOf(press)
  if (/^[0-9]$/.test(key)) return Number(key)
  const isOther = NAMED.test(key) || key === '.' || key === ','
  const digit = isOther || press.shiftKey ? undefined : /^Digit([0-9])$/.exec(press.code)?.[1]
  return digit === undefined ? undefined : Number(digit)
}
