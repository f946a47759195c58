/** Log of a run's events, handed over in parts, and the set of watched sites: places in the source that may write. */

/** Number of events in the first part; `takePart` returns that of the next. */
const FIRST_PART = 64
/** Maximum number of events in a part. */
const LARGEST_PART = 1 << 14
/** Multiplier of the site in an event: site * SITE + cell * 16 + digit. */
export const SITE = 1 << 11
/** Misses (stores not on the board) after which the narrowing stops watching a site without a hit. */
const MISSES = 100
/** Event counts at which the watching narrows; by then it is mostly known which sites write to the board. */
const NARROWED_AT = [1 << 10, 1 << 14]

export interface EventLogOrder {
  readonly givens: readonly number[]
  /** Number of sites; site numbers from this one on encode lines. */
  readonly sites: number
  /** True if sites may become unwatched. */
  readonly isNarrowing: boolean
  /** Passes on a part of the log. @param events size of the part @returns the size of the next part */
  takePart(events: number): number
}

export function makeEventLog({ givens, sites, isNarrowing, takePart }: EventLogOrder) {
  /** 1 for each watched site. */
  const watched = new Uint8Array(sites).fill(1)
  /** Number of misses of each site. */
  const missed = new Uint32Array(sites)
  /** 1 for each site that changed the board. */
  const hit = new Uint8Array(sites)
  const log = new Uint32Array(LARGEST_PART)
  /** The board after the events so far. */
  const shown = [...givens]
  const narrowings = isNarrowing ? [...NARROWED_AT] : []
  /** Number of events in the current part. */
  let filled = 0
  /** Number of events at which the current part is handed over. */
  let partSize = FIRST_PART
  /** Number of events in the parts handed over. */
  let done = 0
  /** True while a part is handed over, which the engine may interrupt. */
  let isTransferring = false
  /** Events handed over at the latest call of `handOverIdle`. */
  let idleSince = 0
  /** True once a site is no longer watched. */
  let isNarrowed = false
  let limitPart: ((events: number) => number) | undefined

  /** Returns the size of a part, limited by the callback of `limitParts`. */
  function limited(events: number): number {
    return limitPart === undefined ? events : limitPart(events)
  }

  /** Hands over the part, and narrows the watching at the event counts of `NARROWED_AT`. */
  function transfer(): void {
    // Handed over already, at an interrupt right before.
    if (filled === 0) return
    isTransferring = true
    if (narrowings.length > 0) for (let i = 0; i < filled; i++) noteHit(Math.floor(log[i] / SITE))
    done += filled
    const part = filled
    filled = 0
    partSize = limited(Math.min(takePart(part), LARGEST_PART))
    if (narrowings.length > 0 && done >= narrowings[0]) narrow()
    isTransferring = false
  }

  /** Notes that a site changed the board; does nothing for a line. */
  function noteHit(site: number): void {
    if (site < sites) hit[site] = 1
  }

  /** Stops watching the sites with many misses and no hit. */
  function narrow(): void {
    narrowings.shift()
    for (let site = 0; site < sites; site++) if (hit[site] === 0) unwatchAfter(site, MISSES)
  }

  /** Stops watching a site with at least this many misses. */
  function unwatchAfter(site: number, misses: number): void {
    if (!isNarrowing || missed[site] < misses) return
    watched[site] = 0
    isNarrowed = true
  }

  return {
    log,
    shown,
    watched,
    unwatchAfter,
    /**
     * Logs a cell's new digit; does nothing if the cell has it already.
     * @param site number of a site or line, times SITE
     * @returns true if this filled the part, which was then handed over
     */
    put(cell: number, digit: number, site: number): boolean {
      if (shown[cell] === digit) return false
      shown[cell] = digit
      log[filled++] = site + cell * 16 + digit
      if (filled < partSize) return false
      transfer()
      return true
    },
    /** Counts a store that missed the board. @param site as for `put` @returns site / SITE; undefined for lines */
    miss(site: number): number | undefined {
      const number = site / SITE
      if (number >= sites) return undefined
      missed[number]++
      return number
    },
    /** Sets a callback that limits the size of each part, so that a part can end at a certain event. */
    limitParts: (limit: (events: number) => number) => {
      limitPart = limit
      partSize = limit(partSize)
    },
    events: () => done + filled,
    /** Number of placed digits. */
    depth: () => shown.filter((digit, cell) => digit !== 0 && digit !== givens[cell]).length,
    eventsHandedOver: () => done,
    isNarrowed: () => isNarrowed,
    /** Hands over what there is if no part was since the last call, as in a loop that writes no more. */
    handOverIdle(): void {
      if (isTransferring) return
      if (done === idleSince) transfer()
      idleSince = done
    },
    end: transfer,
  }
}
