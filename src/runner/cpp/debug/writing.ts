/** Writes single values as JSON, bounded in size. */

const MAX_LENGTH = 80
const FIRST_VISIBLE = 32
const DELETE = 127

/** Writes a value that JSON has no number or string for, as C++ source text; shortens long texts. */
export function text(written: string): string {
  return JSON.stringify({ text: shortened(written) })
}

/** Writes a `char`: as source text if it is printable ASCII, else as its number, −128 to 127. */
export function character(code: number): string {
  const isShown = isVisible(code) && code < DELETE
  return isShown ? text(`'${String.fromCharCode(code)}'`) : `${(code << 24) >> 24}`
}

/** Writes a floating-point number; infinity and NaN as text. @param digits significant digits */
export function float(value: number, digits: number): string {
  return Number.isFinite(value) ? `${Number(value.toPrecision(digits))}` : text(`${value}`)
}

/** Writes a 64-bit integer: as text if a JavaScript number cannot hold it exactly. */
export function long(value: bigint): string {
  return Number.isSafeInteger(Number(value)) ? `${value}` : text(`${value}`)
}

/** Writes a string, shortened if it is long. */
export function quoted(written: string): string {
  return JSON.stringify(shortened(written))
}

export function isVisible(byte: number): boolean {
  return byte >= FIRST_VISIBLE
}

function shortened(written: string): string {
  return written.length <= MAX_LENGTH ? written : `${written.slice(0, MAX_LENGTH - 1)}…`
}
