/** A point in a trace, as used by the playhead, by searches for breakpoint hits and by links. */

/** Positions are ordered by event, then by step. */
export interface Position {
  /** Number of events before the position; `Infinity` for an end that is not known yet. */
  readonly event: number
  /** Fine steps since the last of these events; 0 is the event itself. */
  readonly step: number
}

export const START: Position = { event: 0, step: 0 }

/** The end of a trace, even if its last event is not known yet. */
export const END: Position = { event: Number.POSITIVE_INFINITY, step: 0 }

export function positionAt(event: number): Position {
  return { event, step: 0 }
}

/** Comparator: negative if `one` precedes `other`, 0 if they are the same. */
export function positionOrder(one: Position, other: Position): number {
  return one.event === other.event ? one.step - other.step : one.event - other.event
}

export function samePosition(one: Position, other: Position): boolean {
  return positionOrder(one, other) === 0
}

/** Clamps a position to a trace of `events` events. */
export function positionWithin(position: Position, events: number): Position {
  if (position.event > events) return positionAt(events)
  return position.event < 0 ? START : position
}

/** Formats a position: `41207` for an event, `41207.3` for the third fine step after it. @param position not `END` */
export function positionNotation({ event, step }: Position): string {
  return step === 0 ? String(event) : `${event}.${step}`
}

const NOTATION = /^(\d+)(?:\.(\d+))?$/

/** Parses a text of `positionNotation`; undefined for any other text. */
export function positionOfNotation(notation: string): Position | undefined {
  const [, event, step = '0'] = NOTATION.exec(notation) ?? []
  const position = { event: Number(event), step: Number(step) }
  return Number.isSafeInteger(position.event) && Number.isSafeInteger(position.step) ? position : undefined
}
