/**
 * A lockstep in the page's address: `lanes=tables.bitmasks_all.dancing-links&step=events&at=12000`. The lanes are the
 * programs; `step` is the measure of the position: events, work or a time. The user's own program is written
 * as `own-python`, never as its text.
 */
import { strategyWithId } from '../../../search/programs/registry.ts'
import { ownId, ownLanguage } from '../../own/choice.ts'
import type { RunnableProgram } from '../../session/session.ts'
import { positionIn } from './standings.ts'
import {
  MIN_LANES,
  type Measure,
  MEASURES,
  MAX_LANES,
  type LockstepSetup,
  type Lockstep,
} from './lockstep.ts'

/** Separators between lanes, and before the extent `all` (search for all solutions); addresses need not escape them. */
const [BETWEEN, BEFORE_EXTENT] = ['.', '_']

/** Returns the address parameters by name. Leaves out the default measure, and the position at the start. */
export function lockstepParameters(lockstep: Lockstep | undefined): Readonly<Record<string, string>> {
  if (lockstep === undefined) return { step: MEASURES[0] }
  const at = positionIn(lockstep)
  return {
    lanes: lockstep.lanes.map(({ program }) => laneNotation(program)).join(BETWEEN),
    ...(lockstep.measure !== MEASURES[0] && { step: lockstep.measure }),
    ...(at > 0 && { at: positionNotation(at, lockstep.measure) }),
  }
}

export function lockstepQuery({ programs, measure }: LockstepSetup): string {
  return `?${new URLSearchParams({ lanes: programs.map(laneNotation).join(BETWEEN), step: measure })}`
}

/** Formats the program of a lane: its id, then the extent if it is `all`. */
function laneNotation(program: RunnableProgram): string {
  if (program.kind === 'own') return ownId(program.language)
  const { strategy, extent } = program
  return extent === 'first' ? strategy : `${strategy}${BEFORE_EXTENT}${extent}`
}

/**
 * Parses `lockstepParameters`, ignoring invalid and surplus parts. Undefined if fewer than `MIN_LANES` programs are valid.
 * @param query the address from the question mark on
 */
export function lockstepOfQuery(query: string): LockstepSetup | undefined {
  const parameters = new URLSearchParams(query)
  const lanes = (parameters.get('lanes') ?? '').split(BETWEEN, 100)
  const programs = lanes.flatMap(programsNamed).slice(0, MAX_LANES)
  if (programs.length < MIN_LANES) return undefined
  const measure = MEASURES.find((one) => one === parameters.get('step')) ?? MEASURES[0]
  return { programs, measure, at: parsePosition(parameters.get('at') ?? '', measure) ?? 0 }
}

/** Returns the program of a lane's notation, in a list; an empty list if it is invalid. */
function programsNamed(notation: string): readonly RunnableProgram[] {
  const language = ownLanguage(notation)
  if (language !== undefined) return [{ kind: 'own', language }]
  const [id, extent = 'first', ...more] = notation.split(BEFORE_EXTENT)
  const program = strategyWithId(id)
  if (program === undefined || more.length > 0 || (extent !== 'first' && extent !== 'all')) return []
  return [{ kind: 'built-in', strategy: program.id, extent }]
}

/** Decimal places of a time in seconds, because positions are in nanoseconds. */
const DIGITS = 9

const isTime = (measure: Measure) => measure !== 'events' && measure !== 'work'

/** Formats a position: events and work as integers, times (given in nanoseconds) in seconds. */
export function positionNotation(at: number, measure: Measure): string {
  if (!isTime(measure)) return String(at)
  const digits = String(at).padStart(DIGITS + 1, '0')
  return `${digits.slice(0, -DIGITS)}.${digits.slice(-DIGITS)}`.replace(/\.?0*$/, '')
}

/** Parses `positionNotation`; undefined for anything else, and for unsafe integers. */
export function parsePosition(notation: string, measure: Measure): number | undefined {
  const [, whole, part = ''] = /^(\d+)(?:\.(\d{1,9}))?$/.exec(notation) ?? []
  if (whole === undefined || (part !== '' && !isTime(measure))) return undefined
  const position = Number(isTime(measure) ? whole + part.padEnd(DIGITS, '0') : whole)
  return Number.isSafeInteger(position) ? position : undefined
}
