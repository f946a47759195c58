import type { Language } from '../../i18n/text.ts'
import type { SecondsRange } from '../../search/seconds/secondsRange.ts'

/** Seconds below which hundredths are shown. */
const FINE_S = 1
/** Seconds from which whole seconds are shown. */
const COARSE_S = 10

/** Words for a range with two bounds, with an upper bound only, and with a lower bound only. */
interface RangeWords {
  readonly between: (low: string, high: string) => string
  readonly under: (high: string) => string
  readonly over: (low: string) => string
}

/** Creates a formatter for ranges with about two significant digits, rounded outwards. */
export function rangeFormatter(
  language: Language,
  { between, under, over }: RangeWords,
): (range: SecondsRange) => string {
  const digits = new Intl.NumberFormat(language, { maximumFractionDigits: 2 })
  return (range) => {
    const low = rounded(range.low, Math.floor)
    if (range.high === Infinity) return over(digits.format(low))
    const high = digits.format(rounded(range.high, Math.ceil))
    return low === 0 ? under(high) : between(digits.format(low), high)
  }
}

function rounded(seconds: number, round: (value: number) => number): number {
  const parts = seconds < FINE_S ? 100 : seconds < COARSE_S ? 10 : 1
  return round(seconds * parts) / parts
}
