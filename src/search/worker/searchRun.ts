import { HandedOver } from '../../calls/question.ts'
import type { Jobs } from '../../calls/serve.ts'
import type { Job } from '../../calls/turns.ts'
import { type Givens, givensOf } from '../../sudoku/givens.ts'
import { strategyWithId } from '../programs/registry.ts'
import type { Extent, Strategy } from '../engine/strategy.ts'
import { chunkOf } from '../trace/chunk.ts'
import { SearchTrace } from '../trace/searchTrace.ts'
import type { SearchedRun } from '../jobs/tracedRun.ts'
import { traceJobs, type TraceQuestions } from '../jobs/traceJobs.ts'
import type { Progress, Reached, SearchOrder } from './solverQuestions.ts'

/** A search, as far as it has advanced, with the jobs on its trace. */
export class SearchRun implements SearchedRun {
  readonly givens: Givens
  readonly strategy: Strategy
  readonly extent: Extent
  readonly trace: SearchTrace
  readonly jobs: Jobs<TraceQuestions>
  readonly #now: () => number
  /** Time spent searching, pauses excluded. */
  #elapsedMs = 0
  #isStopped = false

  /** @param now monotonic clock, in ms @throws RangeError if the givens conflict, or there is no such program */
  constructor({ grid, strategy: id, extent }: SearchOrder, now: () => number) {
    const strategy = strategyWithId(id)
    if (strategy === undefined) throw new RangeError(`No strategy ${id}`)
    const givens = givensOf(grid)
    if (!givens.ok) throw new RangeError('Conflicting givens')
    this.givens = givens.value
    this.strategy = strategy
    this.extent = extent
    this.trace = new SearchTrace(givens.value, strategy, extent)
    this.jobs = traceJobs(this)
    this.#now = now
  }

  get hasEnded(): boolean {
    return this.trace.frontier.ended
  }

  isGrowing(): boolean {
    return !this.#isStopped && !this.hasEnded
  }

  step(): void {
    const startedMs = this.#now()
    this.trace.advance()
    this.#elapsedMs += this.#now() - startedMs
  }

  /** Searches to the end, and answers with the final progress. The search counts as stopped when the job is ended. */
  *advance(): Job<Progress> {
    this.#isStopped = false
    try {
      while (!this.hasEnded) {
        this.step()
        yield
      }
      const progress = this.#progress()
      return new HandedOver(progress, buffersOf(progress))
    } finally {
      this.#isStopped = !this.hasEnded
    }
  }

  /** Returns how far the search is. @param withChunk with the chunk of the latest event */
  reached(withChunk: boolean): HandedOver<Reached> {
    const progress = this.#progress()
    const chunk = withChunk ? this.trace.chunk(chunkOf(progress.events)) : undefined
    return new HandedOver({ progress, chunk }, [
      ...buffersOf(progress),
      ...(chunk === undefined ? [] : [chunk.events.buffer]),
    ])
  }

  #progress(): Progress {
    const { event: events, placements, solutions, work } = this.trace.frontier
    return {
      status: this.hasEnded ? 'ended' : this.#isStopped ? 'stopped' : 'searching',
      events,
      placements,
      solutions,
      work,
      elapsedMs: this.#elapsedMs,
      deepest: this.trace.deepest,
      envelope: this.trace.envelope(),
      landmarks: this.trace.landmarks,
    }
  }
}

function buffersOf({ envelope }: Progress): readonly ArrayBufferLike[] {
  return [envelope.lowest.buffer, envelope.highest.buffer, envelope.mean.buffer]
}
