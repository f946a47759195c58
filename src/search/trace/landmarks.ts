import { digitOf, EventKind, kindOf, type SearchEvent } from '../events.ts'
import { CHUNK_EVENTS, type SearchChunk } from './chunk.ts'

/** Notable events of a trace. */
export interface Landmarks {
  /** Event that led into the deepest dead end, from which the search backtracked; the first of several, 0 if none. */
  readonly deepest: number
  /** Longest detour; 0 to 0 if none. */
  readonly excursion: Excursion
  /** Events that completed the first solutions, at most `MAX_SOLUTIONS`. */
  readonly solutions: readonly number[]
}

/** Events from the filling of a blank cell to its clearing, without a solution in between. */
export interface Excursion {
  readonly from: number
  readonly to: number
  /** True if other digits were written over the first one in between; false if that digit alone was wrong. */
  readonly isOverwritten: boolean
}

export const NO_EXCURSION: Excursion = { from: 0, to: 0, isOverwritten: false }

export const NO_LANDMARKS: Landmarks = { deepest: 0, excursion: NO_EXCURSION, solutions: [] }

/** Maximum solutions kept. */
export const MAX_SOLUTIONS = 100

/** A chunk that the search has just passed. */
export interface PassedChunk {
  readonly number: number
  readonly events: Uint16Array
  /** Depth (number of placements on the board) before the first event, and after the last. */
  readonly depthBefore: number
  readonly depthAfter: number
  /** Lowest and highest depth, before or after any of the chunk's events. */
  readonly lowest: number
  readonly highest: number
  /** Number of solutions found before the chunk, and by its end. */
  readonly solutionsBefore: number
  readonly solutionsAfter: number
}

/**
 * Finds the landmarks of a growing trace. Checks only the lowest and highest depth of most chunks and scans the events
 * of a chunk only if they may contain a new landmark.
 */
export class LandmarksFinder {
  readonly #blanks: number
  /** Recomputes a chunk that was passed before. */
  readonly #chunkAt: (number: number) => SearchChunk
  #deepest = 0
  #deepestDepth = 0
  #excursion = NO_EXCURSION
  readonly #solutions: number[] = []
  /** By depth before the placement: chunk in which each placement now on the board was made. */
  readonly #madeInChunk = new Float64Array(82)
  /** By depth before the placement: solutions found by the end of the chunk in which the placement was made. */
  readonly #solutionsByChunkEnd = new Float64Array(82)
  /**
   * Latest known event that filled the board. An excursion that ends later began after this event, or contains a
   * solution.
   */
  #fullAt = 0
  /** Cache of the last recomputed chunk: consecutive placements were often made in the same chunk. */
  #recomputed: SearchChunk | undefined

  constructor(blanks: number, chunkAt: (number: number) => SearchChunk) {
    this.#blanks = blanks
    this.#chunkAt = chunkAt
  }

