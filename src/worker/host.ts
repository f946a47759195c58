import { type Givens, givensOf } from '../core/givens.ts'
import { assertNever } from '../core/result.ts'
import { strategyWithId } from '../core/programs/registry.ts'
import type { Resume } from '../core/search/engine.ts'
import type { Extent, Strategy } from '../core/search/strategy.ts'
import { pageOf } from '../core/trace/page.ts'
import type { SearchTrace } from '../core/trace/searchTrace.ts'
import { BegunSearch } from './begunSearch.ts'
import type { SearchState } from './compiledResume.ts'
import { JobHost, type JobHostDependencies } from './jobHost.ts'
import type { Job, JobStatus } from './jobs/job.ts'
import type { SearchJob } from './jobs/searchJob.ts'
import { type TraceJobKind, type TraceJobReport, TraceJobs } from './jobs/traceJobs.ts'
import type { Reply, Request } from './protocol.ts'

export interface HostDependencies extends JobHostDependencies<Reply> {
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

type HandledRequest = Exclude<Request, { type: 'ping' }>
/** A request to begin a search: of the likely next run, or of a new run. */
type SearchRequest<Type = 'prepare' | 'start'> = Extract<HandledRequest, { type: Type }>

/** A search that the page has started, with the jobs on its trace. */
interface Run {
  /** Number of the run, which its messages carry. */
  readonly number: number
  readonly trace: SearchTrace
  readonly search: SearchJob
  /** Returns the maker of jobs on the trace. Creates it on the first call. */
  readonly jobs: () => TraceJobs
  /** Jobs on the trace that were requested and not cancelled, by kind; may be finished. */
  readonly requestedJobs: Map<TraceJobKind, Job<TraceJobReport>>
  /** Status of the search. */
  status: JobStatus
  /** Clock time at which throttling ends, in ms. */
  givesWayUntil: number
}

/** Time budget per job between yields; bounds the latency of a stop or a page request. */
const SLICE_MS = 2
/** Interval of reports of jobs on the trace; progress of the search is sent when the page asks for it. */
const REPORT_EVERY_MS = 100
/**
 * Pause after each slice of a throttled search. Longer than a slice, because some programs overrun the slice: they take
 * longer for a page of events.
 */
const REST_MS = 4 * SLICE_MS
/** Throttling ends after this time without another `give-way` request. */
const GIVES_WAY_MS = 2000
/** Priority of the search: it runs before the other jobs in each turn of the job loop. */
const SEARCH_PRIORITY = -1

/** Runs one search and the jobs on its trace in slices, and answers messages between slices. */
export class Host extends JobHost<HandledRequest, Reply, Run> {
  readonly #dependencies: HostDependencies
  /** Search that was started speculatively for the likely next run. */
  #speculativeSearch: BegunSearch | undefined

  constructor(dependencies: HostDependencies) {
    super(dependencies, SLICE_MS, REPORT_EVERY_MS)
    this.#dependencies = dependencies
  }

  protected handle(request: HandledRequest): void {
    if (request.type === 'start') return this.#start(request)
    if (request.type === 'prepare') return this.#prepare(request)
    const run = this.run
    if (run?.number !== request.run) return
    switch (request.type) {
      case 'progress':
        if (run.status !== 'running') return
        if (request.withPage) this.#sendPage(run, pageOf(run.trace.frontier.event))
        return this.#report(run)
      case 'page':
        return this.#sendPage(run, request.page)
      case 'solution':
        return this.#sendSolution(run, request.solution)
      case 'stop':
        return this.#stop(run)
      case 'give-way':
        run.givesWayUntil = this.#dependencies.now() + GIVES_WAY_MS
        return
      case 'continue':
        return this.#continue(run)
      case 'begin':
        return this.#beginJob(run, request)
      case 'end':
        return this.#endJob(run, request.job)
      default:
        return assertNever(request)
    }
  }

  protected override pause(): Promise<void> {
    const { run } = this
    const givesWay = run?.status === 'running' && this.#dependencies.now() < run.givesWayUntil
    return givesWay ? this.#dependencies.rest(REST_MS) : super.pause()
  }

