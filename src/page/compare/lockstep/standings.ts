/** Standings of a lockstep: pure functions of its lanes and of the position on their common axis. */
import type { Lane, Lockstep } from './lockstep.ts'

type LockstepPosition = Pick<Lockstep, 'lanes' | 'at'>

const isSearching = ({ status }: Lane) => status === 'searching'

export function axisEndOf({ lanes }: Pick<Lockstep, 'lanes'>): number {
  return Math.max(0, ...lanes.map(({ known }) => known))
}

/** Returns the furthest position that all lanes can reach: the lockstep waits for lanes that are still searching. */
export function reachOf(lockstep: Pick<Lockstep, 'lanes'>): number {
  return Math.min(axisEndOf(lockstep), ...lockstep.lanes.filter(isSearching).map(({ known }) => known))
}

/** Returns the lockstep's position: the requested one, or the furthest that all lanes can reach if that is less. */
export function positionIn(lockstep: LockstepPosition): number {
  return Math.min(lockstep.at, reachOf(lockstep))
}

/** Returns true if the requested position is beyond what the searches have reached, and a search still runs. */
export function isWaiting(lockstep: LockstepPosition): boolean {
  return lockstep.at > reachOf(lockstep) && lockstep.lanes.some(isSearching)
}

/** Returns true if no lane still searches, so nothing more becomes known. */
export function isKnown({ lanes }: Pick<Lockstep, 'lanes'>): boolean {
  return !lanes.some(isSearching)
}

/** Returns true if the lane's known part is its whole search. */
export function isWhole({ status }: Pick<Lane, 'status'>): boolean {
  return status === 'ended' || status === 'out'
}

/** Returns true if the lane is at its end, with or without a place in the ranking. */
export function isAtEnd(lane: Lane, lockstep: LockstepPosition): boolean {
  return isWhole(lane) && lane.known <= positionIn(lockstep)
}

/** Returns true if the lane is at its end and has a place. */
export function hasFinished(lane: Lane, lockstep: LockstepPosition): boolean {
  return lane.status === 'ended' && isAtEnd(lane, lockstep)
}

/** Returns true if all lanes are at their ends, or have failed. */
export function isOver(lockstep: LockstepPosition): boolean {
  return lockstep.lanes.every((lane) => lane.status === 'failed' || isAtEnd(lane, lockstep))
}

/** Returns the place of a finished lane, from 1; ties share it. Undefined before the lane finishes. */
export function placeOf(lane: Lane, lockstep: LockstepPosition): number | undefined {
  if (!hasFinished(lane, lockstep)) return undefined
  return 1 + lockstep.lanes.filter((other) => other.status === 'ended' && other.known < lane.known).length
}

/** Returns the completed share of a lane, 0 to 1; undefined until its end is known. */
export function shareOf(lane: Lane, lockstep: LockstepPosition): number | undefined {
  if (!isWhole(lane)) return undefined
  return lane.known === 0 ? 1 : Math.min(1, positionIn(lockstep) / lane.known)
}

/** Who is ahead in a lockstep, or has won it. */
export interface Standing {
  /** True if nothing can change any more: a lane has won, or all have ended without a place. */
  readonly isDecided: boolean
  /** The lanes that lead, or have won; several if they end at the same position, none if that is not known. */
  readonly lanes: readonly Lane[]
}

/**
 * Returns the standing of a lockstep. The shortest lane leads until it ends, and then has won; but at the start nobody
 * leads, nor while another lane may turn out to be shorter.
 */
export function standingOf(lockstep: LockstepPosition): Standing {
  const winners = lockstep.lanes.filter((lane) => placeOf(lane, lockstep) === 1)
  if (winners.length > 0 || isOver(lockstep))
    return { isDecided: !lockstep.lanes.some(({ status }) => status === 'waiting'), lanes: winners }
  const ended = lockstep.lanes.filter(({ status }) => status === 'ended')
  const shortest = Math.min(...ended.map(({ known }) => known))
  const isOpen = lockstep.lanes.some((lane) => isSearching(lane) && lane.known < shortest)
  const isUnknown = positionIn(lockstep) === 0 || isOpen
  return { isDecided: false, lanes: isUnknown ? [] : ended.filter(({ known }) => known === shortest) }
}
