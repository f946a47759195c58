import { DEPTH_CHANGE, EventKind, kindOf } from '../events.ts'
import type { Givens } from '../../sudoku/givens.ts'
import type { Checkpoint } from '../engine/checkpoint.ts'
import type { Engine, Resume, SliceObserver } from '../engine/engine.ts'
import { Search } from '../engine/search.ts'
import type { Extent, Strategy } from '../engine/strategy.ts'
import { Checkpoints } from './checkpoints.ts'
import { type Envelope, EnvelopeBuilder } from './envelope.ts'
import { type Landmarks, LandmarksFinder } from './landmarks.ts'
import { CHUNK_EVENTS, chunkOf, type SearchChunk } from './chunk.ts'
import type { DepthReader, Frontier, KnownStack, Trace } from './trace.ts'

/**
 * Trace of a search. Events are not stored: the search advances once, chunk by chunk, and chunks
 * are recomputed on demand from checkpoints.
 */
export class SearchTrace implements Trace {
  readonly isStackLike = true
  readonly #envelope: EnvelopeBuilder
  #resume: Resume
  #frontier: Engine
  readonly #checkpoints: Checkpoints
  /** Receives the events of `advance` and `solutionEvent`. */
  readonly #scratch = new Uint16Array(CHUNK_EVENTS)
  /** Receives events that are not read. Separate, because chunks are recomputed while `#scratch` is in use. */
  readonly #discarded = new Uint16Array(CHUNK_EVENTS)
  readonly #landmarks: LandmarksFinder

  constructor(
    givens: Givens,
    strategy: Strategy,
    extent: Extent,
    checkpoints = new Checkpoints(),
    envelope = new EnvelopeBuilder(),
  ) {
    this.#envelope = envelope
    this.#resume = (checkpoint) => Search.resume(givens, strategy, extent, checkpoint)
    this.#frontier = new Search(givens, strategy, extent)
    this.#checkpoints = checkpoints
    this.#checkpoints.keep(this.#frontier.checkpoint())
    this.#landmarks = new LandmarksFinder(this.#frontier.blanks, (number) => this.chunk(number))
  }

  /** The search at the end of the known trace. */
  get frontier(): Frontier {
    return this.#frontier
  }

  /** Depth of a full board. */
  get deepest(): number {
    return this.#frontier.blanks
  }

  /** Returns the range of depths in each bucket of events, for the whole trace so far. */
  envelope(): Envelope {
    return this.#envelope.envelope()
  }

  stackHeights(): Envelope {
    const envelope = this.envelope()
    // A replacement at depth d leaves only the d − 1 placements below it unchanged.
    return { ...envelope, lowest: envelope.lowest.map((depth) => Math.max(0, depth - 1)) }
  }

