import { JobLoop, type JobLoopDependencies } from '../core/jobs/jobLoop.ts'

interface Numbered {
  /** Of its run. */
  readonly run: number
}

/** Asks whether the worker lives; answered in whatever run. */
type Ping = { readonly type: 'ping' } & Numbered

/** The replies of any host. */
type Reported =
  | ({ readonly type: 'pong' } & Numbered)
  /** The run is lost: the worker threw. */
  | ({ readonly type: 'failed'; readonly reason: string } & Numbered)

/** The host's surroundings, injected so that it runs in Node too. */
export interface JobHostDependencies<Reply> extends JobLoopDependencies {
  /** Sends a reply. @param transfer buffers that the receiver takes over. */
  post(reply: Reply | Reported, transfer: readonly ArrayBufferLike[]): void
}

/** One run at a time, and a loop for its jobs: a throw, in a job or of a request, becomes a failed run. */
export abstract class JobHost<
  Request extends { readonly type: string } & Numbered,
  Reply,
  Run extends { readonly number: number },
> {
  protected run: Run | undefined
  protected readonly loop: JobLoop
  readonly #dependencies: JobHostDependencies<Reply>

  /** @param sliceMs bounds the time in which a request is answered */
  constructor(dependencies: JobHostDependencies<Reply>, sliceMs: number, reportEveryMs: number) {
    this.#dependencies = dependencies
    this.loop = new JobLoop({
      pause: () => this.pause(),
      now: () => dependencies.now(),
      sliceMs,
      reportEveryMs,
      fail: (error) => this.run !== undefined && this.#fail(this.run.number, error),
    })
  }

  protected abstract handle(request: Request): void

  /** Between two turns of the loop. */
  protected pause(): Promise<void> {
    return this.#dependencies.pause()
  }

  /** Handles one request. */
  receive(request: Request | Ping): void {
    try {
      if (isPing(request)) this.#dependencies.post({ type: 'pong', run: request.run }, [])
      else this.handle(request)
    } catch (error) {
      this.#fail(request.run, error)
    }
  }

  /** Forgets the run, and what was to be done for it. */
  protected drop(): void {
    this.run = undefined
    this.loop.dropAll()
  }

  #fail(run: number, error: unknown): void {
    this.drop()
    const reason = error instanceof Error ? error.message : String(error)
    this.#dependencies.post({ type: 'failed', run, reason }, [])
  }
}

function isPing(request: { readonly type: string }): request is Ping {
  return request.type === 'ping'
}
