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
   * parse any, so it probably reads the input of another problem. `judge`: the judge whose rules count.
   */
  | {
      readonly kind: 'settle'
      readonly ending: FinishedAttempt
      readonly isForeign: boolean
      readonly judge: string
    }

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
    const attempts = [...earlier, latest]
    const ending = attempts.reduce((best, each) => (evidence(each) > evidence(best) ? each : best), first)
    const isForeign = earlier.length > 0 && attempts.every((each) => isParsingFailure(each) || isSlow(each))
    return { kind: 'settle', ending, isForeign, judge: ending.arrangement.judge }
  }
  // A program may read rows like one judge and print them like another.
  const printed = latest.verdict.kind === 'presentation-error' ? remaining.find(isRight) : undefined
  const { judge } = printed ?? latest.arrangement
  return { kind: 'settle', ending: latest, isForeign: false, judge }
}

/**
 * Tells how far an attempt that wrote no digit came, which tells how well it fits: 2 if it read what it was given and
 * answered, 1 if it read it and did not ask for more, 0 if it asked for more or crashed, or did not end.
 */
function evidence(attempt: FinishedAttempt): number {
  if (isSlow(attempt) || attempt.verdict.kind === 'runtime-error' || isParsingFailure(attempt)) return 0
  return attempt.verdict.kind === 'wrong-answer' || attempt.verdict.kind === 'presentation-error' ? 2 : 1
}

/** Returns true if the program got its puzzle, but failed before it wrote a digit; false for checkers of boards. */
function isMisread(latest: FinishedAttempt): boolean {
  const { arrangement, verdict, events, io } = latest
  const hasPuzzle = arrangement.input.kind !== 'stdin' || io?.input !== 'unread'
  const hasFailed = MISREADINGS.has(verdict.kind) && !('check' in verdict) && !isPlainBug(latest)
  return events === 0 && hasPuzzle && hasFailed
}

/**
 * Returns true if the program understood the form of input that was tried: it wrote to the board, or was accepted. A
 * printed board without a write is no proof, since it may be the input echoed.
 */
function isUnderstood({ verdict, events }: FinishedAttempt): boolean {
  return events > 0 || verdict.kind === 'accepted'
}

/** Errors of a program that would come in every form of input: a name is missing. */
const NAMELESS: ReadonlySet<string> = new Set(['NameError', 'UnboundLocalError', 'ReferenceError'])

/** Returns true if an error is the program's own: another form of input would not help. */
function isPlainBug({ verdict }: FinishedAttempt): boolean {
  return verdict.kind === 'runtime-error' && NAMELESS.has(verdict.error)
}

/** Returns true if the program read past the end of its input, or crashed as one does that cannot parse it. */
function isParsingFailure({ arrangement, verdict, io }: FinishedAttempt): boolean {
  if (arrangement.input.kind !== 'stdin') return false
  if (io?.input === 'overread') return true
  // In JavaScript, a line that is missing is `undefined`; in Python, a wrong type is no matter of input.
  const { error, message } = verdict.kind === 'runtime-error' ? verdict : { error: '', message: '' }
  return error !== '' && (error !== 'TypeError' || message.includes('undefined'))
}
