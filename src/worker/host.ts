import { type Givens, givensOf } from '../core/grid.ts'
import { assertNever } from '../core/result.ts'
import { compiledSearches } from '../core/search/compiled/compiledSearch.ts'
import { type RowMajorCode, rowMajorModule } from '../core/search/compiled/rowMajorModule.ts'
import type { Extent, Strategy } from '../core/search/strategy.ts'
import { strategyWithId } from '../core/programs/registry.ts'
import { SearchTrace } from '../core/trace/searchTrace.ts'
import { Hunting } from './hunting.ts'
import { Looking } from './looking.ts'
import type { Progress, Reply, Request } from './protocol.ts'

/** What the host needs of its surroundings; injected, so that it runs in Node as it is. */
export interface HostSurroundings {
  /** Sends a reply. @param transfer buffers that the receiver takes over. */
  post(reply: Reply, transfer: readonly ArrayBufferLike[]): void
  /** Resolves after messages that have arrived meanwhile were handled. */
  pause(): Promise<void>
  /** A clock that never goes back, in milliseconds. */
  now(): number
  /** Compiles a `rowMajorModule` while the search goes on; if it rejects, or is missing, the search goes on without. */
  compile?(module: Uint8Array<ArrayBuffer>): Promise<RowMajorCode>
}

interface Run {
  readonly number: number
  readonly trace: SearchTrace
  readonly hunting: Hunting
  readonly looking: Looking
  status: Progress['status']
  elapsedMs: number
  reportedAt: number
  huntReportedAt: number
  lookReportedAt: number
  /** There is a loop that searches, hunts and looks. */
  isWorking: boolean
}

/** Longest search, longest hunt and longest look between two pauses: the time in which a stop or a request for a page is answered. */
const SLICE_MS = 2
/** The overview grows evenly between two reports, each of which has the page drawn anew. */
const REPORT_EVERY_MS = 100

/** Serves requests: searches ahead, hunts and looks in slices, and between them answers whatever has arrived. */
export class Host {
  readonly #surroundings: HostSurroundings
  #run: Run | undefined

  constructor(surroundings: HostSurroundings) {
    this.#surroundings = surroundings
  }

