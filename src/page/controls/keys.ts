/**
 * Determines which key a press means, for all shortcuts of the app. `key` decides for letters, digits and punctuation,
 * because it respects the layout. `code` decides for letters of non-Latin scripts (Hangul, Arabic, Cyrillic …) and keys
 * consumed by an input method: the sign is that of a US keyboard. Keys that move, delete or leave always use `key`:
 * with NumLock off, `Numpad6` is an arrow, not a 6.
 */

/** Fields of a keyboard event that identify the key. */
export interface KeyPress {
  readonly key: string
  readonly code: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  readonly shiftKey: boolean
}

/** Values of `key` for keys that an input method consumed or the system does not know. */
const WITHOUT_SIGN = new Set(['Process', 'Unidentified', ''])

/**
 * Matches the name of a key that types nothing, such as `ArrowLeft`, `F9` or `Dead`. Requires ASCII, because a
 * letter of another script may also be several characters.
 */
const NAMED = /^[A-Z][A-Za-z0-9]+$/

/** Matches letters of non-Latin scripts, with their marks. */
const OTHER_LETTERS = /^(?:(?!\p{Script=Latin})[\p{L}\p{M}\p{Join_Control}])+$/u

/** ASCII punctuation, by its equivalent in other scripts. */
const SIGNS: Readonly<Record<string, string>> = { '؟': '?', '،': ',', '。': '.', '、': ',', '　': ' ' }

/** Signs of a US keyboard, plain and with Shift, by `code` of the keys that the app uses. */
const US_SIGNS: Readonly<Record<string, readonly [plain: string, shifted: string]>> = {
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
 * Returns the name of a key: its sign, with Latin letters in upper case and digits of any script as 0–9; `Space`; or
 * the value of `KeyboardEvent.key` for a key that types nothing.
 */
export function keyOf({ key, code, shiftKey }: KeyPress): string {
  if (NAMED.test(key) && !WITHOUT_SIGN.has(key)) return key
  // The sign of this key is the decimal separator, which differs between countries.
  if (code === 'NumpadDecimal') return '.'
  const sign = SIGNS[key] ?? key
  const digit = digitOfScript(sign)
  if (digit !== undefined) return `${digit}`
  if (WITHOUT_SIGN.has(sign) || OTHER_LETTERS.test(sign)) return keyAt(code, shiftKey)
  if (sign === ' ') return 'Space'
  // `=` without Shift stands for the plus on the same key. If `=` needs Shift, the plus is on another key.
  if (sign === '=' && !shiftKey) return '+'
  return halfWidth(sign).toUpperCase()
}

/**
 * Returns the sign that a US keyboard has at a position: in upper case, with `+` for `=`. Returns `Unidentified` for a
 * digit with Shift, and `code` for keys without a known sign.
 */
function keyAt(code: string, shiftKey: boolean): string {
  const place = US_SIGNS[code]
  if (place !== undefined) return place[shiftKey ? 1 : 0].replace('=', '+')
  const digit = /^(?:Digit|Numpad)([0-9])$/.exec(code)?.[1]
  if (digit !== undefined) return shiftKey && code.startsWith('Digit') ? 'Unidentified' : digit
  return /^Key([A-Z])$/.exec(code)?.[1] ?? code
}

/** Returns the value of a decimal digit: `5`, `٥`, `۵`, `५` and `５` are five. Undefined for other signs. */
function digitOfScript(sign: string): number | undefined {
  if (!/^\p{Nd}$/u.test(sign)) return undefined
  // Unicode digits of a script are consecutive, starting with zero.
  const code = sign.codePointAt(0) ?? 0
  let first = code
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first--
  return (code - first) % 10
}

/** Converts full-width characters, which input methods for Japanese and Chinese produce. */
function halfWidth(sign: string): string {
  return /^[！-～]$/.test(sign) ? String.fromCharCode(sign.charCodeAt(0) - 0xfee0) : sign
}

/** True if Ctrl or ⌘ is held. */
export function holdsCommandKey(press: Pick<KeyPress, 'ctrlKey' | 'metaKey'>): boolean {
  return press.ctrlKey || press.metaKey
}

/**
 * Returns the letter of a shortcut with Ctrl or ⌘; undefined for other keys. Non-Latin layouts may have punctuation on
 * Shift with a letter key (Arabic `~` above ئ, on Z): then the position decides.
 */
export function commandLetterOf(press: KeyPress): string | undefined {
  const key = keyOf(press)
  if (/^[A-Z]$/.test(key)) return key
  return press.shiftKey ? /^Key([A-Z])$/.exec(press.code)?.[1] : undefined
}

/**
 * Returns the digit that a key puts on the board, 0–9; undefined for other keys. On layouts where digits need Shift
 * (AZERTY, Czech), the key works without Shift, because its plain sign has no use on the board.
 */
export function digitOf(press: KeyPress): number | undefined {
  const key = keyOf(press)
  if (/^[0-9]$/.test(key)) return Number(key)
  const isOther = NAMED.test(key) || key === '.' || key === ','
  const digit = isOther || press.shiftKey ? undefined : /^Digit([0-9])$/.exec(press.code)?.[1]
  return digit === undefined ? undefined : Number(digit)
}
