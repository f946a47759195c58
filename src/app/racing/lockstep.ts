/** Where a race stands: pure functions of its lanes and of the position on their common axis. */
import type { Lane, Racing } from './racing.ts'

type RacePosition = Pick<Racing, 'lanes' | 'at'>

const isSearching = ({ status }: Lane) => status === 'searching'

/** The end of the common axis, as far as it is known. */
export function axisEndOf({ lanes }: Pick<Racing, 'lanes'>): number {
  return Math.max(0, ...lanes.map(({ known }) => known))
}

/** As far as all lanes can go together: the race waits for those that are still searched. */
export function reachOf(race: Pick<Racing, 'lanes'>): number {
  return Math.min(axisEndOf(race), ...race.lanes.filter(isSearching).map(({ known }) => known))
}

/** Where the race stands, or is about to: the position asked for as far as all lanes are known. */
export function positionIn(race: RacePosition): number {
  return Math.min(race.at, reachOf(race))
}

/** Somebody waits for a position that the searches have yet to reach. */
export function isWaiting(race: RacePosition): boolean {
  return race.at > reachOf(race) && race.lanes.some(isSearching)
}

/** All that there is of every search is known. */
export function isKnown({ lanes }: Pick<Racing, 'lanes'>): boolean {
  return !lanes.some(isSearching)
}

/** All that is known of the lane is all that there is. */
export function isWhole({ status }: Pick<Lane, 'status'>): boolean {
  return status === 'ended' || status === 'out'
}

/** The lane has come to its end, in a place or in none. */
export function isAtEnd(lane: Lane, race: RacePosition): boolean {
  return isWhole(lane) && lane.known <= positionIn(race)
}

/** The lane has come to its end, and has a place. */
export function hasFinished(lane: Lane, race: RacePosition): boolean {
  return lane.status === 'ended' && isAtEnd(lane, race)
}

/** All lanes have come to their ends. */
export function isOver(race: RacePosition): boolean {
  return race.lanes.every((lane) => lane.status === 'failed' || isAtEnd(lane, race))
}

/** In which place a lane has finished, from 1; two that do at once share it. Undefined before. */
export function placeOf(lane: Lane, race: RacePosition): number | undefined {
  if (!hasFinished(lane, race)) return undefined
  return 1 + race.lanes.filter((other) => other.status === 'ended' && other.known < lane.known).length
}

/** How much of its way a lane has behind it, 0 to 1; undefined until its end is known. */
export function shareOf(lane: Lane, race: RacePosition): number | undefined {
  if (!isWhole(lane)) return undefined
  return lane.known === 0 ? 1 : Math.min(1, positionIn(race) / lane.known)
}

/**
 * The lane that is nearest to its end, or was there first: the one with the shortest way. Undefined at the start, and
 * while another's may turn out to be shorter.
 */
export function leadOf(race: RacePosition): Lane | undefined {
  const ended = race.lanes.filter(({ status }) => status === 'ended')
  const shortest = Math.min(...ended.map(({ known }) => known))
  const isOpen = race.lanes.some((lane) => isSearching(lane) && lane.known < shortest)
  return positionIn(race) === 0 || isOpen ? undefined : ended.find(({ known }) => known === shortest)
}
