import { JobLoop, type JobLoopDependencies } from '../core/jobs/jobLoop.ts'

interface RunMessage {
  /** Number of the run that the message is about. */
  readonly run: number
}

/** Heartbeat; answered regardless of the run. */
type Ping = { readonly type: 'ping' } & RunMessage

/** Replies of every `JobHost`. */
type CommonReply =
  | ({ readonly type: 'pong' } & RunMessage)
  /** The run failed because the worker threw. */
  | ({ readonly type: 'failed'; readonly reason: string } & RunMessage)

/** The host's environment, injected so that it also runs in Node. */
export interface JobHostDependencies<Reply> extends JobLoopDependencies {
  /** Sends a reply. @param transfer buffers to transfer to the receiver */
  post(reply: Reply | CommonReply, transfer: readonly ArrayBufferLike[]): void
}

/**
 * Base class of the solver's and the background worker's hosts, which answer the messages of the page. Has one run at a
 * time and a loop for its jobs. An exception in a job or handler fails the run.
 */
export abstract class JobHost<
  Request extends { readonly type: string } & RunMessage,
  Reply,
  Run extends { readonly number: number },
> {
  protected run: Run | undefined
  protected readonly loop: JobLoop
  readonly #dependencies: JobHostDependencies<Reply>

  /**
   * @param sliceMs time budget per job between two pauses, which bounds the latency of requests
   * @param reportEveryMs time from a report of a job to its next
   */
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

  /** Lets the host receive messages between two turns of the job loop; a turn runs a slice of each job. */
  protected pause(): Promise<void> {
    return this.#dependencies.pause()
  }

  receive(request: Request | Ping): void {
    try {
      if (isPing(request)) this.#dependencies.post({ type: 'pong', run: request.run }, [])
      else this.handle(request)
    } catch (error) {
      this.#fail(request.run, error)
    }
  }

  /** Cancels the run and all jobs. */
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
