/** Sources of a trace outside the app: searched by a worker, or recorded. */
import type { WorkerLoss } from '../../src/calls/watchedWorker.ts'
import { TraceClient } from '../../src/search/worker/traceClient.ts'
import type { TraceListener } from '../../src/search/jobs/traceSource.ts'
import type { Givens } from '../../src/sudoku/givens.ts'
import type { Extent, Strategy } from '../../src/search/engine/strategy.ts'
import type { RecordedTrace } from '../../src/search/trace/recordedTrace.ts'
import { type Recording, RecordedSource } from '../../src/runner/run/recordedSource.ts'
import type { Progress } from '../../src/search/worker/solverQuestions.ts'
import { InProcessWorker } from './inProcessWorker.ts'

export const threadTime = {
  pause: () => new Promise<void>((resume) => void setImmediate(resume)),
  now: () => performance.now(),
}

/** A listener whose reports can be awaited. */
export class AwaitableListener implements TraceListener {
  readonly progress: Progress[] = []
  readonly failures: WorkerLoss[] = []
  readonly #waiting: (() => void)[] = []

  progressReported = (progress: Progress) => {
    this.progress.push(progress)
    this.#wake()
  }
  failed = (loss: WorkerLoss) => {
    this.failures.push(loss)
    this.#wake()
  }
  chunkArrived = () => this.#wake()
  linesArrived = () => this.#wake()

  /** Resolves with the value once it is defined. */
  async until<Value>(value: () => Value | undefined): Promise<Value> {
    for (;;) {
      const found = value()
      if (found !== undefined) return found
      await new Promise<void>((resume) => this.#waiting.push(resume))
    }
  }

  untilEnded = () => this.until(() => this.progress.find(({ status }) => status === 'ended'))

  #wake(): void {
    for (const resume of this.#waiting.splice(0)) resume()
  }
}

/** Begins a search in a worker, for a page that is never busy. */
export function searchedSource(givens: Givens, { id }: Strategy, extent: Extent) {
  const listener = new AwaitableListener()
  const source = new TraceClient(
    () => new InProcessWorker(),
    () => () => undefined,
    listener,
    (resume) => resume(),
  )
  source.begin(givens, id, extent)
  return { source, listener }
}

/** Serves a recording that has ended. */
export function recordedSource(givens: Givens, trace: RecordedTrace) {
  const listener = new AwaitableListener()
  const recording: Recording = { givens, trace, elapsedMs: 12, stop() {}, continue() {} }
  const source = new RecordedSource(recording, listener, threadTime)
  source.reportProgress()
  return { source, listener }
}
