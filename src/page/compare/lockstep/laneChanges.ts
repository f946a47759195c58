/** Adds, removes and changes lanes, the programs of a lockstep. */
import { STRATEGIES } from '../../../search/programs/registry.ts'
import { ownLanguage, programId } from '../../own/choice.ts'
import { assertNever } from '../../../sudoku/result.ts'
import type { RunnableProgram } from '../../session/session.ts'
import { extentOf, isSameProgram, lanesOf, newLane, nextId } from './lanes.ts'
import { MIN_LANES, type Lane, MAX_LANES, type Lockstep, type LockstepCommand } from './lockstep.ts'

export type LaneChange = Extract<LockstepCommand, { readonly kind: 'add' | 'remove' | 'choose' | 'extent' }>

/** Returns the lanes after a change; the same array if no lane can be added, or too few would be left. */
export function lanesAfter(lockstep: Lockstep, change: LaneChange): readonly Lane[] {
  const { lanes } = lockstep
  switch (change.kind) {
    case 'add':
      return withLaneAdded(lockstep)
    case 'remove': {
      const left = lanes.filter(({ id }) => id !== change.lane)
      return left.length < MIN_LANES ? lanes : left
    }
    case 'choose': {
      const lane = lanes.find(({ id }) => id === change.lane)
      const extent = extentOf(lane === undefined ? lanes : [lane, ...lanes])
      const language = ownLanguage(change.strategy)
      return withProgram(
        lanes,
        change.lane,
        language === undefined
          ? { kind: 'built-in', strategy: change.strategy, extent }
          : { kind: 'own', language },
      )
    }
    case 'extent':
      return lanesOf(
        lanes.map(({ program }) =>
          program.kind === 'own' ? program : { ...program, extent: change.extent },
        ),
        lanes,
      )
    default:
      return assertNever(change)
  }
}

/**
 * Adds the first program that has no lane yet, with the extent of the others. Returns the same array if all programs
 * have lanes or there is no room.
 */
function withLaneAdded({ lanes }: Lockstep): readonly Lane[] {
  const unused = STRATEGIES.find(({ id }) => lanes.every(({ program }) => programId(program) !== id))
  if (lanes.length >= MAX_LANES || unused === undefined) return lanes
  const program = { kind: 'built-in', strategy: unused.id, extent: extentOf(lanes) } as const
  return [...lanes, newLane(nextId(lanes), program)]
}

/** Replaces a lane's program, which restarts its search unless the program is the same. */
function withProgram(lanes: readonly Lane[], id: number, program: RunnableProgram): readonly Lane[] {
  const next = nextId(lanes)
  return lanes.map((lane) =>
    lane.id !== id || isSameProgram(lane.program, program) ? lane : newLane(next, program),
  )
}
