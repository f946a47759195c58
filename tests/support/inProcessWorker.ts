import type { ToClient, ToHost } from '../../src/calls/protocol.ts'
import type { RawWorker } from '../../src/calls/watchedWorker.ts'
import { createBandSolver } from '../../src/sudoku/solver/bandSolver.ts'
import { serve, serveInLine } from '../../src/calls/serve.ts'
import { Turns } from '../../src/calls/turns.ts'
import { backgroundJobs, REPORT_EVERY_MS, SLICE_MS } from '../../src/page/background/backgroundJobs.ts'
import { type HostDependencies, solverHost } from '../../src/search/worker/host.ts'
import { filmJobs, type OpenFilm } from '../../src/page/share/film/filmJobs.ts'
import { compileWebAssembly } from '../../src/search/worker/webAssembly.ts'
import { PendingActions } from './underway.ts'

interface Receiver<Asked> {
  receive(request: Asked): void
}

/** Functions for a host, the message handler of a worker. A terminated worker ends at its host's next pause or rest. */
interface HostEnvironment<Answer> {
  post(reply: Answer): void
  pause(): Promise<void>
  /** Resolves after `forMs` milliseconds. */
  rest(forMs: number): Promise<void>
  now(): number
}

/** A worker with its real host, in this thread; messages are copied and delivered later, as between threads. */
export class InProcess<Asked, Answer> {
  terminated = false
  readonly #underway = new PendingActions()
  readonly #messageListeners: ((message: { readonly data: Answer }) => void)[] = []
  readonly #errorListeners: ((error: { readonly message?: string }) => void)[] = []
  readonly #host: Receiver<Asked>

  constructor(hostOf: (dependencies: HostEnvironment<Answer>) => Receiver<Asked>) {
    this.#host = hostOf({
      post: (reply) => this.#deliver(structuredClone(reply)),
      pause: () =>
        new Promise((resume) => {
          this.#underway.runSoon(() => {
            if (!this.terminated) resume()
          })
        }),
      rest: (forMs) =>
        new Promise((resume) => {
          this.#underway.after(forMs, () => {
            if (!this.terminated) resume()
          })
        }),
      now: () => performance.now(),
    })
  }

  /** True if the worker waits for a message, and none is on its way. */
  get isQuiet(): boolean {
    return this.#underway.isEmpty
  }

  postMessage(request: Asked): void {
    const copy = structuredClone(request)
    this.#underway.runSoon(() => {
      if (!this.terminated) this.#host.receive(copy)
    })
  }

  addEventListener(type: string, listener: (event: never) => void): void {
    // The overloads of the interface pair each type with its event.
    if (type === 'message')
      this.#messageListeners.push(listener as (message: { readonly data: Answer }) => void)
    if (type === 'error')
      this.#errorListeners.push(listener as (error: { readonly message?: string }) => void)
  }

  terminate(): void {
    this.terminated = true
  }

  /** Fails like a worker whose script throws, or does not load. */
  crash(message?: string): void {
    for (const listener of this.#errorListeners) listener(message === undefined ? {} : { message })
  }

  /** Sends what the host has not said. */
  reply(reply: Answer): void {
    this.#deliver(reply)
  }

  /** Passes a reply to the listeners in a later task. */
  #deliver(reply: Answer): void {
    this.#underway.runSoon(() => {
      if (this.terminated) return
      for (const listener of this.#messageListeners) listener({ data: reply })
    })
  }
}

/** The solver's worker. */
export class InProcessWorker extends InProcess<ToHost, ToClient> implements RawWorker {
  /** @param tools `compile` makes long searches as fast as in a browser */
  constructor(tools: Pick<HostDependencies, 'compile'> = {}) {
    super((dependencies) => ({ receive: solverHost({ ...dependencies, ...tools }) }))
  }
}

const solver = createBandSolver()

export class InProcessBackgroundWorker extends InProcess<ToHost, ToClient> implements RawWorker {
  constructor() {
    super(({ post, pause, now }) => {
      const turns = new Turns({ pause, now, sliceMs: SLICE_MS, reportEveryMs: REPORT_EVERY_MS })
      const jobs = backgroundJobs({ solver, compile: compileWebAssembly })
      return { receive: serve(post, turns, jobs) }
    })
  }
}

export class InProcessFilmWorker extends InProcess<ToHost, ToClient> implements RawWorker {
  constructor(open: OpenFilm) {
    super(({ post, pause }) => ({ receive: serveInLine(post, filmJobs(open), { pause }) }))
  }
}
