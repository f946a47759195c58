/** How single values are written as JSON, bounded in size. */

const TEXT = 80
const FIRST_VISIBLE = 32
const DELETE = 127

/** Values that are no number and no text, as C++ writes them. */
export function text(written: string): string {
  return JSON.stringify({ text: shortened(written) })
}

export function character(code: number): string {
  const isShown = isVisible(code) && code < DELETE
  return isShown ? text(`'${String.fromCharCode(code)}'`) : `${(code << 24) >> 24}`
}

export function float(value: number, digits: number): string {
  return Number.isFinite(value) ? `${Number(value.toPrecision(digits))}` : text(`${value}`)
}

export function long(value: bigint): string {
  return Number.isSafeInteger(Number(value)) ? `${value}` : text(`${value}`)
}

/** A text that the program has. */
export function quoted(written: string): string {
  return JSON.stringify(shortened(written))
}

/** Whether a byte is a part of a text. */
export function isVisible(byte: number): boolean {
  return byte >= FIRST_VISIBLE
}

function shortened(written: string): string {
  return written.length <= TEXT ? written : `${written.slice(0, TEXT - 1)}…`
}