  /** Returns the latest stored stack at or before an event. */
  knownStack(event: number): KnownStack {
    if (event >= this.#frontier.event) return this.#frontier.checkpoint()
    return this.#checkpoints.before(Math.floor(event / CHUNK_EVENTS))
  }

  /** Switches to another engine of the same search, for advancing and for recomputing chunks. */
  switchTo(resume: Resume): void {
    this.#resume = resume
    this.#frontier = resume(this.#frontier.checkpoint())
  }

  /** Advances the search by one chunk, or to its end if fewer events are left. */
  advance(): void {
    const search = this.#frontier
    const chunk = search.event / CHUNK_EVENTS
    if (chunk > 0 && this.#checkpoints.isDue(chunk)) this.#checkpoints.keep(search.checkpoint())
    const { depth: depthBefore, solutions: solutionsBefore } = search
    let lowest = depthBefore
    let highest = depthBefore
    // `span` (events per bucket of the envelope) is constant within a chunk, because buckets merge only at a chunk's end.
    const slice = Math.min(this.#envelope.span, CHUNK_EVENTS)
    const filled = runInSlices(search, this.#scratch, CHUNK_EVENTS, slice, (low, high, events, sum) => {
      this.#envelope.add(low, high, events, sum)
      lowest = Math.min(lowest, low)
      highest = Math.max(highest, high)
    })
    const { depth: depthAfter, solutions: solutionsAfter } = search
    const events = this.#scratch.subarray(0, filled)
    const depths = { depthBefore, depthAfter, lowest, highest }
    this.#landmarks.pass({ number: chunk, events, ...depths, solutionsBefore, solutionsAfter })
  }

  get landmarks(): Landmarks {
    return this.#landmarks.landmarks()
  }

  /** Returns the event that completed a solution. @param solution from 1 @throws RangeError if not found so far */
  solutionEvent(solution: number): number {
    if (solution > this.#frontier.solutions) throw new RangeError(`Solution ${solution} has not been met`)
    // Only a puzzle without blanks has a solution before the first event.
    if (this.#frontier.blanks === 0) return 0
    const { event, solutions } = this.#checkpoints.beforeSolution(solution)
    const search = this.#resumeBefore(event / CHUNK_EVENTS)
    let before = solutions
    while (search.run(this.#scratch, 0, CHUNK_EVENTS) > 0) {
      if (search.solutions >= solution) return this.#solutionIn(chunkOf(search.event), solution - before)
      before = search.solutions
    }
    throw new RangeError(`Solution ${solution} has not been met`)
  }

  #solutionIn(number: number, nth: number): number {
    const { start, events } = this.chunk(number)
    let depth = start.stack.length
    let met = 0
    const index = events.findIndex((event) => {
      depth += DEPTH_CHANGE[kindOf(event)]
      if (depth === this.#frontier.blanks && kindOf(event) !== EventKind.backtrack) met++
      return met === nth
    })
    return start.event + index + 1
  }

  /** Returns an engine at the last checkpoint before a chunk, or at its start. */
  #resumeBefore(chunk: number): Engine {
    return this.#resume(this.#checkpoints.before(chunk))
  }

  /** Returns a reader of the depths after an event. @throws RangeError if the event is not known or is the last one */
  depthsFrom(event: number): DepthReader {
    if (event >= this.#frontier.event)
      throw new RangeError(`Nothing is known beyond event ${this.#frontier.event}`)
    const search = this.#resumeBefore(Math.floor(event / CHUNK_EVENTS))
    while (search.event < event) search.run(this.#discarded, 0, Math.min(CHUNK_EVENTS, event - search.event))
    return {
      get event() {
        return search.event
      },
      pass: (events, slice, passed) => void runInSlices(search, this.#discarded, events, slice, passed),
    }
  }

  /** Returns the search state before a chunk; cheaper than the chunk itself. @throws RangeError as `chunk` */
  checkpointBefore(number: number): Checkpoint {
    const kept = this.#checkpoints.before(number)
    return kept.event === number * CHUNK_EVENTS ? kept : this.#searchAt(number).checkpoint()
  }

  /** Returns the search state at the end of the known trace. */
  checkpoint(): Checkpoint {
    return this.#frontier.checkpoint()
  }

  /** Returns an engine positioned at the start of a chunk. */
  #searchAt(number: number): Engine {
    if (number > chunkOf(this.#frontier.event))
      throw new RangeError(`Nothing is known beyond event ${this.#frontier.event}`)
    const search = this.#resumeBefore(number)
    while (search.event < number * CHUNK_EVENTS) search.run(this.#discarded, 0, CHUNK_EVENTS)
    return search
  }

  chunk(number: number): SearchChunk {
    const first = number * CHUNK_EVENTS
    const search = this.#searchAt(number)
    const start = search.checkpoint()
    const events = new Uint16Array(Math.min(CHUNK_EVENTS, this.#frontier.event - first))
    search.run(events, 0, events.length)
    return { kind: 'search', number, start, events }
  }
}

/**
 * Runs a search until it ends or `events` is filled up to index `to`. Reports the depths of each `slice` events to
 * `observe`.
 * @returns the index after the last event written
 */
function runInSlices(
  search: Engine,
  events: Uint16Array,
  to: number,
  slice: number,
  observe: SliceObserver,
): number {
  if (search.runInSlices !== undefined) return search.runInSlices(events, 0, to, slice, observe)
  let filled = 0
  while (filled < to && !search.ended) {
    const end = search.run(events, filled, Math.min(to, filled + slice))
    if (end > filled) observe(search.lowest, search.highest, end - filled, search.sum)
    filled = end
  }
  return filled
}
