/** Times a Python program and a fixed reference workload, a run a question, so that more urgent questions go first. */
import { Lost } from '../../calls/question.ts'
import type { TimedRun } from './judgeSeconds.ts'
import type { OwnProgram } from '../questions.ts'
import { answered, type OwnWorkers } from '../workers.ts'

/**
 * Time budget for the runs of the program. The fastest run counts, because other processes interfere and the browser is
 * still optimising the interpreter. For the same reasons, program and reference alternate.
 */
const BUDGET_MS = 800
const MAX_RUNS = 4
const MIN_REFERENCES = 4
/** Time limit of a run of the reference workload, which takes some hundredths of a second. */
const REFERENCE_MS = 60_000

type ReferenceTimes = Pick<TimedRun, 'referenceMs' | 'slowReferenceMs'>
type Workers = Pick<OwnWorkers, 'ask'>

/** Times the reference workload. @throws Lost if the worker is lost */
export async function timedReference(workers: Workers, signal: AbortSignal): Promise<ReferenceTimes> {
  return fastestAndSlowest(await moreReferences(workers, [], signal))
}

/**
 * Times a program and the reference workload in turn. `plainMs` is undefined if no run could be timed within the limit.
 * @throws Lost if the worker is lost while it runs the reference workload
 */
export async function timedProgram(
  workers: Workers,
  program: OwnProgram,
  mostMs: number,
  signal: AbortSignal,
): Promise<ReferenceTimes & Pick<TimedRun, 'plainMs'>> {
  const references = [await runMs(workers, undefined, REFERENCE_MS, signal)]
  let [plainMs, sumMs] = [Infinity, 0]
  for (let runs = 0; runs < MAX_RUNS && sumMs < BUDGET_MS; runs++) {
    const ms = await runMs(workers, program, mostMs, signal).catch(infiniteIfLost)
    plainMs = Math.min(plainMs, ms)
    sumMs += ms
    if (ms < Infinity) references.push(await runMs(workers, undefined, REFERENCE_MS, signal))
  }
  return {
    plainMs: plainMs === Infinity ? undefined : plainMs,
    ...fastestAndSlowest(await moreReferences(workers, references, signal)),
  }
}

/** Returns the time of a run; Infinity if it was cut off. */
async function runMs(
  workers: Workers,
  program: OwnProgram | undefined,
  mostMs: number,
  signal: AbortSignal,
): Promise<number> {
  return (
    (await answered(workers.ask('python', 'time', { program, mostMs }, signal), signal)) ??
    Number.POSITIVE_INFINITY
  )
}

/** The program could not be interrupted, or broke the interpreter: it has no time. */
function infiniteIfLost(error: unknown): number {
  if (error instanceof Lost) return Number.POSITIVE_INFINITY
  throw error
}

async function moreReferences(
  workers: Workers,
  references: readonly number[],
  signal: AbortSignal,
): Promise<readonly number[]> {
  const all = [...references]
  while (all.length < MIN_REFERENCES) all.push(await runMs(workers, undefined, REFERENCE_MS, signal))
  return all
}

function fastestAndSlowest(references: readonly number[]): ReferenceTimes {
  // The first run does not count as the slowest, because the interpreter may still be cold.
  return { referenceMs: Math.min(...references), slowReferenceMs: Math.max(...references.slice(1)) }
}
