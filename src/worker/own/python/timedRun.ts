/** Times unrecorded runs of a Python program and of a fixed reference workload. */
import type { OwnProgram } from '../../ownProtocol.ts'
import type { Attempt, AttemptEnd, TimedRun, TimingDependencies } from '../shared/language.ts'
import { RepeatedAttempt } from '../shared/rerun.ts'
import reference from './reference.py?raw'

/**
 * Time budget for the runs of the program. The fastest run counts, because other processes interfere and the browser is
 * still optimising the interpreter. For the same reasons, program and reference alternate.
 */
const BUDGET_MS = 800
/** Maximum runs of the program. */
const MAX_RUNS = 4
/** Minimum runs of the reference workload. */
const MIN_REFERENCES = 4

const REFERENCE: OwnProgram = {
  source: reference,
  input: { kind: 'stdin', text: '' },
  givens: new Uint8Array(81),
  optimized: false,
}

/** Runs a program unrecorded. */
type RunPlain = (attempt: Attempt, program: OwnProgram) => AttemptEnd

/**
 * Times a program and the reference workload in turn. Yields between runs, when the interpreter is free for other
 * requests.
 * @param ran runs a program unrecorded
 * @param mostMs time limit of a run; if every run of the program exceeds it, `plainMs` is undefined
 */
export function* timedRun(
  ran: RunPlain,
  dependencies: TimingDependencies,
  program: OwnProgram,
  mostMs: number,
): Generator<void, TimedRun> {
  const reference = () => plainRunMs(ran, dependencies, REFERENCE, Infinity) ?? Infinity
  const references = [reference()]
  let [plainMs, sumMs] = [Infinity, 0]
  try {
    for (let runs = 0; runs < MAX_RUNS && sumMs < BUDGET_MS; runs++) {
      yield
      const ms = plainRunMs(ran, dependencies, program, mostMs) ?? Infinity
      plainMs = Math.min(plainMs, ms)
      sumMs += ms
      yield
      references.push(reference())
    }
  } catch {
    // The program could not be interrupted, or the interpreter broke; the caller can still use the recorded run's time.
    return { plainMs: undefined, ...fastestAndSlowest(references), isBroken: true }
  }
  while (references.length < MIN_REFERENCES) {
    yield
    references.push(reference())
  }
  return {
    plainMs: plainMs === Infinity ? undefined : plainMs,
    ...fastestAndSlowest(references),
    isBroken: false,
  }
}

function fastestAndSlowest(references: readonly number[]): Pick<TimedRun, 'referenceMs' | 'slowReferenceMs'> {
  // The first run does not count as the slowest, because the interpreter may still be cold.
  return {
    referenceMs: Math.min(...references),
    slowReferenceMs: Math.max(...(references.length > 1 ? references.slice(1) : references)),
  }
}

/** Returns the time of an unrecorded run; undefined if it was cut off. @throws if the interpreter breaks */
function plainRunMs(
  ran: RunPlain,
  dependencies: TimingDependencies,
  program: OwnProgram,
  mostMs: number,
): number | undefined {
  const attempt = new RepeatedAttempt(dependencies, { kind: 'time' }, mostMs)
  const { elapsedMs, isBroken } = ran(attempt, program)
  if (isBroken) throw new Error('The interpreter broke')
  return attempt.limit === undefined ? elapsedMs : undefined
}
