import { needsBlanksLeft, type TickMeasure } from '../costs/ticks.ts'
import { BlanksLeft } from '../costs/workSplit.ts'
import { CHUNK_EVENTS, chunkOf } from '../trace/chunk.ts'
import type { SearchedRun } from './tracedRun.ts'

/**
 * By chunk of the trace: the number of blanks left on entering a branch, summed over all branches entered up to the
 * start of the chunk. Scans the trace once, up to its last known event.
 */
export class BlanksLeftByChunk {
  readonly #run: SearchedRun
  /** By chunk: the sum at its start. */
  readonly #sums: number[]
  /** Running sum up to `#lastEvent`. */
  readonly #runningSum: BlanksLeft
  #lastEvent = 0

  constructor(run: SearchedRun) {
    this.#run = run
    this.#runningSum = new BlanksLeft(run.givens)
    this.#sums = [this.#runningSum.sum]
  }

  /** Sum up to the last event scanned. */
  get sum(): number {
    return this.#runningSum.sum
  }

  /** Scans up to the last known event, if ticks in a measure need the sums; part of a job. */
  *caughtUp(measure: TickMeasure): Generator<undefined, void, void> {
    const { strategy, trace } = this.#run
    if (!needsBlanksLeft(strategy, measure)) return
    while (this.#lastEvent < trace.frontier.event) {
      this.#advance()
      yield
    }
  }

  /** Scans the next chunk, or the events added to the last chunk since its last scan. */
  #advance(): void {
    const number = chunkOf(this.#lastEvent + 1)
    const { events } = this.#run.trace.chunk(number)
    const fresh = events.subarray(this.#lastEvent - number * CHUNK_EVENTS)
    this.#runningSum.note(fresh, fresh.length)
    this.#lastEvent += fresh.length
    if (events.length === CHUNK_EVENTS) this.#sums[number + 1] = this.#runningSum.sum
  }

  /** Sum at the start of a chunk, including the branch about to be entered; 0 if not scanned yet. */
  sumBefore(chunk: number): number {
    return this.#sums[chunk] ?? 0
  }
}
