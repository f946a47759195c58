import type { Language } from './text.ts'

/** Rounds down to two significant digits, for lower bounds such as counts in progress. */
export function roundedDown(number: number): number {
  if (number < 100) return number
  const unit = 10 ** (Math.floor(Math.log10(number)) - 1)
  return Math.floor(number / unit) * unit
}

/**
 * Creates a formatter for factors, with fewer decimals the larger they are. Caches `Intl` formatters, which are slow to
 * build.
 */
export function factorFormatter(language: Language): (factor: number) => string {
  const [fine, coarse, whole] = [3, 1, 0].map(
    (maximumFractionDigits) => new Intl.NumberFormat(language, { maximumFractionDigits }),
  )
  return (factor) => (factor < 1.1 ? fine : factor < 10 ? coarse : whole).format(factor)
}