  /**
   * Searches the first page of the likely next run, and posts it. Does nothing while a run is searching, or if the
   * givens conflict.
   */
  #prepare(request: SearchRequest<'prepare'>): void {
    if (this.run?.status === 'running') return
    if (this.#speculativeSearch !== undefined) this.loop.drop(this.#speculativeSearch)
    const likely = this.#takeOrMakeSearch(request)
    this.#speculativeSearch = likely
    if (likely === undefined) return
    this.loop.serve(likely, SEARCH_PRIORITY, () => {
      const { report: progress, transfer } = likely.job.report(likely.job.isDone ? 'ended' : 'running')
      const page = likely.trace.page(0)
      this.#dependencies.post({ type: 'prepared', run: request.run, page, progress }, transfer)
    })
  }

  /**
   * Ends speculation: returns the speculative search if it matches the request, else a new one; undefined if the givens
   * conflict.
   */
  #takeOrMakeSearch({ grid, strategy: id, extent }: SearchRequest): BegunSearch | undefined {
    const likely = this.#speculativeSearch
    this.#speculativeSearch = undefined
    if (likely?.matches(grid, id, extent) === true) return likely
    const strategy = strategyWithId(id)
    if (strategy === undefined) throw new RangeError(`No strategy ${id}`)
    const givens = givensOf(grid)
    return givens.ok
      ? new BegunSearch(givens.value, strategy, extent, () => this.#dependencies.now())
      : undefined
  }

  #start(request: SearchRequest<'start'>): void {
    this.drop()
    const started = this.#takeOrMakeSearch(request)
    if (started === undefined) throw new RangeError('Conflicting givens')
    const { givens, strategy, extent, trace } = started
    const isSearching = () => run.status === 'running'
    let jobs: TraceJobs | undefined
    const run: Run = {
      number: request.run,
      trace,
      search: started.job,
      jobs: () => (jobs ??= new TraceJobs({ givens, strategy, extent, trace, isSearching })),
      requestedJobs: new Map(),
      status: 'running',
      givesWayUntil: 0,
    }
    this.run = run
    started.advance()
    this.#sendPage(run, 0)
    this.#report(run)
    if (run.search.isDone) return
    this.#search(run)
    void this.#speedUp(run, givens, strategy, extent)
  }

  /** Switches the search to compiled code, if available. Only its speed changes. */
  async #speedUp(run: Run, givens: Givens, strategy: Strategy, extent: Extent): Promise<void> {
    const state = () => ({
      events: run.trace.frontier.event,
      isOver: run !== this.run || run.search.isDone,
    })
    const resume = await this.#dependencies.compile?.(givens, strategy, extent, state).catch(() => undefined)
    if (resume !== undefined) run.trace.switchTo(resume)
  }

  /**
   * Queues the search. Only its end is reported: callers have reported its start, and the page asks for its progress.
   */
  #search(run: Run): void {
    this.loop.serve(run.search, SEARCH_PRIORITY, () => run.search.isDone && this.#report(run))
  }

  #stop(run: Run): void {
    if (run.status !== 'running') return
    this.loop.drop(run.search)
    run.status = 'stopped'
    this.#report(run)
  }

  #continue(run: Run): void {
    if (run.status !== 'stopped') return
    run.status = 'running'
    this.#report(run)
    this.#search(run)
  }

  /** Starts a job on the trace. Ends an earlier job of the same kind. */
  #beginJob(run: Run, ordered: Extract<Request, { type: 'begin' }>): void {
    this.#endJob(run, ordered.job)
    const jobs = run.jobs()
    const job = jobs.make(ordered)
    run.requestedJobs.set(ordered.job, job)
    this.loop.serve(job, jobs.priorityOf(ordered.job), () => {
      const { report, transfer } = job.report('running')
      this.#dependencies.post({ type: 'report', run: run.number, ask: ordered.ask, report }, transfer)
    })
    this.loop.runNow(job)
  }

  #endJob(run: Run, kind: TraceJobKind): void {
    const job = run.requestedJobs.get(kind)
    if (job !== undefined) this.loop.drop(job)
    run.requestedJobs.delete(kind)
  }

  #sendPage(run: Run, number: number): void {
    const page = run.trace.page(number)
    this.#dependencies.post({ type: 'page', run: run.number, page }, [page.events.buffer])
  }

  #sendSolution(run: Run, solution: number): void {
    const event = run.trace.solutionEvent(solution)
    this.#dependencies.post({ type: 'solution', run: run.number, solution, event }, [])
  }

  #report(run: Run): void {
    if (run.search.isDone) run.status = 'ended'
    const { report: progress, transfer } = run.search.report(run.status)
    this.#dependencies.post({ type: 'progress', run: run.number, progress }, transfer)
  }
}
