import { eventNumberOf } from '../../player/eventNumber.ts'
import type { Measure } from './lockstep.ts'

/** Matches a time, in seconds by default, with or without thousands separators and a unit: s, ms or 초. */
const TIME = /^(\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d+))?\s*(s|ms|초)?$/i

/** Parses a typed position: a count of events or work, or a time, which is returned in ns. Undefined if invalid. */
export function parseTypedPosition(text: string, measure: Measure): number | undefined {
  if (measure === 'events' || measure === 'work') return eventNumberOf(text)
  const [, whole, part = '0', unit = 's'] = TIME.exec(text.normalize('NFKC').trim()) ?? []
  if (whole === undefined) return undefined
  const nanoseconds = unit.toLowerCase() === 'ms' ? 1e6 : 1e9
  const position = Math.round(Number(`${whole.replaceAll(',', '')}.${part}`) * nanoseconds)
  return Math.min(position, Number.MAX_SAFE_INTEGER)
}
