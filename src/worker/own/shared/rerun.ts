import type { OwnProgram } from '../../ownProtocol.ts'
import type { Attempt, Cut, Language, Limit, Progress, Task } from './language.ts'
import { NO_EVENTS, Pages } from './pages.ts'
import { Printed } from './printed.ts'

/** A program that has been run again. */
export interface Rerun {
  /** Its answer and the values in that, both JSON; undefined if it has delivered none. */
  readonly reported: readonly [answer: string, values: string] | undefined
  /** Of the pages that it has come through. */
  readonly digests: readonly number[]
  /** It was ended before its end, for the time or the memory that it took. */
  readonly isCut: boolean
  /** The interpreter cannot be used any more. */
  readonly isBroken: boolean
}

interface BrowserEnvironment {
  now(): number
  /** Called several times a second, in the middle of a line too. @param events so far */
  alive(events: number): void
}

/**
 * Runs a program again, as far as it takes to answer a task. Rejects if there is nothing to run.
 * @param limitMs for each attempt; up to the event, where lines are inspected
 */
export async function rerun(
  language: Language,
  dependencies: BrowserEnvironment,
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
    const { reported, pages, limit } = attempt
    if (next === undefined) return { reported, digests: pages.digests, isCut: limit !== undefined, isBroken }
    make = next
  }
}

/** More than a recorded run may take: this one has its lines as well. */
const MEMORY_BYTES = 1 << 30
/** Characters. Nobody reads them. */
const OUTPUT = 1 << 20

/** An attempt whose answer alone counts. */
export class RepeatedAttempt implements Attempt {
  readonly task: Task
  readonly memoryBytes = MEMORY_BYTES
  readonly pages: Pages
  readonly output = new Printed(OUTPUT)
  readonly errors = new Printed(OUTPUT)
  reported: Rerun['reported']
  /** That it was cut off at. */
  limit: Limit | undefined
  readonly #dependencies: BrowserEnvironment
  readonly #limitMs: number
  /** When the event was reached that is inspected. */
  #reachedMs: number | undefined

  constructor(dependencies: BrowserEnvironment, task: Task, limitMs: number) {
    this.task = task
    this.pages = new Pages({ now: dependencies.now, post: () => undefined }, NO_EVENTS)
    this.#dependencies = dependencies
    this.#limitMs = limitMs
  }

  now(): number {
    return this.#dependencies.now()
  }

  started(): void {}

  beat({ events }: Progress): void {
    this.#dependencies.alive(events)
  }

  cut({ elapsedMs, events, memoryBytes }: Progress): Cut | undefined {
    // A program that catches everything goes on after all has been told.
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

  #isLate(elapsedMs: number, events: number): boolean {
    const { task } = this
    if (task.kind !== 'inspect' || events < task.event) return elapsedMs > this.#limitMs
    this.#reachedMs ??= elapsedMs
    return elapsedMs - this.#reachedMs > linesMs(task.lines)
  }
}

/** One line may be a loop without an end. */
const PATIENCE_MS = 1000
/** More than telling a line takes on a slow machine. */
const LINE_MS = 3

/** Time for lines that are told. */
export function linesMs(lines: number): number {
  return lines * LINE_MS + PATIENCE_MS
}
