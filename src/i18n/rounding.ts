import type { Language } from '../core/text.ts'

/** A number rounded down to two significant digits: what has been counted so far is more than that. */
export function roundedDown(number: number): number {
  if (number < 100) return number
  const unit = 10 ** (Math.floor(Math.log10(number)) - 1)
  return Math.floor(number / unit) * unit
}

/** Tells factors with as many digits after the point as they deserve. Formatters take long to build: they are kept. */
export function factorTeller(language: Language): (factor: number) => string {
  const [fine, coarse, whole] = [3, 1, 0].map(
    (maximumFractionDigits) => new Intl.NumberFormat(language, { maximumFractionDigits }),
  )
  return (factor) => (factor < 1.1 ? fine : factor < 10 ? coarse : whole).format(factor)
}
