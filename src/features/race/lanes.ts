/** The lanes of a race, and which programs they begin with. */
import { DEFAULT_STRATEGY } from '../../core/programs/registry.ts'
import { programId } from '../../app/own/choice.ts'
import type { OwnRun } from '../../app/own/own.ts'
import type { Extent } from '../../core/search/strategy.ts'
import type { BuiltInProgram, RunnableProgram } from '../../app/session/session.ts'
import { builtInOf, frontOf, type Sessions } from '../../app/session/sessions.ts'
import { type Lane, type Measure, MEASURES, type Race, type Racing } from '../../app/racing/racing.ts'

/** Beside the program in front, those that show best how differently one can search. */
const RIVALS = ['fewest-candidates', 'dancing-links', DEFAULT_STRATEGY.id]

const LANES_AT_FIRST = 3

/** A race to begin with: of the program that is watched, one of the user's own as well. */
export function firstRace(state: Sessions): Race {
  const { program } = frontOf(state)
  const builtIn = builtInOf(state)
  const { extent } = builtIn
  const front = program.kind === 'own' ? program : builtIn
  const rivals = RIVALS.filter((rival) => rival !== programId(front)).slice(0, LANES_AT_FIRST - 1)
  const programs = [
    front,
    ...rivals.map((id): BuiltInProgram => ({ kind: 'built-in', strategy: id, extent })),
  ]
  return { programs, measure: MEASURES[0], at: 0 }
}

/** Of the search of a lane. */
export const NOTHING_KNOWN = {
  known: 0,
  status: 'searching',
  begin: 0,
  work: undefined,
  heat: undefined,
  pace: undefined,
  own: undefined,
} as const satisfies Partial<Lane>

export function newLane(id: number, program: RunnableProgram): Lane {
  const lane = { id, program, session: undefined, ...NOTHING_KNOWN }
  return isOwn({ program }) ? { ...lane, hasSetOff: false, status: 'waiting' } : { ...lane, hasSetOff: true }
}

/** Lanes of these programs; those that are there already stay, in the order of the programs. */
export function lanesOf(programs: readonly RunnableProgram[], before: readonly Lane[]): readonly Lane[] {
  const left = [...before]
  let id = nextId(before)
  return programs.map((program) => {
    const index = left.findIndex((lane) => isSame(lane.program, program))
    return index < 0 ? newLane(id++, program) : left.splice(index, 1)[0]
  })
}

/** That no lane has had. */
export function nextId(lanes: readonly Lane[]): number {
  return 1 + Math.max(0, ...lanes.map(({ id }) => id))
}

export function isSame(one: RunnableProgram, other: RunnableProgram): boolean {
  const isSameExtent = one.kind === 'own' || other.kind === 'own' || one.extent === other.extent
  return programId(one) === programId(other) && isSameExtent
}

/** The lanes, each of which may search from now on. */
export function setOff(lanes: readonly Lane[]): readonly Lane[] {
  return lanes.map((lane) => (lane.hasSetOff ? lane : { ...lane, hasSetOff: true }))
}

/** Whether a program of the user's own is in the lane. */
export function isOwn({ program }: Pick<Lane, 'program'>): boolean {
  return program.kind === 'own'
}

/** How far the built-in programs of a race search; where there are none, one would stop at its first solution. */
export function extentOf(lanes: readonly Pick<Lane, 'program'>[]): Extent {
  for (const { program } of lanes) if (program.kind === 'built-in') return program.extent
  return 'first'
}

/** Whether a run that is over can have a place: a judge accepts it, and each of its events is known. */
export function hasPlace({ verdict, hidden, events }: OwnRun, recorded: number): boolean {
  return verdict.kind === 'accepted' && hidden === undefined && events <= recorded
}

/** By which lanes can be in step: of a program of the user's own neither work nor seconds in a language are known. */
export function measuresOf(lanes: readonly Pick<Lane, 'program'>[]): readonly Measure[] {
  return lanes.some(isOwn) ? ['events'] : MEASURES
}

/** A race that stands still. A position on an axis that it cannot have is none. @param before lanes that are there already */
export function raceWith({ programs, measure, at }: Race, before: readonly Lane[]): Racing {
  const lanes = lanesOf(programs, before)
  const isPossible = measuresOf(lanes).includes(measure)
  const axis = isPossible ? { measure, at } : { measure: MEASURES[0], at: 0 }
  return { lanes, ...axis, playing: false, rate: undefined, refused: undefined }
}
