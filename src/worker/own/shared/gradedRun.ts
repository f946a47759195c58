import type { Outcome } from '../../../core/own/outcome.ts'
import type { Graded, GradeLimits, OwnProgram } from '../../ownProtocol.ts'
import type { Attempt, Cut, Language, Limit, Progress } from './language.ts'
import { NO_EVENTS, Pages } from './pages.ts'
import { Printed } from './printed.ts'

interface GradeDependencies {
  now(): number
  /** Heartbeat, several times a second, even in the middle of a line. */
  alive(): void
}

/** Runs a program once as a judge does: nothing is watched. Resolves with what a verdict needs. */
export async function gradedRun(
  language: Language,
  dependencies: GradeDependencies,
  program: OwnProgram,
  limits: GradeLimits,
): Promise<Graded & { readonly isBroken: boolean }> {
  const prepared = await language.prepared(program, () => dependencies.alive())
  if (prepared.kind === 'unrunnable') {
    const { outcome, errors } = prepared
    return { outcome, output: '', errors, elapsedMs: 0, memoryBytes: 0, io: undefined, isBroken: false }
  }
  const attempt = new GradedAttempt(dependencies, limits)
  const end = await prepared.run(attempt)
  const { limit } = attempt
  // A judge counts the time that a program sleeps; here, sleeping takes none.
  const awakeAndAsleepMs = end.elapsedMs + (end.sleptMs ?? 0)
  const isLate = limit === undefined && !LIMITED.has(end.outcome.kind) && awakeAndAsleepMs > limits.timeMs
  return {
    outcome: limit === undefined && !isLate ? end.outcome : { kind: limit ?? 'time-limit', line: undefined },
    output: end.output ?? attempt.output.text,
    errors: end.errors ?? attempt.errors.text,
    elapsedMs: isLate ? limits.timeMs : limit === undefined ? awakeAndAsleepMs : end.elapsedMs,
    memoryBytes: Math.max(attempt.memoryUsed, end.memoryBytes ?? 0),
    io: end.io,
    isBroken: end.isBroken,
  }
}

/** Outcomes of programs that the language itself has cut off. */
const LIMITED: ReadonlySet<Outcome['kind']> = new Set(['time-limit', 'memory-limit', 'output-limit'])

/** An attempt that keeps what the program prints, within a judge's limits. */
class GradedAttempt implements Attempt {
  readonly task = { kind: 'grade' } as const
  readonly memoryBytes: number
  readonly pages: Pages
  readonly output: Printed
  readonly errors: Printed
  /** The limit at which it was cut off. */
  limit: Limit | undefined
  /** Largest memory reported while it ran; 0 in a language that reports it only at the end. */
  memoryUsed = 0
  readonly #dependencies: GradeDependencies
  readonly #limits: GradeLimits

  constructor(dependencies: GradeDependencies, limits: GradeLimits) {
    this.#dependencies = dependencies
    this.#limits = limits
    this.memoryBytes = limits.memoryBytes
    this.pages = new Pages({ now: dependencies.now, post: () => undefined }, NO_EVENTS)
    this.output = new Printed(limits.output)
    this.errors = new Printed(limits.output)
  }

  now(): number {
    return this.#dependencies.now()
  }

  started(): void {}

  beat({ memoryBytes }: Progress): void {
    this.memoryUsed = Math.max(this.memoryUsed, memoryBytes)
    this.#dependencies.alive()
  }

  cut({ elapsedMs, memoryBytes }: Progress): Cut | undefined {
    this.memoryUsed = Math.max(this.memoryUsed, memoryBytes)
    if (elapsedMs > this.#limits.timeMs) this.limit = 'time-limit'
    else if (memoryBytes > this.#limits.memoryBytes) this.limit = 'memory-limit'
    else if (this.output.isOver || this.errors.isOver) this.limit = 'output-limit'
    return this.limit
  }

  /** A program that catches the cut-off is not waited for: the interpreter is replaced before the next case. */
  giveUp(): 'break' {
    return 'break'
  }

  deliver(): void {}
}
