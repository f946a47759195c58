/** How long a program takes with nothing watched, and work that is always the same beside it. */
import type { OwnProgram } from '../../ownProtocol.ts'
import type { Attempt, AttemptEnd, TimedRun, TimingDependencies } from '../shared/language.ts'
import { RepeatedAttempt } from '../shared/rerun.ts'
import reference from './reference.py?raw'

/**
 * The least of several counts, as long as they take less than this together: others use the machine as well, and the
 * browser is still making the interpreter faster. So the two are run in turn.
 */
const ENOUGH_MS = 800
const MOST_RUNS = 4
const LEAST_REFERENCES = 4

const REFERENCE: OwnProgram = {
  source: reference,
  input: { kind: 'stdin', text: '' },
  givens: new Uint8Array(81),
  optimized: false,
}

type Ran = (attempt: Attempt, program: OwnProgram) => AttemptEnd

/**
 * Yields between two runs: the interpreter is free for others then.
 * @param ran runs a program with nothing watched
 * @param mostMs after which the program has no time
 */
export function* timedRun(
  ran: Ran,
  dependencies: TimingDependencies,
  program: OwnProgram,
  mostMs: number,
): Generator<void, TimedRun> {
  const reference = () => plainRunMs(ran, dependencies, REFERENCE, Infinity) ?? Infinity
  const references = [reference()]
  let [plainMs, sumMs] = [Infinity, 0]
  try {
    for (let runs = 0; runs < MOST_RUNS && sumMs < ENOUGH_MS; runs++) {
      yield
      const ms = plainRunMs(ran, dependencies, program, mostMs) ?? Infinity
      plainMs = Math.min(plainMs, ms)
      sumMs += ms
      yield
      references.push(reference())
    }
  } catch {
    // It could not be interrupted, or has broken the interpreter: its seconds can still be told by the run before.
    return { plainMs: undefined, ...ends(references), isBroken: true }
  }
  while (references.length < LEAST_REFERENCES) {
    yield
    references.push(reference())
  }
  return { plainMs: plainMs === Infinity ? undefined : plainMs, ...ends(references), isBroken: false }
}

function ends(references: readonly number[]): Pick<TimedRun, 'referenceMs' | 'slowReferenceMs'> {
  // The first may be slow for being the first.
  return {
    referenceMs: Math.min(...references),
    slowReferenceMs: Math.max(...(references.length > 1 ? references.slice(1) : references)),
  }
}

/** @returns undefined if it was cut off @throws if the interpreter breaks */
function plainRunMs(
  ran: Ran,
  dependencies: TimingDependencies,
  program: OwnProgram,
  mostMs: number,
): number | undefined {
  const attempt = new RepeatedAttempt(dependencies, { kind: 'time' }, mostMs)
  const { elapsedMs, isBroken } = ran(attempt, program)
  if (isBroken) throw new Error('The interpreter broke')
  return attempt.limit === undefined ? elapsedMs : undefined
}