  /** Handles one request; a throw becomes a failed run. */
  receive(request: Request): void {
    this.#guard(request.run, () => {
      if (request.type === 'start') return this.#start(request)
      const run = this.#run
      if (run?.number !== request.run) return
      switch (request.type) {
        case 'page':
          return this.#sendPage(run, request.page)
        case 'solution':
          return this.#sendSolution(run, request.solution)
        case 'stop':
          return this.#stop(run)
        case 'continue':
          return this.#continue(run)
        case 'hunt':
          return this.#hunt(run, request)
        case 'endHunt':
          return run.hunting.end()
        case 'look':
          return this.#look(run, request)
        case 'endLook':
          return run.looking.end()
        default:
          return assertNever(request)
      }
    })
  }

  #start({ run: number, grid, strategy: id, extent }: Extract<Request, { type: 'start' }>): void {
    this.#run = undefined
    const strategy = strategyWithId(id)
    if (strategy === undefined) throw new RangeError(`No strategy ${id}`)
    const givens = givensOf(grid)
    if (!givens.ok) throw new RangeError('The givens contradict each other')
    const trace = new SearchTrace(givens.value, strategy, extent)
    const run: Run = {
      number,
      trace,
      hunting: new Hunting({ givens: givens.value, strategy, extent, trace }),
      looking: new Looking(trace),
      status: 'searching',
      elapsedMs: 0,
      reportedAt: this.#surroundings.now(),
      huntReportedAt: 0,
      lookReportedAt: 0,
      isWorking: false,
    }
    this.#run = run
    this.#advance(run, () => true)
    this.#sendPage(run, 0)
    this.#report(run)
    if (run.status !== 'searching') return
    void this.#work(run)
    void this.#speedUp(run, givens.value, strategy, extent)
  }

  /** Has the search go on in code compiled for it, where there is such code. Nothing but its speed changes. */
  async #speedUp(run: Run, givens: Givens, { rowMajorWork }: Strategy, extent: Extent): Promise<void> {
    if (rowMajorWork === undefined) return
    const module = rowMajorModule(givens, extent, rowMajorWork)
    const code = await this.#surroundings.compile?.(module).catch(() => undefined)
    if (code !== undefined) run.trace.switchTo(compiledSearches(givens, extent, rowMajorWork, code))
  }

  #stop(run: Run): void {
    if (run.status !== 'searching') return
    run.status = 'stopped'
    this.#report(run)
  }

  #continue(run: Run): void {
    if (run.status !== 'stopped') return
    run.status = 'searching'
    this.#report(run)
    void this.#work(run)
  }

  #hunt(run: Run, { hunt, breakpoints, from, direction }: Extract<Request, { type: 'hunt' }>): void {
    run.hunting.begin(hunt, breakpoints, from, direction)
    run.huntReportedAt = this.#surroundings.now()
    this.#huntOn(run)
    void this.#work(run)
  }

  #look(run: Run, { look, from, to }: Extract<Request, { type: 'look' }>): void {
    run.looking.begin(look, from, to)
    run.lookReportedAt = Number.NEGATIVE_INFINITY
    this.#lookOn(run)
    void this.#work(run)
  }

  /** Searches, hunts and looks, a slice of each at a time, as long as there is any to do. */
  async #work(run: Run): Promise<void> {
    if (run.isWorking) return
    run.isWorking = true
    for (;;) {
      await this.#surroundings.pause()
      // Between two slices anything may have happened: a stop, a new run.
      if (this.#run !== run || !(run.status === 'searching' || run.hunting.isOn || run.looking.isOn)) break
      this.#guard(run.number, () => {
        if (run.status === 'searching') this.#searchOn(run)
        if (run.hunting.isOn) this.#huntOn(run)
        if (run.looking.isOn) this.#lookOn(run)
      })
    }
    run.isWorking = false
  }

  #searchOn(run: Run): void {
    this.#advance(run, this.#slice())
    if (run.trace.frontier.ended || this.#surroundings.now() - run.reportedAt >= REPORT_EVERY_MS)
      this.#report(run)
  }

  #huntOn(run: Run): void {
    run.hunting.advance(run.status === 'searching', this.#slice())
    const { isOn, report } = run.hunting
    const now = this.#surroundings.now()
    if (isOn && now - run.huntReportedAt < REPORT_EVERY_MS) return
    run.huntReportedAt = now
    this.#surroundings.post({ type: 'hunt', run: run.number, ...report }, [])
  }

  #lookOn(run: Run): void {
    run.looking.advance(this.#slice())
    const now = this.#surroundings.now()
    if (run.looking.isOn && now - run.lookReportedAt < REPORT_EVERY_MS) return
    run.lookReportedAt = now
    const report = run.looking.report()
    const { lowest, highest } = report.envelope
    this.#surroundings.post({ type: 'look', run: run.number, ...report }, [lowest.buffer, highest.buffer])
  }

  /** @returns whether the slice that begins now is over */
  #slice(): () => boolean {
    const { now } = this.#surroundings
    const until = now() + SLICE_MS
    return () => now() >= until
  }

  /** Searches ahead page by page until told that it is enough, or to the end. */
  #advance(run: Run, enough: () => boolean): void {
    const started = this.#surroundings.now()
    do run.trace.advance()
    while (!run.trace.frontier.ended && !enough())
    run.elapsedMs += this.#surroundings.now() - started
    if (run.trace.frontier.ended) run.status = 'ended'
  }

  #sendPage(run: Run, number: number): void {
    const page = run.trace.page(number)
    this.#surroundings.post({ type: 'page', run: run.number, page }, [page.events.buffer])
  }

  #sendSolution(run: Run, solution: number): void {
    const event = run.trace.solutionEvent(solution)
    this.#surroundings.post({ type: 'solution', run: run.number, solution, event }, [])
  }

  #report(run: Run): void {
    const { event: events, placements, solutions, work } = run.trace.frontier
    const envelope = run.trace.envelope.envelope()
    const progress: Progress = {
      status: run.status,
      events,
      placements,
      solutions,
      work,
      elapsedMs: run.elapsedMs,
      envelope,
      landmarks: run.trace.landmarks,
    }
    run.reportedAt = this.#surroundings.now()
    this.#surroundings.post({ type: 'progress', run: run.number, progress }, [
      envelope.lowest.buffer,
      envelope.highest.buffer,
    ])
  }

  #guard(run: number, action: () => void): void {
    try {
      action()
    } catch (error) {
      this.#run = undefined
      const reason = error instanceof Error ? error.message : String(error)
      this.#surroundings.post({ type: 'failed', run, reason }, [])
    }
  }
}
