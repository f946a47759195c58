/** Lanes of a lockstep, its measures, and the programs of a first lockstep. */
import { DEFAULT_STRATEGY } from '../../../search/programs/registry.ts'
import { programId } from '../../own/choice.ts'
import type { OwnRun } from '../../own/own.ts'
import type { Extent } from '../../../search/engine/strategy.ts'
import type { BuiltInProgram, RunnableProgram } from '../../session/session.ts'
import { builtInOf, frontOf, type Sessions } from '../../session/sessions.ts'
import { type Lane, type Measure, MEASURES, type LockstepSetup, type Lockstep } from './lockstep.ts'

/** Rivals of the shown program in a first lockstep, chosen to show how differently programs search. */
const RIVALS = ['fewest-candidates', 'dancing-links', DEFAULT_STRATEGY.id]

/** Number of lanes in a first lockstep. */
const INITIAL_LANES = 3

/** A first lockstep: the program that the page shows, which may be the user's own, against rivals. */
export function firstLockstep(state: Sessions): LockstepSetup {
  const { program } = frontOf(state)
  const builtIn = builtInOf(state)
  const { extent } = builtIn
  const front = program.kind === 'own' ? program : builtIn
  const rivals = RIVALS.filter((rival) => rival !== programId(front)).slice(0, INITIAL_LANES - 1)
  const programs = [
    front,
    ...rivals.map((id): BuiltInProgram => ({ kind: 'built-in', strategy: id, extent })),
  ]
  return { programs, measure: MEASURES[0], at: 0 }
}

/** State of a lane whose search has reported nothing. */
export const NOTHING_KNOWN = {
  known: 0,
  status: 'searching',
  startOffset: 0,
  work: undefined,
  heat: undefined,
  times: undefined,
  own: undefined,
} as const satisfies Partial<Lane>

/** Creates a lane. A user's program waits to be started; others run at once. */
export function newLane(id: number, program: RunnableProgram): Lane {
  const lane = { id, program, session: undefined, ...NOTHING_KNOWN }
  return isOwn({ program })
    ? { ...lane, hasStarted: false, status: 'waiting' }
    : { ...lane, hasStarted: true }
}

/** Returns lanes for these programs, in their order; reuses those of `before`. */
export function lanesOf(programs: readonly RunnableProgram[], before: readonly Lane[]): readonly Lane[] {
  const left = [...before]
  let id = nextId(before)
  return programs.map((program) => {
    const index = left.findIndex((lane) => isSameProgram(lane.program, program))
    return index < 0 ? newLane(id++, program) : left.splice(index, 1)[0]
  })
}

export function nextId(lanes: readonly Lane[]): number {
  return 1 + Math.max(0, ...lanes.map(({ id }) => id))
}

/** True if both are the same program; if both are built in, only if they have the same extent. */
export function isSameProgram(one: RunnableProgram, other: RunnableProgram): boolean {
  const isSameExtent = one.kind === 'own' || other.kind === 'own' || one.extent === other.extent
  return programId(one) === programId(other) && isSameExtent
}

export function startLanes(lanes: readonly Lane[]): readonly Lane[] {
  return lanes.map((lane) => (lane.hasStarted ? lane : { ...lane, hasStarted: true }))
}

export function isOwn({ program }: Pick<Lane, 'program'>): boolean {
  return program.kind === 'own'
}

/** Extent of the built-in programs; `first` if there are none. */
export function extentOf(lanes: readonly Pick<Lane, 'program'>[]): Extent {
  for (const { program } of lanes) if (program.kind === 'built-in') return program.extent
  return 'first'
}

/**
 * True if an ended run can have a place in the ranking: accepted by a judge, with every event recorded.
 * @param recorded number of recorded events
 */
export function hasPlace({ verdict, hidden, events }: OwnRun, recorded: number): boolean {
  return verdict.kind === 'accepted' && hidden === undefined && events <= recorded
}

/** Measures of the lockstep available to these lanes. Users' programs have neither work counts nor timed seconds. */
export function measuresOf(lanes: readonly Pick<Lane, 'program'>[]): readonly Measure[] {
  return lanes.some(isOwn) ? ['events'] : MEASURES
}

/**
 * Returns the state of a lockstep, paused. Falls back to the start of an axis of events if its lanes lack the measure.
 * @param before lanes to reuse
 */
export function lockstepWith({ programs, measure, at }: LockstepSetup, before: readonly Lane[]): Lockstep {
  const lanes = lanesOf(programs, before)
  const isPossible = measuresOf(lanes).includes(measure)
  const axis = isPossible ? { measure, at } : { measure: MEASURES[0], at: 0 }
  return { lanes, ...axis, playing: false, rate: undefined, refused: undefined }
}
