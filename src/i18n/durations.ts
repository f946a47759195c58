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
 * Tells durations as people do, in a unit or two: "4 days 19 hours". Formatters take long to build: they are kept.
 * @returns takes seconds, 0 or more
 */
export function durationTeller(language: Language): (seconds: number) => string {
  const formats = UNITS.map(
    ({ unit }) => new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }),
  )
  return (seconds) => {
    const [rounded, largest] = roundedToTell(seconds)
    const count = Math.floor(rounded / UNITS[largest].seconds)
    const rest = rounded - count * UNITS[largest].seconds
    const told = formats[largest].format(count)
    if (rest === 0) return told
    return `${told} ${formats[largest + 1].format(rest / UNITS[largest + 1].seconds)}`
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
