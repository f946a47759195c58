import type { Language } from '../../i18n/text.ts'

/** Times from this number of seconds on are written in minutes and hours. */
const LONG_S = 120

/**
 * Creates a formatter of seconds with two significant digits: in ms below 0.1 s, otherwise in s.
 * @param long formats times from `LONG_S` on
 */
export function secondsFormatter(
  language: Language,
  second: string,
  millisecond: string,
  long: (seconds: number) => string,
): (seconds: number) => string {
  const digits = new Intl.NumberFormat(language, { maximumSignificantDigits: 2 })
  return (seconds) => {
    if (seconds >= LONG_S) return long(seconds)
    return seconds < 0.0995
      ? `${digits.format(seconds * 1000)} ${millisecond}`
      : `${digits.format(seconds)} ${second}`
  }
}

/** Creates a formatter of nanoseconds: in ms below a second, otherwise in s, with up to three decimals. */
export function fineTimeFormatter(
  language: Language,
  second: string,
  millisecond: string,
): (nanoseconds: number) => string {
  const digits = new Intl.NumberFormat(language, { maximumFractionDigits: 3 })
  return (nanoseconds) =>
    nanoseconds < 1e9
      ? `${digits.format(nanoseconds / 1e6)} ${millisecond}`
      : `${digits.format(nanoseconds / 1e9)} ${second}`
}
