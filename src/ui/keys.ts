/** Keys by what they mean, whatever the layout or the input method makes of them. */

/** The fields of a keyboard event that tell which key it was. */
export interface KeyPress {
  readonly key: string
  readonly code: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  readonly shiftKey: boolean
}

export function hasCommand(press: KeyPress): boolean {
  return press.ctrlKey || press.metaKey
}

/** The digit of a key, 0–9, from the row above the letters or the number pad; undefined for any other key. */
export function digitOfKey({ key, code }: KeyPress): number | undefined {
  if (/^[0-9]$/.test(key)) return Number(key)
  // While an input method composes, `key` is "Process"; with a layout that shifts digits, it is their lower sign.
  const digit = /^(?:Digit|Numpad)([0-9])$/.exec(code)?.[1]
  return digit === undefined ? undefined : Number(digit)
}

/** The full stop, of the letters or of the number pad. */
export function isPeriod({ key, code }: KeyPress): boolean {
  return key === '.' || code === 'Period' || code === 'NumpadDecimal'
}

export function isComma({ key, code }: KeyPress): boolean {
  return key === ',' || code === 'Comma'
}

/** Plus, or the key that bears it. */
export function isPlus({ key, code }: KeyPress): boolean {
  return key === '+' || key === '=' || code === 'NumpadAdd' || (key === 'Process' && code === 'Equal')
}

export function isMinus({ key, code }: KeyPress): boolean {
  return key === '-' || code === 'NumpadSubtract' || (key === 'Process' && code === 'Minus')
}

export function isQuestionMark({ key, code, shiftKey }: KeyPress): boolean {
  return key === '?' || (shiftKey && code === 'Slash')
}

/** The Latin letter on a key, upper case: what is printed on it, or where it would be while Hangul is typed. */
export function letterOfKey({ key, code }: KeyPress): string | undefined {
  if (/^[a-z]$/i.test(key)) return key.toUpperCase()
  return /^Key([A-Z])$/.exec(code)?.[1]
}
