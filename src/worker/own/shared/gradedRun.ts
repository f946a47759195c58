import type { Graded, GradeLimits, OwnProgram } from '../../ownProtocol.ts'
import type { Language } from './language.ts'
import { type LimitedDependencies, LimitedAttempt } from './limitedAttempt.ts'

/** Runs a program once as a judge does: nothing is watched. Resolves with what a verdict needs. */
export async function gradedRun(
  language: Language,
  dependencies: LimitedDependencies,
  program: OwnProgram,
  limits: GradeLimits,
): Promise<Graded & { readonly isBroken: boolean }> {
  const prepared = await language.prepared(program, () => dependencies.alive())
  if (prepared.kind === 'unrunnable') {
    const { outcome, errors } = prepared
    return { outcome, output: '', errors, elapsedMs: 0, memoryBytes: 0, io: undefined, isBroken: false }
  }
  const attempt = new LimitedAttempt(dependencies, limits, { kind: 'time' })
  const end = await prepared.run(attempt)
  const { limit } = attempt
  return {
    outcome: limit === undefined ? end.outcome : { kind: limit, line: undefined },
    output: end.output ?? attempt.output.text,
    errors: end.errors ?? attempt.errors.text,
    elapsedMs: end.elapsedMs,
    memoryBytes: attempt.memoryUsed,
    io: end.io,
    isBroken: end.isBroken,
  }
}
