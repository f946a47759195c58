import type { GradeLimits } from '../questions.ts'
import type { Attempt, Cut, Limit, Progress, Task } from './language.ts'
import { type EventLimits, NO_EVENTS, type ChunkDependencies, Chunks } from './chunks.ts'
import { OutputBuffer } from './printed.ts'

export interface LimitedDependencies {
  /** In milliseconds. */
  now(): number
  /** Called several times a second while the program runs, even in the middle of a line. */
  alive(): void
}

/** Receiver of an attempt's events, with the limits on them. */
interface EventSink extends EventLimits {
  /** Receives the recorded events, part by part. */
  readonly post: ChunkDependencies['post']
}

/** An attempt that keeps the output, within limits of time, memory, output and events. */
export class LimitedAttempt implements Attempt {
  readonly task: Task
  readonly memoryBytes: number
  readonly chunks: Chunks
  /** Standard output. */
  readonly output: OutputBuffer
  /** Standard error output. */
  readonly errors: OutputBuffer
  /** The limit at which the program was cut off, `time-limit` also after too many events; undefined if it was not. */
  limit: Limit | undefined
  /** Largest memory reported; 0 in a language that does not report it. */
  memoryUsed = 0
  readonly #dependencies: LimitedDependencies
  readonly #limits: GradeLimits
  readonly #mostEvents: number

  /** @param sink undefined if the task records no events */
  constructor(dependencies: LimitedDependencies, limits: GradeLimits, task: Task, sink?: EventSink) {
    this.task = task
    this.#dependencies = dependencies
    this.#limits = limits
    this.#mostEvents = sink?.events ?? Infinity
    this.memoryBytes = limits.memoryBytes
    const post = sink?.post ?? (() => undefined)
    this.chunks = new Chunks({ now: dependencies.now, post }, sink ?? NO_EVENTS)
    this.output = new OutputBuffer(limits.output)
    this.errors = new OutputBuffer(limits.output)
  }

  now(): number {
    return this.#dependencies.now()
  }

  /** Does nothing: the page does not need to know when the program starts. */
  started(): void {}

  beat({ memoryBytes }: Progress): void {
    this.memoryUsed = Math.max(this.memoryUsed, memoryBytes)
    this.#dependencies.alive()
  }

  cut({ elapsedMs, events, memoryBytes }: Progress): Cut | undefined {
    this.memoryUsed = Math.max(this.memoryUsed, memoryBytes)
    if (elapsedMs > this.#limits.timeMs || events > this.#mostEvents) this.limit = 'time-limit'
    else if (memoryBytes > this.#limits.memoryBytes) this.limit = 'memory-limit'
    else if (this.output.isOver || this.errors.isOver) this.limit = 'output-limit'
    return this.limit
  }

  /**
   * Decides about a program that has caught its interrupt and keeps running. A graded program breaks the interpreter,
   * so that the next run gets a new one. For a recorded run, on a small board, the worker waits: the machine may just
   * be busy, and a restart takes longer.
   */
  giveUp(): 'break' | 'wait' {
    return this.task.kind === 'record' ? 'wait' : 'break'
  }

  /** Does nothing: recording and grading have no answer to deliver. */
  deliver(): void {}
}
