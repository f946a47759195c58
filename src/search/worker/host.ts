import type { Post, ToHost } from '../../calls/protocol.ts'
import { HandedOver } from '../../calls/question.ts'
import { type Jobs, serve } from '../../calls/serve.ts'
import { atOnce, type Job, type ThreadTime, Turns, WAIT } from '../../calls/turns.ts'
import type { Givens } from '../../sudoku/givens.ts'
import type { Resume } from '../engine/engine.ts'
import type { Extent, Strategy } from '../engine/strategy.ts'
import type { SearchState } from './compiledResume.ts'
import type { Reached, SearchOrder, SolverQuestions } from './solverQuestions.ts'
import { SearchRun } from './searchRun.ts'

/** The host's environment, injected so that it also runs in Node. */
export interface HostDependencies extends ThreadTime {
  readonly post: Post
  /** Yields to the event loop as `pause` does, but for at least `forMs`. */
  rest(forMs: number): Promise<void>
  /**
   * Compiles a running search in the background. If it rejects or is missing, the search continues uncompiled.
   * @param state returns the current progress
   * @returns a function that continues the search in compiled code; undefined if it cannot be compiled or ends first
   */
  compile?(
    givens: Givens,
    strategy: Strategy,
    extent: Extent,
    state: () => SearchState,
  ): Promise<Resume | undefined>
}

/** Time budget per job between yields; bounds the latency of a stop or a chunk request. */
const SLICE_MS = 2
/** Interval of reports of jobs on the trace; the page asks for the progress of the search. */
const REPORT_EVERY_MS = 100
/**
 * Pause after each slice of a throttled search. Longer than a slice, because some programs overrun the slice: they take
 * longer for a chunk of events.
 */
const REST_MS = 4 * SLICE_MS
/** Throttling ends after this time without another `giveWay`. */
const GIVES_WAY_MS = 2000

/** Answers the questions to the solver: about one search, and the trace that it makes. */
export function solverHost({ post, pause, rest, now, compile }: HostDependencies): (message: ToHost) => void {
  /** The latest search; undefined once it is dropped. */
  let latest: SearchRun | undefined
  /** The latest search that goes beyond its first chunk. */
  let hurried: SearchRun | undefined
  /** Time at which throttling ends, by `now`. */
  let givesWayUntil = 0

  const turns = new Turns({
    pause: () => (latest?.isGrowing() === true && now() < givesWayUntil ? rest(REST_MS) : pause()),
    now,
    sliceMs: SLICE_MS,
    reportEveryMs: REPORT_EVERY_MS,
  })

  function search(): SearchRun {
    if (latest === undefined) throw new RangeError('No search has begun')
    return latest
  }

  /** Begins a search, which lives as long as the job. */
  function* trace(order: SearchOrder): Job<Reached> {
    const begun = new SearchRun(order, now)
    latest = begun
    givesWayUntil = 0
    try {
      begun.step()
      yield () => begun.reached(true)
      for (;;) yield WAIT
    } finally {
      if (latest === begun) latest = undefined
    }
  }

  /** Switches a search to compiled code, if available. Only its speed changes. */
  async function speedUp(begun: SearchRun): Promise<void> {
    const { givens, strategy, extent } = begun
    const state = () => ({
      events: begun.trace.frontier.event,
      isOver: begun !== latest || begun.hasEnded,
    })
    const resume = await compile?.(givens, strategy, extent, state).catch(() => undefined)
    if (resume !== undefined) begun.trace.switchTo(resume)
  }

  const jobs: Jobs<SolverQuestions> = {
    advance() {
      const begun = search()
      if (begun !== hurried && !begun.hasEnded) void speedUp(begun)
      hurried = begun
      return begun.advance()
    },
    trace,
    progress: ({ withChunk }) => atOnce(() => search().reached(withChunk)),
    chunk: (number) =>
      atOnce(() => {
        const chunk = search().trace.chunk(number)
        return new HandedOver(chunk, [chunk.events.buffer])
      }),
    giveWay: () =>
      atOnce(() => {
        givesWayUntil = now() + GIVES_WAY_MS
        return undefined
      }),
    solution: (order) => search().jobs.solution(order),
    findStop: (order) => search().jobs.findStop(order),
    flameNode: (order) => search().jobs.flameNode(order),
    writes: (order) => search().jobs.writes(order),
    flame: (order) => search().jobs.flame(order),
    ticks: (order) => search().jobs.ticks(order),
    envelope: (order) => search().jobs.envelope(order),
    placements: (order) => search().jobs.placements(order),
    eventTimes: (order) => search().jobs.eventTimes(order),
  }
  return serve<SolverQuestions>(post, turns, jobs)
}
