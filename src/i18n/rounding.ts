/** A number rounded down to two significant digits: what has been counted so far is more than that. */
export function roundedDown(number: number): number {
  if (number < 100) return number
  const unit = 10 ** (Math.floor(Math.log10(number)) - 1)
  return Math.floor(number / unit) * unit
}

/** Digits after the point that a factor deserves. */
export function factorDigits(factor: number): number {
  if (factor < 1.1) return 3
  return factor < 10 ? 1 : 0
}
