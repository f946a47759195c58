/**
 * Records changes of a board in a structure other than a list; slower than `makeRecorder`, but equally complete.
 * `BoardPlaces` tell where each cell of such a structure is.
 */
import { makeEventLog, SITE } from './eventLog.ts'
import { digitsOf, isHolder, type BoardPlaces, placesAgain, placesIn, placesLike, valueIn } from './places.ts'
import type { RealmRecorder, RecorderOrder } from './recorder.ts'

/** Maximum candidates, i.e. structures that show the puzzle, to track until the program writes to one of them. */
const CANDIDATES = 8

/** The cells that one object of a structure holds. */
interface Holding {
  /** Places of all cells of the structure to which the object belongs. */
  readonly places: BoardPlaces
  /** Cell by the key of its value in the object. */
  readonly cells: ReadonlyMap<unknown, number>
}

export interface PlaceRecorder extends RealmRecorder {
  /** Adds a value to the candidates if it shows the puzzle, unless a board was written or there are `CANDIDATES`. */
  consider(value: object): void
  /** True once a structure is known that shows the puzzle. */
  hasCandidate(): boolean
  /** True once a board was written. */
  isLive(): boolean
}

export function makePlaceRecorder(order: RecorderOrder): PlaceRecorder {
  const { givens, sites, isByLines } = order
  const events = makeEventLog({ ...order, isNarrowing: false })
  const { shown, put } = events
  const holdings = new WeakMap<object, Holding>()
  /** Structures that showed the puzzle when they were found, each with its digits then. */
  const candidates: { readonly places: BoardPlaces; readonly digits: readonly number[] }[] = []
  /** The board that the program writes; undefined until it has written one. */
  let live: BoardPlaces | undefined
  /** True once a board has changed without an event. */
  let hasMissedWrite = false

  /** Stores which cells each object of a structure holds. */
  function register(places: BoardPlaces): BoardPlaces {
    const byHolder = new Map<object, Map<unknown, number>>()
    for (const holder of places.holders) byHolder.set(holder, new Map())
    for (const [cell, { holder, key }] of places.cells.entries()) {
      const cells = byHolder.get(holder) ?? new Map<unknown, number>()
      byHolder.set(holder, cells.set(keyIn(holder, key), cell))
    }
    for (const [holder, cells] of byHolder) holdings.set(holder, { places, cells })
    return places
  }

  function consider(value: object): void {
    if (live !== undefined || candidates.length >= CANDIDATES || holdings.has(value)) return
    const places = placesIn(value, givens)
    if (places !== undefined) candidates.push({ places: register(places), digits: digitsOf(places) })
  }

  /**
   * Records, as events, all cells of the board that differ from the recorded state.
   * @param site number of the place in the source that wrote
   * @param last the cell just written, recorded last
   */
  function follow(site: number, last?: number): void {
    if (live === undefined) return
    const digits = digitsOf(live)
    for (const [cell, digit] of digits.entries()) if (cell !== last) put(cell, digit, site)
    if (last !== undefined) put(last, digits[last], site)
  }

  /** Updates the places of the board if inner objects of its structure were replaced. */
  function renew(places: BoardPlaces): void {
    const again = placesAgain(places)
    if (again !== undefined) live = register(again)
  }

  /** Reports a missed write, once, if the board differs from the recorded state; does nothing if `isByLines`. */
  function verify(): void {
    if (live === undefined || hasMissedWrite || isByLines) return
    if (digitsOf(live).every((digit, cell) => digit === shown[cell])) return
    hasMissedWrite = true
    order.mistaken()
  }

  /** Hook after a store in an object. */
  function wrote(holder: unknown, key: unknown, site: number): void {
    const holding = isHolder(holder) ? holdings.get(holder) : undefined
    if (holding === undefined || !isHolder(holder)) return
    const { places, cells } = holding
    const cell = cells.get(keyIn(holder, key))
    if (cell === undefined) {
      // Other properties of a cell's object do not matter. An object above the cells, such as a row, may have new
      // cells.
      if (!places.holders.includes(holder)) return
      live = places
      renew(places)
      follow(site)
      return
    }
    if (live !== places) {
      live = places
      follow(site, cell)
      return
    }
    if (put(cell, Math.max(0, places.form.digitOf(valueIn(places.cells[cell]))), site)) verify()
  }

  /** Hook after a method changed an object. @param key the entry that `set` changed in a map */
  function changed(holder: unknown, site: number, key?: unknown): void {
    if (holder instanceof Map && key !== undefined) return wrote(holder, key, site)
    const holding = isHolder(holder) ? holdings.get(holder) : undefined
    if (holding === undefined) return undefined
    live = holding.places
    renew(holding.places)
    return follow(site)
  }

  /** Hook for a new value, which may be a candidate, or a copy of the board. @returns false if it can be neither */
  function seen(value: unknown, site: number): boolean {
    if (!isHolder(value)) return false
    if (live === undefined) consider(value)
    else if (live.root !== value) {
      const known = holdings.get(value)?.places
      const places =
        known?.root === value ? known : known === undefined ? placesLike(value, live, givens) : undefined
      if (places === undefined) return false
      live = known === undefined ? register(places) : places
      follow(site)
    }
    return true
  }

  function changedCandidate(): BoardPlaces | undefined {
    return candidates.find(({ places, digits }) =>
      digitsOf(places).some((digit, cell) => digit !== digits[cell]),
    )?.places
  }

  return {
    watched: events.watched,
    log: events.log,
    wroteIn: (outer, i, j, site) => {
      const inner = (outer as Record<string, unknown>)[i as string]
      wrote(inner, j, site)
    },
    wrote,
    changing: () => undefined,
    changed,
    seen,
    called: (site, values) => {
      for (const value of values) seen(value, site)
    },
    lineHasRun: (line) => {
      live ??= changedCandidate()
      if (live !== undefined) renew(live)
      follow((sites + line) * SITE)
    },
    expect: () => undefined,
    limitParts: events.limitParts,
    events: events.events,
    depth: events.depth,
    eventsHandedOver: events.eventsHandedOver,
    handOverIdle: events.handOverIdle,
    end: () => {
      if (isByLines) {
        live ??= changedCandidate()
        follow(sites * SITE)
      }
      events.end()
      verify()
      // A candidate changed without any event: a write was missed.
      if (live === undefined) hasMissedWrite ||= changedCandidate() !== undefined
    },
    reported: () => ({
      mistaken: hasMissedWrite,
      narrowed: false,
      board: live !== undefined || events.events() > 0,
      kept: candidates.length > 0,
    }),
    consider,
    hasCandidate: () => candidates.length > 0,
    isLive: () => live !== undefined,
  }
}

/** Returns a key as its object stores it: property names are strings. */
function keyIn(holder: object, key: unknown): unknown {
  return holder instanceof Map ? key : String(key)
}
