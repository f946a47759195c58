import type { Language } from '../core/text.ts'

const UNITS = [
  { unit: 'year', seconds: 365 * 86_400 },
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3600 },
  { unit: 'minute', seconds: 60 },
  { unit: 'second', seconds: 1 },
] as const

/** From so many of a unit on, people leave the next one out. */
const MANY = 10

/**
 * Tells durations as people do, in a unit or two: "4 days 19 hours". Formatters take long to build: those that are needed
 * are kept.
 * @returns takes seconds, 0 or more
 */
export function durationTeller(language: Language): (seconds: number) => string {
  const formats: Intl.NumberFormat[] = []
  const format = (count: number, index: number) => {
    const { unit } = UNITS[index]
    formats[index] ??= new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' })
    return formats[index].format(count)
  }
  return (seconds) => {
    const [rounded, largest] = roundedToTell(seconds)
    const count = Math.floor(rounded / UNITS[largest].seconds)
    const rest = rounded - count * UNITS[largest].seconds
    const reported = format(count, largest)
    if (rest === 0) return reported
    return `${reported} ${format(rest / UNITS[largest + 1].seconds, largest + 1)}`
  }
}

/** A whole number of the smaller unit to be told, and the index of the larger. Rounded up, it may belong to the one above. */
function roundedToTell(seconds: number): readonly [rounded: number, largest: number] {
  const index = UNITS.findIndex((unit) => seconds >= unit.seconds)
  const largest = index < 0 ? UNITS.length - 1 : index
  const isCoarse = seconds >= MANY * UNITS[largest].seconds || largest === UNITS.length - 1
  const unit = UNITS[isCoarse ? largest : largest + 1].seconds
  const rounded = Math.round(seconds / unit) * unit
  return [rounded, largest > 0 && rounded >= UNITS[largest - 1].seconds ? largest - 1 : largest]
}
