/** A breakpoint as text of form fields; an empty field imposes no condition. */
import {
  type Breakpoint,
  type Condition,
  EVENT_PLACES,
  type Place,
} from '../../search/breakpoints/breakpoint.ts'
import { type StepKind, STEP_KINDS } from '../../search/steps/step.ts'

export interface Draft {
  /** A kind of event, or `line ` and a kind of step, or `source line ` and a line number of the user's program. */
  readonly place: string
  /** Index of a cell, from 0. */
  readonly cell: string
  readonly digit: string
  /** How `depth` is compared; unused if `depth` is empty. */
  readonly relation: '=' | '≥'
  readonly depth: string
  /** Number of the only hit that stops, from 1; empty or 0 if every hit does. */
  readonly nth: string
}

function placeField(place: Place): string {
  if (place.kind === 'source-line') return sourceLineField(place.line)
  return place.kind === 'line' ? lineField(place.step) : place.kind
}

const SOURCE_LINE = /^source line (\d+)$/
const sourceLineField = (line: number) => `source line ${line}`
/** Returns the line of the user's own program that a field value stands for; undefined for other places. */
export function sourceLineIn(field: string): number | undefined {
  const [, line] = SOURCE_LINE.exec(field) ?? []
  return line === undefined ? undefined : Number(line)
}
export const lineField = (step: StepKind) => `line ${step}`

/** Returns the form's initial values. @param breakpoint undefined for a new one: any backtrack, without conditions */
export function draftOf(breakpoint: Breakpoint | undefined): Draft {
  const conditions = breakpoint?.conditions ?? []
  const cell = conditions.find((condition) => condition.kind === 'cell')
  const digit = conditions.find((condition) => condition.kind === 'digit')
  const depth = conditions.find((condition) => condition.kind === 'depth')
  return {
    place: breakpoint === undefined ? 'backtrack' : placeField(breakpoint.place),
    cell: cell === undefined ? '' : `${cell.cell}`,
    digit: digit === undefined ? '' : `${digit.digit}`,
    relation: depth?.relation ?? '≥',
    depth: depth === undefined ? '' : `${depth.depth}`,
    nth: breakpoint === undefined || breakpoint.nth === 0 ? '' : `${breakpoint.nth}`,
  }
}

export function breakpointOf({ place, cell, digit, relation, depth, nth }: Draft): Breakpoint {
  const conditions: readonly (Condition | undefined)[] = [
    cell === '' ? undefined : { kind: 'cell', cell: Number(cell) },
    digit === '' ? undefined : { kind: 'digit', digit: Number(digit) },
    depth === '' ? undefined : { kind: 'depth', relation, depth: Number(depth) },
  ]
  return {
    place: placeIn(place),
    conditions: conditions.filter((condition) => condition !== undefined),
    nth: Number(nth),
  }
}

/** Returns the place where a breakpoint applies. @throws RangeError for a value that no field offers, which is a bug */
function placeIn(field: string): Place {
  const step = STEP_KINDS.find((kind) => field === lineField(kind))
  if (step !== undefined) return { kind: 'line', step }
  const line = sourceLineIn(field)
  if (line !== undefined) return { kind: 'source-line', line }
  const kind = EVENT_PLACES.find((known) => field === known)
  if (kind !== undefined) return { kind }
  throw new RangeError(`No place is called ${field}`)
}
