import { eventNumberOf } from '../../app/playback/eventNumber.ts'
import type { Measure } from '../../app/racing/racing.ts'

/** Seconds unless it says otherwise; its thousands may be set apart. */
const TIME = /^(\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d+))?\s*(s|ms|초)?$/i

/** A position on the axis of a race as people write it: a number, or a time; undefined if the text is neither. */
export function positionTyped(text: string, measure: Measure): number | undefined {
  if (measure === 'events' || measure === 'work') return eventNumberOf(text)
  const [, whole, part = '0', unit = 's'] = TIME.exec(text.trim()) ?? []
  if (whole === undefined) return undefined
  const nanoseconds = unit.toLowerCase() === 'ms' ? 1e6 : 1e9
  const position = Math.round(Number(`${whole.replaceAll(',', '')}.${part}`) * nanoseconds)
  return Math.min(position, Number.MAX_SAFE_INTEGER)
}
