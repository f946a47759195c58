import type { OwnProgram } from '../questions.ts'
import type { Attempt, Cut, Language, Limit, Progress, Task } from './language.ts'
import { NO_EVENTS, Chunks } from './chunks.ts'
import { OutputBuffer } from './printed.ts'

/** Result of a rerun: a second run of a recorded program, which answers a question about the first run. */
export interface Rerun {
  /** The answer and the values it references, both JSON; undefined if none was delivered. */
  readonly reported: readonly [answer: string, values: string] | undefined
  /**
   * A digest per completed chunk of events. The digests differ from those of the first run if the program behaves
   * differently.
   */
  readonly digests: readonly number[]
  /** True if the rerun was cut off at the time or memory limit. */
  readonly isCut: boolean
  /** True if the interpreter is unusable. */
  readonly isBroken: boolean
}

interface RerunDependencies {
  /** In milliseconds. */
  now(): number
  /** Heartbeat, several times a second, even in the middle of a line. @param events so far */
  alive(events: number): void
}

/**
 * Reruns a program until its task is answered, the program ends or a limit is reached. The language may need several
 * attempts. Rejects if the program cannot run.
 * @param limitMs time limit per attempt; for the task `inspect`, up to the event
 */
export async function rerun(
  language: Language,
  dependencies: RerunDependencies,
  program: OwnProgram,
  task: Task,
  limitMs: number,
): Promise<Rerun> {
  const prepared = await language.prepared(program, () => dependencies.alive(0))
  if (prepared.kind === 'unrunnable') throw new RangeError('The program cannot be run')
  let make = prepared.run
  for (;;) {
    const attempt = new RepeatedAttempt(dependencies, task, limitMs)
    const { next, isBroken } = await make(attempt)
    const { reported, chunks, limit } = attempt
    if (next === undefined) return { reported, digests: chunks.digests, isCut: limit !== undefined, isBroken }
    make = next
  }
}

/** Memory limit of a rerun; higher than that of a recorded run, because a rerun also stores lines. */
const MEMORY_BYTES = 1 << 30
/** Output limit in characters; the output is discarded. */
const OUTPUT_LIMIT = 1 << 20

/** An attempt that keeps only the answer, not the events. */
export class RepeatedAttempt implements Attempt {
  readonly task: Task
  readonly memoryBytes = MEMORY_BYTES
  readonly chunks: Chunks
  readonly output = new OutputBuffer(OUTPUT_LIMIT)
  readonly errors = new OutputBuffer(OUTPUT_LIMIT)
  reported: Rerun['reported']
  /** The limit at which the program was cut off; undefined if it was not. */
  limit: Limit | undefined
  readonly #dependencies: RerunDependencies
  readonly #limitMs: number
  /** Elapsed time at which the inspected event was reached; undefined before, and for tasks without one. */
  #reachedMs: number | undefined

  constructor(dependencies: RerunDependencies, task: Task, limitMs: number) {
    this.task = task
    this.chunks = new Chunks({ now: dependencies.now, post: () => undefined }, NO_EVENTS)
    this.#dependencies = dependencies
    this.#limitMs = limitMs
  }

  now(): number {
    return this.#dependencies.now()
  }

  /** Empty: a rerun reports only heartbeats, and its answer at the end. */
  started(): void {}

  beat({ events }: Progress): void {
    this.#dependencies.alive(events)
  }

  cut({ elapsedMs, events, memoryBytes }: Progress): Cut | undefined {
    // A program that catches every exception keeps running after the answer.
    if (this.reported !== undefined) return 'done'
    if (memoryBytes > MEMORY_BYTES) this.limit = 'memory-limit'
    else if (this.#isLate(elapsedMs, events)) this.limit = 'time-limit'
    return this.limit
  }

  giveUp(): 'break' {
    return 'break'
  }

  deliver(answer: string, values: string): void {
    this.reported ??= [answer, values]
  }

  /** True if the time limit is over: `limitMs`, and from the inspected event on, that of the inspected lines. */
  #isLate(elapsedMs: number, events: number): boolean {
    const { task } = this
    if (task.kind !== 'inspect' || events < task.event) return elapsedMs > this.#limitMs
    this.#reachedMs ??= elapsedMs
    return elapsedMs - this.#reachedMs > lineTimeLimitMs(task.lines)
  }
}

/** Fixed part of the time limit for inspected lines. The limit is needed because a line may loop forever. */
const BASE_MS = 1000
/** Time per inspected line; generous for a slow machine. */
const LINE_MS = 3

/** Returns the time limit for inspected lines, in ms. @param lines their number */
export function lineTimeLimitMs(lines: number): number {
  return lines * LINE_MS + BASE_MS
}
