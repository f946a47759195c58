/** The lanes of a race: which programs they begin with, and how they change. */
import { DEFAULT_PROGRAM, PROGRAMS } from '../programs.ts'
import type { BuiltInProgram } from '../session/session.ts'
import { type Lane, MEASURES, MOST_LANES, type Race, type Racing } from './racing.ts'

/** Beside the program in front, those that show best how differently one can search. */
const RIVALS = ['fewest-candidates', 'dancing-links', DEFAULT_PROGRAM.id]

const LANES_AT_FIRST = 3

/** A race to begin with. @param front the program that is watched */
export function firstRace({ strategy, extent }: BuiltInProgram): Race {
  const ids = [strategy, ...RIVALS.filter((rival) => rival !== strategy)].slice(0, LANES_AT_FIRST)
  const programs = ids.map((id): BuiltInProgram => ({ kind: 'built-in', strategy: id, extent }))
  return { programs, measure: MEASURES[0], at: 0 }
}

/** Nothing is known of its search yet. */
function newLane(id: number, program: BuiltInProgram): Lane {
  return { id, program, session: undefined, known: 0, status: 'searching', begin: 0, work: undefined }
}

/** With one more program, the first that does not race yet, to the extent of the others. The same if there is no room. */
export function withAnother({ lanes }: Racing): readonly Lane[] {
  const fresh = PROGRAMS.find(({ id }) => lanes.every(({ program }) => program.strategy !== id))
  if (lanes.length >= MOST_LANES || fresh === undefined) return lanes
  const { extent } = lanes[0].program
  return [...lanes, newLane(nextId(lanes), { kind: 'built-in', strategy: fresh.id, extent })]
}

/** Lanes of these programs; those that are there already stay, in the order of the programs. */
export function lanesOf(programs: readonly BuiltInProgram[], before: readonly Lane[]): readonly Lane[] {
  const left = [...before]
  let id = nextId(before)
  return programs.map((program) => {
    const index = left.findIndex((lane) => isSame(lane.program, program))
    return index < 0 ? newLane(id++, program) : left.splice(index, 1)[0]
  })
}

/** With a program changed; its search begins anew unless it is the same. */
export function withProgram(lanes: readonly Lane[], id: number, program: BuiltInProgram): readonly Lane[] {
  const next = nextId(lanes)
  return lanes.map((lane) =>
    lane.id !== id || isSame(lane.program, program) ? lane : newLane(next, program),
  )
}

function nextId(lanes: readonly Lane[]): number {
  return 1 + Math.max(0, ...lanes.map(({ id }) => id))
}

function isSame(one: BuiltInProgram, other: BuiltInProgram): boolean {
  return one.strategy === other.strategy && one.extent === other.extent
}
