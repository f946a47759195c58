/** Standings of a race: pure functions of its lanes (one program each) and of the position on their common axis. */
import type { Lane, Racing } from './lockstep.ts'

type RacePosition = Pick<Racing, 'lanes' | 'at'>

const isSearching = ({ status }: Lane) => status === 'searching'

/** Returns the end of the common axis, as far as it is known. */
export function axisEndOf({ lanes }: Pick<Racing, 'lanes'>): number {
  return Math.max(0, ...lanes.map(({ known }) => known))
}

/** Returns the furthest position that all lanes can reach: the race waits for lanes that are still searching. */
export function reachOf(race: Pick<Racing, 'lanes'>): number {
  return Math.min(axisEndOf(race), ...race.lanes.filter(isSearching).map(({ known }) => known))
}

/** Returns the race's position: the requested one, or the furthest that all lanes can reach if that is less. */
export function positionIn(race: RacePosition): number {
  return Math.min(race.at, reachOf(race))
}

/** Returns true if the requested position is beyond what the searches have reached, and a search still runs. */
export function isWaiting(race: RacePosition): boolean {
  return race.at > reachOf(race) && race.lanes.some(isSearching)
}

/** Returns true if no lane still searches, so nothing more becomes known. */
export function isKnown({ lanes }: Pick<Racing, 'lanes'>): boolean {
  return !lanes.some(isSearching)
}

/** Returns true if the lane's known part is its whole search. */
export function isWhole({ status }: Pick<Lane, 'status'>): boolean {
  return status === 'ended' || status === 'out'
}

/** Returns true if the lane is at its end, with or without a place in the ranking. */
export function isAtEnd(lane: Lane, race: RacePosition): boolean {
  return isWhole(lane) && lane.known <= positionIn(race)
}

/** Returns true if the lane is at its end and has a place. */
export function hasFinished(lane: Lane, race: RacePosition): boolean {
  return lane.status === 'ended' && isAtEnd(lane, race)
}

/** Returns true if all lanes are at their ends, or have failed. */
export function isOver(race: RacePosition): boolean {
  return race.lanes.every((lane) => lane.status === 'failed' || isAtEnd(lane, race))
}

/** Returns the place of a finished lane, from 1; ties share it. Undefined before the lane finishes. */
export function placeOf(lane: Lane, race: RacePosition): number | undefined {
  if (!hasFinished(lane, race)) return undefined
  return 1 + race.lanes.filter((other) => other.status === 'ended' && other.known < lane.known).length
}

/** Returns the completed share of a lane, 0 to 1; undefined until its end is known. */
export function shareOf(lane: Lane, race: RacePosition): number | undefined {
  if (!isWhole(lane)) return undefined
  return lane.known === 0 ? 1 : Math.min(1, positionIn(race) / lane.known)
}

/** Who is ahead in a race, or has won it. */
export interface Standing {
  /** True if nothing can change any more: a lane has won, or all have ended without a place. */
  readonly isDecided: boolean
  /** The lanes that lead, or have won; several if they end at the same position, none if that is not known. */
  readonly lanes: readonly Lane[]
}

/**
 * Returns the standing of a race. The shortest lane leads until it ends, and then has won; but at the start nobody
 * leads, nor while another lane may turn out to be shorter.
 */
export function standingOf(race: RacePosition): Standing {
  const winners = race.lanes.filter((lane) => placeOf(lane, race) === 1)
  if (winners.length > 0 || isOver(race))
    return { isDecided: !race.lanes.some(({ status }) => status === 'waiting'), lanes: winners }
  const ended = race.lanes.filter(({ status }) => status === 'ended')
  const shortest = Math.min(...ended.map(({ known }) => known))
  const isOpen = race.lanes.some((lane) => isSearching(lane) && lane.known < shortest)
  const isUnknown = positionIn(race) === 0 || isOpen
  return { isDecided: false, lanes: isUnknown ? [] : ended.filter(({ known }) => known === shortest) }
}
