import { type Givens, type Grid, givensOf } from '../core/grid.ts'
import { assertNever } from '../core/result.ts'
import type { Solver } from '../core/solver/solver.ts'
import { strategyWithId } from '../core/programs/registry.ts'
import { type Compile, CostsTask, FactsTask } from './insightCounting.ts'
import { BatchTask, GenerateTask } from './insightMaking.ts'
import type { InsightReply, InsightRequest, RunStatus } from './insightProtocol.ts'
import type { Task } from './insightTask.ts'

/** What the host needs of its surroundings; injected, so that it runs in Node as it is. */
export interface InsightSurroundings {
  /** Sends a reply. @param transfer buffers that the receiver takes over. */
  post(reply: InsightReply, transfer: readonly ArrayBufferLike[]): void
  /** Resolves after messages that have arrived meanwhile were handled. */
  pause(): Promise<void>
  /** A clock that never goes back, in milliseconds. */
  now(): number
  /** The fastest solver that is at hand by now. */
  solver(): Solver
  /** Compiles a `rowMajorModule`; if it rejects, or is missing, programs are counted without. */
  readonly compile?: Compile
}

interface Run {
  readonly number: number
  readonly task: Task
  status: RunStatus
  reportedAt: number
  /** Which loop goes on: one from before a stop and a continue must not go on beside the new one. */
  loop: number
}

/** Longest work between two pauses, up to a slice of the task: the time in which a stop is answered. */
const SLICE_MS = 8
/** Whoever shows a report has more to do than that. */
const REPORT_EVERY_MS = 250

/** Serves requests one at a time: works in slices, and between them answers whatever has arrived. */
export class InsightHost {
  readonly #surroundings: InsightSurroundings
  #run: Run | undefined

  constructor(surroundings: InsightSurroundings) {
    this.#surroundings = surroundings
  }

  /** Handles one request; a throw becomes a failed run. */
  receive(request: InsightRequest): void {
    this.#guard(request.run, () => {
      if (request.type === 'stop') return this.#stop(request.run)
      if (request.type === 'continue') return this.#continue(request.run)
      this.#start(request)
    })
  }

  #start(request: Exclude<InsightRequest, { type: 'stop' | 'continue' }>): void {
    this.#run = undefined
    const task = this.#taskOf(request)
    const run: Run = { number: request.run, task, status: 'running', reportedAt: 0, loop: 0 }
    this.#run = run
    this.#report(run)
    // What the first slice finds is told at once.
    run.reportedAt = Number.NEGATIVE_INFINITY
    void this.#goOn(run)
  }

  #taskOf(request: Exclude<InsightRequest, { type: 'stop' | 'continue' }>): Task {
    const { compile } = this.#surroundings
    const solver = this.#surroundings.solver()
    switch (request.type) {
      case 'facts':
        return new FactsTask(consistent(request.grid), solver, compile)
      case 'costs': {
        const strategy = strategyWithId(request.strategy)
        if (strategy === undefined) throw new RangeError(`No strategy ${request.strategy}`)
        const { grid, extent, cap } = request
        return new CostsTask(consistent(grid), strategy, extent, cap, solver, compile)
      }
      case 'generate':
        return new GenerateTask(request.options, solver)
      case 'batch':
        return new BatchTask(request.chunk, solver)
      default:
        return assertNever(request)
    }
  }

  #stop(number: number): void {
    const run = this.#run
    if (run?.number !== number || run.status !== 'running') return
    run.status = 'stopped'
    this.#report(run)
  }

  #continue(number: number): void {
    const run = this.#run
    if (run?.number !== number || run.status !== 'stopped') return
    run.status = 'running'
    this.#report(run)
    void this.#goOn(run)
  }

  async #goOn(run: Run): Promise<void> {
    const { now, pause } = this.#surroundings
    const loop = ++run.loop
    for (;;) {
      await pause()
      // Between two slices anything may have happened: a stop, a continue with a loop of its own, a new run.
      if (this.#run !== run || run.loop !== loop || run.status !== 'running') return
      this.#guard(run.number, () => {
        const until = now() + SLICE_MS
        do run.task.advance()
        while (!run.task.ended && now() < until)
        if (run.task.ended) run.status = 'ended'
        if (run.task.ended || now() - run.reportedAt >= REPORT_EVERY_MS) this.#report(run)
      })
    }
  }

  #report(run: Run): void {
    const { reply, transfer } = run.task.report(run.number, run.status)
    run.reportedAt = this.#surroundings.now()
    this.#surroundings.post(reply, transfer)
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

/** @throws RangeError on conflicts: whoever asks has looked for them. */
function consistent(grid: Grid): Givens {
  const givens = givensOf(grid)
  if (!givens.ok) throw new RangeError('The givens contradict each other')
  return givens.value
}
