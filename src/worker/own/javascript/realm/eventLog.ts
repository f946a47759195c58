/** The events of a run, in parts, and which sites are watched for them. */

/** Events in the first part that is handed over; whoever takes a part says how many go into the next. */
const FIRST_PART = 64
const LARGEST_PART = 1 << 14
/** An event is a sum: its site times this, its cell times 16, its digit. */
export const SITE = 1 << 11
/** Stores elsewhere, and never to the board, after which a site is left alone. */
const MISSES = 100
/** Events after which it is known, mostly, which stores go to the board. */
const NARROWED_AT = [1 << 10, 1 << 14]

export interface EventLogOrder {
  readonly givens: readonly number[]
  /** How many sites there are; greater ones are lines. */
  readonly sites: number
  /** Whether sites may be left alone. */
  readonly isNarrowing: boolean
  /** @returns how many events are to go into the next part */
  takePart(events: number): number
}

export function makeEventLog({ givens, sites, isNarrowing, takePart }: EventLogOrder) {
  /** Which sites are watched. */
  const watched = new Uint8Array(sites).fill(1)
  const missed = new Uint32Array(sites)
  /** Sites that have changed the board. */
  const hit = new Uint8Array(sites)
  const log = new Uint32Array(LARGEST_PART)
  /** The board after the events so far. */
  const shown = [...givens]
  const narrowings = isNarrowing ? [...NARROWED_AT] : []
  let filled = 0
  let fills = FIRST_PART
  /** Events in the parts before this one. */
  let done = 0
  let isNarrowed = false
  let limitPart: ((events: number) => number) | undefined

  function limited(events: number): number {
    return limitPart === undefined ? events : limitPart(events)
  }

  function transfer(): void {
    if (narrowings.length > 0) for (let i = 0; i < filled; i++) noteHit(Math.floor(log[i] / SITE))
    done += filled
    const part = filled
    filled = 0
    fills = limited(Math.min(takePart(part), LARGEST_PART))
    if (narrowings.length > 0 && done >= narrowings[0]) narrow()
  }

  function noteHit(site: number): void {
    if (site < sites) hit[site] = 1
  }

  function narrow(): void {
    narrowings.shift()
    for (let site = 0; site < sites; site++) if (hit[site] === 0) leaveAfter(site, MISSES)
  }

  /** Leaves a site alone that has missed so often. */
  function leaveAfter(site: number, misses: number): void {
    if (!isNarrowing || missed[site] < misses) return
    watched[site] = 0
    isNarrowed = true
  }

  return {
    log,
    shown,
    watched,
    leaveAfter,
    /** @param site times SITE @returns whether that was the end of a part */
    put(cell: number, digit: number, site: number): boolean {
      if (shown[cell] === digit) return false
      shown[cell] = digit
      log[filled++] = site + cell * 16 + digit
      if (filled < fills) return false
      transfer()
      return true
    },
    /** A site has written something else. @param site times SITE @returns its number, if it is no line */
    miss(site: number): number | undefined {
      const number = site / SITE
      if (number >= sites) return undefined
      missed[number]++
      return number
    },
    /** Has parts end at certain events. */
    limitParts: (limit: (events: number) => number) => {
      limitPart = limit
      fills = limit(fills)
    },
    events: () => done + filled,
    /** Digits that have been placed. */
    depth: () => shown.filter((digit, cell) => digit !== 0 && digit !== givens[cell]).length,
    eventsHandedOver: () => done,
    isNarrowed: () => isNarrowed,
    end: () => {
      if (filled > 0) transfer()
    },
  }
}