  landmarks(): Landmarks {
    return { deepest: this.#deepest, excursion: this.#excursion, solutions: this.#solutions.slice() }
  }

  pass(chunk: PassedChunk): void {
    const highest = Math.max(chunk.highest, chunk.depthBefore)
    if (Math.min(highest, this.#blanks - 1) > this.#deepestDepth) this.#findDeepest(chunk)
    if (chunk.solutionsAfter > chunk.solutionsBefore && this.#solutions.length < MAX_SOLUTIONS)
      this.#collectSolutions(chunk)
    this.#measureExcursions(chunk)
    for (let depth = Math.min(chunk.lowest, chunk.depthBefore); depth < chunk.depthAfter; depth++) {
      this.#madeInChunk[depth] = chunk.number
      this.#solutionsByChunkEnd[depth] = chunk.solutionsAfter
    }
  }

  #findDeepest({ number, events, depthBefore }: PassedChunk): void {
    walk(events, depthBefore, (depth, index, kind) => {
      const turned = depth + 1
      if (kind !== EventKind.backtrack || turned <= this.#deepestDepth || turned === this.#blanks) return
      this.#deepestDepth = turned
      this.#deepest = number * CHUNK_EVENTS + index
    })
  }

  #collectSolutions({ number, events, depthBefore }: PassedChunk): void {
    walk(events, depthBefore, (depth, index, kind) => {
      const isFull = depth === this.#blanks && kind !== EventKind.backtrack
      if (isFull && this.#solutions.length < MAX_SOLUTIONS)
        this.#solutions.push(number * CHUNK_EVENTS + index + 1)
    })
  }

  #measureExcursions(chunk: PassedChunk): void {
    const longest = this.#excursion.to - this.#excursion.from
    const end = chunk.number * CHUNK_EVENTS + chunk.events.length
    const fullAt = this.#fullAt
    if (longest < CHUNK_EVENTS) this.#measureWithin(chunk)
    let removals: readonly CountedEvent[] | undefined
    // Among placements made in earlier chunks and undone in this one, the shallowest is the oldest.
    for (let depth = chunk.lowest; depth < chunk.depthBefore; depth++) {
      if (end - this.#madeInChunk[depth] * CHUNK_EVENTS <= longest) return
      // Recompute only if the counters don't already prove a solution in between, as they do in most exhaustive
      // searches.
      if (this.#solutionsByChunkEnd[depth] !== chunk.solutionsBefore) continue
      removals ??= removalsIn(chunk, this.#blanks)
      // The entry is defined, because `lowest` ≤ depth < `depthBefore`.
      const to = removals[depth]
      if (to.solutions !== chunk.solutionsBefore || to.event - fullAt <= longest) continue
      const made = this.#recompute(this.#madeInChunk[depth])
      const from = lastPlacementIn(made, depth, this.#blanks)
      if (from.solutions !== to.solutions) continue
      const placement = made.events[from.event - made.start.event - 1]
      const removal = chunk.events[to.event - chunk.number * CHUNK_EVENTS - 1]
      return this.#offer(from.event, to.event, placement, removal)
    }
  }

  #recompute(number: number): SearchChunk {
    if (this.#recomputed?.start.event !== number * CHUNK_EVENTS) this.#recomputed = this.#chunkAt(number)
    return this.#recomputed
  }

  /** Measures excursions within one chunk, which matter only while none is longer than a chunk. */
  #measureWithin({ number, events, depthBefore }: PassedChunk): void {
    const blanks = this.#blanks
    const made = new Float64Array(82)
    let depth = depthBefore
    let fullAt = 0
    const start = number * CHUNK_EVENTS
    let event = start
    // Inlined: exhaustive searches mostly run this for every event, and a callback per event took as long as the
    // search.
    for (let index = 0; index < events.length; index++) {
      const kind = kindOf(events[index])
      event++
      if (kind === EventKind.backtrack) {
        depth--
        if (made[depth] > fullAt)
          this.#offer(made[depth], event, events[made[depth] - start - 1], events[index])
        made[depth] = 0
        continue
      }
      if (kind === EventKind.place) made[depth++] = event
      if (depth === blanks) fullAt = event
    }
    this.#fullAt = Math.max(this.#fullAt, fullAt)
  }

  /** Keeps an excursion if it is the longest so far. A search never tries the same digit twice in between. */
  #offer(from: number, to: number, placement: SearchEvent, removal: SearchEvent): void {
    if (to - from <= this.#excursion.to - this.#excursion.from) return
    this.#excursion = { from, to, isOverwritten: digitOf(placement) !== digitOf(removal) }
  }
}

/** Called for each event. @param depth after the event @param index of the event in its chunk */
type Observer = (depth: number, index: number, kind: EventKind) => void

/** Passes each event to `observe`, with the depth after it. */
function walk(events: Uint16Array, depthBefore: number, observe: Observer): void {
  let depth = depthBefore
  for (let index = 0; index < events.length; index++) {
    const kind = kindOf(events[index])
    if (kind === EventKind.place) depth++
    else if (kind === EventKind.backtrack) depth--
    observe(depth, index, kind)
  }
}

interface CountedEvent {
  /** Number of the event in the trace, from 1. */
  readonly event: number
  /** Number of full boards up to the event. */
  readonly solutions: number
}

/** Returns a chunk's last event that raised the depth from `depth`: its placement stayed on the board. */
function lastPlacementIn({ start, events }: SearchChunk, depth: number, blanks: number): CountedEvent {
  let { solutions } = start
  let found: CountedEvent = { event: start.event, solutions }
  walk(events, start.stack.length, (after, index, kind) => {
    if (after === blanks && kind !== EventKind.backtrack) solutions++
    if (after === depth + 1 && kind === EventKind.place) found = { event: start.event + index + 1, solutions }
  })
  return found
}

/** Returns, by depth below `depthBefore`, the first event of a chunk that lowered the depth to it. */
function removalsIn(
  { number, events, depthBefore, solutionsBefore }: PassedChunk,
  blanks: number,
): readonly CountedEvent[] {
  const found: CountedEvent[] = []
  let solutions = solutionsBefore
  let least = depthBefore
  walk(events, depthBefore, (depth, index, kind) => {
    if (depth === blanks && kind !== EventKind.backtrack) solutions++
    if (depth < least) found[(least = depth)] = { event: number * CHUNK_EVENTS + index + 1, solutions }
  })
  return found
}
