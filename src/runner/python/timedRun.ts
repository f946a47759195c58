/** Times an unrecorded run of a Python program, or of a fixed reference workload. */
import type { OwnProgram } from '../ownQuestions.ts'
import type { Attempt, AttemptEnd, TimedRun, TimingDependencies } from '../worker/language.ts'
import { RepeatedAttempt } from '../worker/rerun.ts'
import reference from './reference.py?raw'

const REFERENCE: OwnProgram = {
  source: reference,
  input: { kind: 'stdin', text: '' },
  givens: new Uint8Array(81),
  optimized: false,
}

/** Runs a program unrecorded. */
type RunPlain = (attempt: Attempt, program: OwnProgram) => AttemptEnd

/**
 * Times a program.
 * @param ran runs a program unrecorded
 * @param program undefined for the reference workload
 */
export function timedRun(
  ran: RunPlain,
  dependencies: TimingDependencies,
  program: OwnProgram | undefined,
  mostMs: number,
): TimedRun {
  const attempt = new RepeatedAttempt(dependencies, { kind: 'time' }, mostMs)
  const { elapsedMs, isBroken } = ran(attempt, program ?? REFERENCE)
  return { elapsedMs: attempt.limit === undefined && !isBroken ? elapsedMs : undefined, isBroken }
}
