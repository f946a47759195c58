/** How long a program takes with nothing watched, and work that is always the same beside it. */
import type { OwnProgram } from '../../ownProtocol.ts'
import type { Interpreter } from './interpreter.ts'
import type { InspectionSurroundings, TimedRun } from '../shared/ownHost.ts'
import { Printed } from '../shared/printed.ts'
import reference from './reference.py?raw'
import { Watchdog } from '../shared/watchdog.ts'
import { WAYS } from '../shared/ways.ts'

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

type Surroundings = InspectionSurroundings<Interpreter>

/** Yields between two runs: the interpreter is free for others then. @param mostMs after which the program has no time */
export function* timedRun(
  surroundings: Surroundings,
  program: OwnProgram,
  mostMs: number,
): Generator<void, TimedRun> {
  const reference = () => plainRunMs(surroundings, REFERENCE, Infinity) ?? Infinity
  const references = [reference()]
  let [plainMs, sumMs] = [Infinity, 0]
  try {
    for (let runs = 0; runs < MOST_RUNS && sumMs < ENOUGH_MS; runs++) {
      yield
      const ms = plainRunMs(surroundings, program, mostMs) ?? Infinity
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
  { interpreter, now, alive }: Surroundings,
  program: OwnProgram,
  mostMs: number,
): number | undefined {
  const { pyodide } = interpreter
  const watchdog = new Watchdog({
    now,
    beat: alive,
    cut: (elapsedMs) => (elapsedMs > mostMs ? 'time-limit' : undefined),
    giveUp: () => 'break',
  })
  pyodide.setStdout(new Printed(0))
  pyodide.setStderr(new Printed(0))
  pyodide.setInterruptBuffer(watchdog)
  interpreter.run(program, WAYS.plain, {
    begin: () => watchdog.begin(),
    take_part: (_address, events) => events,
    end: () => watchdog.end(),
    deliver: () => undefined,
  })
  return watchdog.reason === undefined ? watchdog.elapsedMs : undefined
}
