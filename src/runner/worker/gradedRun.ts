import type { Outcome } from '../run/outcome.ts'
import type { GradeResult, GradeLimits, OwnProgram } from '../questions.ts'
import type { Language } from './language.ts'
import { type LimitedDependencies, LimitedAttempt } from './limitedAttempt.ts'

/**
 * Runs a program once as a judge does, unrecorded. Resolves with what a verdict needs. `isBroken`: the interpreter is
 * unusable.
 */
export async function gradedRun(
  language: Language,
  dependencies: LimitedDependencies,
  program: OwnProgram,
  limits: GradeLimits,
): Promise<GradeResult & { readonly isBroken: boolean }> {
  const prepared = await language.prepared(program, () => dependencies.alive())
  if (prepared.kind === 'unrunnable') {
    const { outcome, errors } = prepared
    return { outcome, output: '', errors, elapsedMs: 0, memoryBytes: 0, io: undefined, isBroken: false }
  }
  const attempt = new LimitedAttempt(dependencies, limits, { kind: 'grade' })
  const end = await prepared.run(attempt)
  const { limit } = attempt
  // A judge counts the time that a program sleeps; in the app, sleeping takes no time.
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
