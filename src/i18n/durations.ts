import type { Language } from './text.ts'

const UNITS = [
  { unit: 'year', seconds: 365 * 86_400 },
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3600 },
  { unit: 'minute', seconds: 60 },
  { unit: 'second', seconds: 1 },
] as const

/** From this count of a unit on, the next smaller unit is omitted: "10 days", but "9 days 5 hours". */
const SINGLE_UNIT_FROM = 10

/**
 * Creates a formatter of seconds, 0 or more, as durations in one or two units: "4 days 19 hours". Caches `Intl`
 * formatters, which are slow to build.
 */
export function durationFormatter(language: Language): (seconds: number) => string {
  const formats: Intl.NumberFormat[] = []
  const format = (count: number, index: number) => {
    const { unit } = UNITS[index]
    formats[index] ??= new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' })
    return formats[index].format(count)
  }
  return (seconds) => {
    const [rounded, largest] = roundToUnits(seconds)
    const count = Math.floor(rounded / UNITS[largest].seconds)
    const rest = rounded - count * UNITS[largest].seconds
    const larger = format(count, largest)
    if (rest === 0) return larger
    return `${larger} ${format(rest / UNITS[largest + 1].seconds, largest + 1)}`
  }
}

/**
 * Rounds to the smaller unit shown. Rounding up may carry into a larger unit.
 * @returns the seconds, and the index of the larger unit shown
 */
function roundToUnits(seconds: number): readonly [rounded: number, largest: number] {
  const index = UNITS.findIndex((unit) => seconds >= unit.seconds)
  const largest = index < 0 ? UNITS.length - 1 : index
  const isCoarse = seconds >= SINGLE_UNIT_FROM * UNITS[largest].seconds || largest === UNITS.length - 1
  const unit = UNITS[isCoarse ? largest : largest + 1].seconds
  const rounded = Math.round(seconds / unit) * unit
  return [rounded, largest > 0 && rounded >= UNITS[largest - 1].seconds ? largest - 1 : largest]
}
