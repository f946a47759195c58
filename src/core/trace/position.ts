/** A point in a trace: the one coordinate of playhead, hunt and link. */

/** Positions come in the order of (event, step). */
export interface Position {
  /** Events before it; `Infinity` in the end of a trace that is not known yet. */
  readonly event: number
  /** Fine steps after that event; 0 is the event itself. */
  readonly step: number
}

export const START: Position = { event: 0, step: 0 }

/** The end, wherever it turns out to be. */
export const END: Position = { event: Number.POSITIVE_INFINITY, step: 0 }

/** The position of an event itself. */
export function positionAt(event: number): Position {
  return { event, step: 0 }
}

/** Negative if `one` comes before `other`, 0 if they are the same. */
export function positionOrder(one: Position, other: Position): number {
  return one.event === other.event ? one.step - other.step : one.event - other.event
}

export function samePosition(one: Position, other: Position): boolean {
  return positionOrder(one, other) === 0
}

/** The position as far as a trace reaches. @param events length of the trace; what lies beyond becomes its last event */
export function positionWithin(position: Position, events: number): Position {
  if (position.event > events) return positionAt(events)
  return position.event < 0 ? START : position
}

/** `41207` an event, `41207.3` the third fine step after it. @param position not `END` */
export function positionNotation({ event, step }: Position): string {
  return step === 0 ? String(event) : `${event}.${step}`
}

const NOTATION = /^(\d+)(?:\.(\d+))?$/

/** Reads `positionNotation`; undefined for anything else. */
export function positionOfNotation(notation: string): Position | undefined {
  const [, event, step = '0'] = NOTATION.exec(notation) ?? []
  const position = { event: Number(event), step: Number(step) }
  return Number.isSafeInteger(position.event) && Number.isSafeInteger(position.step) ? position : undefined
}
