/**
 * Clock of one lane: maps the lane's events to ticks, the units of the axis that all lanes share. Knows only the
 * chunks that the worker has reported.
 */
import { timeModelOf } from '../../../search/seconds/estimates.ts'
import type { TickMeasure } from '../../../search/costs/ticks.ts'
import { CHUNK_EVENTS, chunkOf } from '../../../search/trace/chunk.ts'
import type { ChunkTicks, TicksOrder, TicksReport } from '../../../search/worker/solverQuestions.ts'
import type { Measure } from './lockstep.ts'

/** Maximum cached chunks, of 6 MiB together. */
const CACHED_CHUNKS = 24

/**
 * Returns what the worker counts as ticks of a lane: nanoseconds by a time model if `measure` is a language, else work.
 * On an axis of events, ticks are events, and the result is not used.
 * @throws RangeError if the program was not timed in the language
 */
export function tickMeasureOf(measure: Measure, strategy: string): TickMeasure {
  if (measure === 'events' || measure === 'work') return 'work'
  const model = timeModelOf(strategy, measure)
  if (model === undefined) throw new RangeError(`${strategy} has not been timed in ${measure}`)
  return model
}

/**
 * Lookups return undefined for ticks and events whose chunk is not cached, and note them as missing; `ask` requests
 * these. On an axis of events, ticks are the events themselves.
 */
export class LaneClock {
  readonly #isOfEvents: boolean
  readonly #measure: TickMeasure
  readonly #request: (order: TicksOrder, signal: AbortSignal) => AsyncIterable<TicksReport>
  readonly #life = new AbortController()
  /** Called after each report. */
  readonly #received: () => void
  /** LRU order: most recently used last. */
  readonly #chunks = new Map<number, ChunkTicks>()
  readonly #missingTicks = new Set<number>()
  readonly #missingEvents = new Set<number>()
  /** True if a lookup has found `#reached` missing or out of date. */
  #needsReached = false
  /** True until the latest request is answered in full. */
  #isInFlight = false
  /** Latest known event of the search, and its tick; undefined until reported. */
  #reached: TicksReport['reached'] | undefined

  constructor(
    measure: Measure,
    strategy: string,
    request: (order: TicksOrder, signal: AbortSignal) => AsyncIterable<TicksReport>,
    received: () => void,
  ) {
    this.#isOfEvents = measure === 'events'
    this.#measure = tickMeasureOf(measure, strategy)
    this.#request = request
    this.#received = received
  }

  /** Tick at which the search starts. */
  get startOffset(): number {
    return this.#measure === 'work' ? 0 : Math.ceil(this.#measure.start * 1e9)
  }

  /** Tick of the search's last event so far, number `events`; undefined, and noted as missing, until reported. */
  tickReached(events: number): number | undefined {
    if (this.#reached?.event === events) return this.#reached.tick
    this.#needsReached = true
    return undefined
  }

  /** Latest tick known to be reached. */
  get latest(): number {
    return this.#reached?.tick ?? 0
  }

  /** Last event at or before a tick. */
  eventAt(tick: number): number | undefined {
    if (this.#isOfEvents) return tick
    const chunk = this.#chunkAtTick(tick)
    return chunk && chunk.number * CHUNK_EVENTS + indexAt(chunk, tick)
  }

  /** Tick of an event; 0 for event 0. */
  tickOf(event: number): number | undefined {
    if (this.#isOfEvents || event === 0) return event
    const chunk = this.#chunkOfEvent(event)
    return chunk?.ticks[event - chunk.number * CHUNK_EVENTS]
  }

  /** First tick after `tick` that has an event; `Infinity` if there is none. */
  after(tick: number): number | undefined {
    if (this.#isOfEvents) return tick + 1
    const chunk = this.#chunkAtTick(tick)
    if (chunk === undefined) return undefined
    const index = indexAt(chunk, tick) + 1
    if (index < chunk.ticks.length) return chunk.ticks[index]
    if (chunk.next === undefined) this.#missingTicks.add(tick + 1)
    return chunk.next
  }

  /** Last tick before `tick` that has an event; 0 if there is none. @param tick above 0 */
  before(tick: number): number | undefined {
    if (this.#isOfEvents) return tick - 1
    const chunk = this.#chunkAtTick(tick - 1)
    if (chunk === undefined) return undefined
    const index = indexAt(chunk, tick - 1)
    return chunk.number === 0 && index === 0 ? 0 : chunk.ticks[index]
  }

  /** Work up to an event; undefined while its chunk is not cached. */
  workAt(event: number): number | undefined {
    const chunk = this.#chunkOfEvent(event)
    return chunk?.work[event - chunk.number * CHUNK_EVENTS]
  }

  /** Requests what lookups have missed, unless a request is in flight. */
  ask(): void {
    const isMissing = this.#needsReached || this.#missingTicks.size + this.#missingEvents.size > 0
    if (!isMissing || this.#isInFlight) return
    this.#isInFlight = true
    const order = {
      measure: this.#measure,
      ticks: [...this.#missingTicks],
      events: [...this.#missingEvents],
    }
    this.#needsReached = false
    this.#missingTicks.clear()
    this.#missingEvents.clear()
    void this.#follow(order)
  }

  async #follow(order: TicksOrder): Promise<void> {
    for await (const { chunks, reached } of this.#request(order, this.#life.signal)) {
      for (const chunk of chunks) this.#cache(chunk)
      this.#reached = reached
      this.#received()
    }
    this.#isInFlight = false
    // Ask for lookups that missed meanwhile.
    this.ask()
  }

  end(): void {
    this.#life.abort()
  }

  /** Caches a chunk as the most recently used, and drops the oldest if there are too many. */
  #cache(chunk: ChunkTicks): void {
    this.#chunks.delete(chunk.number)
    this.#chunks.set(chunk.number, chunk)
    const [oldest] = this.#chunks.keys()
    if (this.#chunks.size > CACHED_CHUNKS) this.#chunks.delete(oldest)
  }

  /** Returns the cached chunk of the last event at or before a tick; notes the tick as missing if there is none. */
  #chunkAtTick(tick: number): ChunkTicks | undefined {
    for (const chunk of this.#chunks.values()) if (covers(chunk, tick)) return this.#touch(chunk)
    this.#missingTicks.add(tick)
    return undefined
  }

  /** Returns the cached chunk of an event; notes the event as missing if there is none. */
  #chunkOfEvent(event: number): ChunkTicks | undefined {
    const chunk = this.#chunks.get(chunkOf(event))
    if (chunk !== undefined && event < chunk.number * CHUNK_EVENTS + chunk.ticks.length)
      return this.#touch(chunk)
    this.#missingEvents.add(event)
    return undefined
  }

  /** Marks a cached chunk as the most recently used. */
  #touch(chunk: ChunkTicks): ChunkTicks {
    this.#cache(chunk)
    return chunk
  }
}

/** True if a chunk has the last event at or before a tick. */
function covers({ number, ticks, next }: ChunkTicks, tick: number): boolean {
  const isBefore = number > 0 && tick < ticks[0]
  return !isBefore && (next === undefined ? tick <= ticks[ticks.length - 1] : tick < next)
}

/** Index of a chunk's last event at or before a tick; 0 if all events of the chunk are later. */
function indexAt({ ticks }: ChunkTicks, tick: number): number {
  let [first, last] = [0, ticks.length - 1]
  while (first < last) {
    const middle = Math.ceil((first + last) / 2)
    if (ticks[middle] <= tick) first = middle
    else last = middle - 1
  }
  return first
}
