/** Decides whether a program is run once more, with its puzzle in another form of input. */
import type { OwnRun, OwnVerdict } from './own.ts'
import type { ProgramIo } from '../../runner/run/programIo.ts'
import type { Arrangement } from './ownInput.ts'

/** A finished attempt: a run with the puzzle in one form of input, its arrangement. */
export interface FinishedAttempt {
  readonly arrangement: Arrangement
  readonly verdict: OwnVerdict
  /** Number of writes to the board. */
  readonly events: number
  /** Time spent in the program. */
  readonly elapsedMs: number
  /** Use of input and files. */
  readonly io: ProgramIo | undefined
  /** Fields of the run that the page shows besides the verdict. */
  readonly part: Partial<OwnRun>
}

export type Decision =
  /** `remaining`: the forms of input to try after this one, likeliest first. */
  | { readonly kind: 'run'; readonly arrangement: Arrangement; readonly remaining: readonly Arrangement[] }
  /**
   * `ending`: the attempt whose outcome counts. `isForeign`: the program understood no form of input and could not
   * parse the first, so it probably reads the input of another problem.
   */
  | { readonly kind: 'settle'; readonly ending: FinishedAttempt; readonly isForeign: boolean }

/** Verdicts of a program that may have misread its input. */
const MISREADINGS: ReadonlySet<OwnVerdict['kind']> = new Set([
  'runtime-error',
  'no-output',
  'wrong-answer',
  'output-limit',
  'memory-limit',
])

/** Time in which a program that misread a size has taken all memory. */
const QUICK_MS = 1000

/** Returns true if the program used up its time, or slowly all memory: another attempt would take as long. */
function isSlow({ verdict, elapsedMs }: FinishedAttempt): boolean {
  return verdict.kind === 'time-limit' || (verdict.kind === 'memory-limit' && elapsedMs > QUICK_MS)
}

/**
 * Decides what follows an attempt.
 * @param earlier the attempts before `latest`, in order
 * @param remaining forms of input that were not tried, likeliest first
 * @param isRight returns true if the latest output is right by the judge of another form of input
 */
export function decision(
  earlier: readonly FinishedAttempt[],
  latest: FinishedAttempt,
  remaining: readonly Arrangement[],
  isRight: (arrangement: Arrangement) => boolean,
): Decision {
  const [first = latest] = earlier
  if (earlier.length === 0 ? isMisread(latest) : !isUnderstood(latest)) {
    const [next, ...others] = remaining
    if (next !== undefined && !isSlow(latest)) return { kind: 'run', arrangement: next, remaining: others }
    return { kind: 'settle', ending: first, isForeign: earlier.length > 0 && isParsingFailure(first) }
  }
  const sibling = latest.verdict.kind === 'presentation-error' ? remaining.find(isRight) : undefined
  if (sibling !== undefined) return { kind: 'run', arrangement: sibling, remaining: [] }
  return { kind: 'settle', ending: latest, isForeign: false }
}

/** Returns true if the program read its input, but failed before it wrote a digit; false for checkers of boards. */
function isMisread({ verdict, events, io }: FinishedAttempt): boolean {
  return events === 0 && io?.input !== 'unread' && MISREADINGS.has(verdict.kind) && !('check' in verdict)
}

/**
 * Returns true if the program understood the form of input that was tried: it wrote to the board, or was accepted. A
 * printed board without a write is no proof, since it may be the input echoed.
 */
function isUnderstood({ verdict, events }: FinishedAttempt): boolean {
  return events > 0 || verdict.kind === 'accepted'
}

/** Returns true if the program crashed or read past the end of its input. */
function isParsingFailure({ verdict, io }: FinishedAttempt): boolean {
  return verdict.kind === 'runtime-error' || io?.input === 'overread'
}
