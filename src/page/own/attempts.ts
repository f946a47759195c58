/** Decides whether a program is run once more, with its puzzle in another form of input. */
import { isComplete } from '../../sudoku/grid.ts'
import { LIMITS } from '../../runner/run/limits.ts'
import type { OwnRun, OwnVerdict, Understood } from './own.ts'
import type { ProgramIo } from '../../runner/run/programIo.ts'
import { type Arrangement, formOf } from './ownInput.ts'

/** A finished attempt: a run with the puzzle in one form of input, its arrangement. */
export interface FinishedAttempt {
  readonly arrangement: Arrangement
  readonly verdict: OwnVerdict
  /** Number of writes to the board. */
  readonly events: number
  /** Time spent in the program. */
  readonly elapsedMs: number
  /** How long the program might run before it wrote a digit. */
  readonly patience: Patience
  /** Use of input and files. */
  readonly io: ProgramIo | undefined
  /** Fields of the run that the page shows besides the verdict. */
  readonly part: Partial<OwnRun>
}

/**
 * How long a program may run before it writes a digit: the first attempt long enough for a right program that has much
 * to prepare; the next ones less; the whole time if it is the last.
 */
export type Patience = 'first' | 'next' | 'whole'

/** Limit of the time in which nothing is written to the board, in ms. */
export const QUIET_MS: Readonly<Record<Patience, number>> = { first: 5000, next: 250, whole: Infinity }

/**
 * Time in attempts that did not end by themselves, after which no other form of input is tried, in ms; that of a silent
 * first attempt does not count.
 */
const SEARCH_MS = 1500

export type Decision =
  /** `remaining`: the forms of input to try after this one, likeliest first. */
  | {
      readonly kind: 'run'
      readonly arrangement: Arrangement
      readonly remaining: readonly Arrangement[]
      readonly patience: Patience
    }
  /**
   * `ending`: the attempt whose outcome counts. `isForeign`: the program understood no form of input and could not
   * parse any, so it probably reads the input of another problem.
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

const ENDLESS: ReadonlySet<OwnVerdict['kind']> = new Set(['time-limit', 'memory-limit'])

/** Returns true if the program was ended because it wrote nothing for as long as the attempt allows. */
function isCutShort({ verdict, patience, elapsedMs }: FinishedAttempt): boolean {
  return verdict.kind === 'time-limit' && patience !== 'whole' && elapsedMs < LIMITS.timeMs
}

/**
 * Decides what follows an attempt.
 * @param earlier the attempts before `latest`, in order
 * @param remaining forms of input that were not tried, likeliest first
 */
export function decision(
  earlier: readonly FinishedAttempt[],
  latest: FinishedAttempt,
  remaining: readonly Arrangement[],
): Decision {
  const attempts = [...earlier, latest]
  const isFirst = earlier.length === 0
  const [first = latest] = earlier
  const goesOn = isFirst
    ? isMisread(latest) || isCutShort(latest)
    : !isUnderstood(latest) || isWorse(latest, first)
  if (goesOn) {
    const [next, ...others] = isFlood(latest) ? endedFirst(remaining) : remaining
    const endless = attempts.filter((each) => ENDLESS.has(each.verdict.kind) || isFlood(each))
    const counted = endless.filter((each) => each !== attempts[0] || !isCutShort(each))
    const spentMs = counted.reduce((sum, { elapsedMs }) => sum + elapsedMs, 0)
    if (next !== undefined && spentMs <= SEARCH_MS)
      return { kind: 'run', arrangement: next, remaining: others, patience: 'next' }
    const isLast = latest.patience === 'whole' || (isFirst && !isCutShort(latest))
    return isLast ? settled(attempts, latest) : best(attempts)
  }
  return { kind: 'settle', ending: latest, isForeign: false }
}

/**
 * Decides about a program that understood no form: an attempt that wrote digits, or might have written them later, runs
 * once more, because only the latest is recorded.
 */
function best(attempts: readonly FinishedAttempt[]): Decision {
  const [first] = attempts
  const better = attempts.filter((each) => each === first || !isWorse(each, first))
  const writer = better.find(hasWritten) ?? (hasWritten(attempts.at(-1)) ? first : undefined)
  if (writer !== undefined)
    return { kind: 'run', arrangement: writer.arrangement, remaining: [], patience: 'whole' }
  const strongest = better.reduce((one, other) => (evidence(other) > evidence(one) ? other : one))
  const promising = isCutShort(first)
    ? first
    : attempts.find((each) => isCutShort(each) && each.io?.input !== 'overread')
  if (promising === undefined || (promising !== first && evidence(strongest) === 2))
    return settled(attempts, strongest)
  return { kind: 'run', arrangement: promising.arrangement, remaining: [], patience: 'whole' }
}

function settled(attempts: readonly FinishedAttempt[], ending: FinishedAttempt): Decision {
  const isForeign =
    attempts.length > 1 &&
    !isSameBug(attempts) &&
    attempts.every(({ events }) => events === 0) &&
    attempts.every((each) => isParsingFailure(each) || ENDLESS.has(each.verdict.kind))
  return { kind: 'settle', ending, isForeign }
}

/**
 * Tells how far an attempt that wrote no digit came, which tells how well it fits: 2 if it read what it was given and
 * answered, 1 if it read it and did not ask for more, 0 if it asked for more or crashed, or did not end.
 */
function evidence(attempt: FinishedAttempt): number {
  const { kind } = attempt.verdict
  if (ENDLESS.has(kind) || kind === 'runtime-error') return 0
  if (isParsingFailure(attempt)) return 0
  return kind === 'wrong-answer' || (kind === 'presentation-error' && !hasNoBoard(attempt)) ? 2 : 1
}

/** Returns true if the output is refused, and is no board at all. */
function hasNoBoard({ verdict }: FinishedAttempt): boolean {
  return (
    verdict.kind === 'presentation-error' && 'judgement' in verdict && verdict.judgement.board === undefined
  )
}

/**
 * Returns true if the program got its puzzle, but failed before it wrote a digit, or printed without end; false for
 * checkers of boards.
 */
function isMisread(latest: FinishedAttempt): boolean {
  if (isFlood(latest)) return true
  const { arrangement, verdict, events, io } = latest
  const hasPuzzle = arrangement.input.kind !== 'stdin' || io?.input !== 'unread'
  const isOutputWrong = MISREADINGS.has(verdict.kind) || hasNoBoard(latest)
  const hasFailed = isOutputWrong && !('check' in verdict) && !isPlainBug(latest)
  return events === 0 && hasPuzzle && hasFailed
}

/**
 * Returns true if the program went on to print after the end of its input: it solves one board after another, and
 * misses the word that ends them.
 */
function isFlood({ verdict, io }: Pick<FinishedAttempt, 'verdict' | 'io'>): boolean {
  return verdict.kind === 'output-limit' && io?.input === 'overread'
}

function hasWritten(attempt: FinishedAttempt | undefined): boolean {
  return attempt !== undefined && attempt.events > 0
}

/** Returns the arrangements, first the one whose input has a word that ends it. */
function endedFirst(arrangements: readonly Arrangement[]): readonly Arrangement[] {
  const ended = arrangements.filter(({ form }) => form?.id === 'poj-3074')
  return [...new Set([...ended, ...arrangements])]
}

/**
 * Returns true if the program understood the form of input that was tried: it wrote to the board, or was accepted. A
 * printed board without a write is no proof, since it may be the input echoed.
 */
function isUnderstood(attempt: Pick<FinishedAttempt, 'verdict' | 'events' | 'io'>): boolean {
  return (attempt.events > 0 && !isFlood(attempt)) || attempt.verdict.kind === 'accepted'
}

/**
 * Returns true if the program read its likeliest input and crashed by a fault of its own, and came no further with another
 * form: it crashed there in the same way, or finished without a full board. In JavaScript, a program that misreads its
 * board goes on with `undefined`.
 */
function isWorse({ verdict }: FinishedAttempt, first: FinishedAttempt): boolean {
  if (!hasCrashedAfterReading(first) || verdict.kind === 'accepted') return false
  if (verdict.kind === 'no-output') return true
  if ('judgement' in verdict)
    return verdict.judgement.board === undefined || !isComplete(verdict.judgement.board)
  return isSameCrash(verdict, first.verdict)
}

/** Returns how a program reads its puzzle, if it understood the form that was tried. @param judge whose rules count */
export function understoodIn(attempt: FinishedAttempt, judge: string): Understood | undefined {
  return isUnderstood(attempt) ? { form: formOf(attempt.arrangement), judge } : undefined
}

/** Errors of a program that would come in every form of input: a name or a module is missing. */
const NAMELESS: ReadonlySet<string> = new Set([
  'NameError',
  'UnboundLocalError',
  'ReferenceError',
  'ImportError',
  'ModuleNotFoundError',
])

/** Returns true if an error is the program's own: another form of input would not help. */
function isPlainBug({ verdict }: FinishedAttempt): boolean {
  return verdict.kind === 'runtime-error' && NAMELESS.has(verdict.error)
}

/** Errors that a program makes while it solves, not while it reads. */
const SOLVING_ERRORS: ReadonlySet<string> = new Set([
  'AttributeError',
  'RecursionError',
  'ZeroDivisionError',
  'AssertionError',
  'stack-overflow',
  'division-by-zero',
])
/** Errors that a program makes while it reads what it does not expect. */
const READING_ERRORS: ReadonlySet<string> = new Set(['ValueError', 'EOFError', 'SyntaxError'])

/**
 * Returns true if the program read its likeliest input and then crashed, and with most others it crashed in the same
 * line, or came no further than reading them.
 */
function isSameBug(attempts: readonly FinishedAttempt[]): boolean {
  const [first] = attempts
  if (!hasCrashedAfterReading(first)) return false
  const expected = attempts.filter(({ verdict, io }) => {
    if (io?.input === 'overread') return true
    if (verdict.kind !== 'runtime-error') return false
    return READING_ERRORS.has(verdict.error) || isSameCrash(verdict, first.verdict)
  })
  return expected.length * 2 > attempts.length
}

/** Returns true if the program read its input to the end, and crashed as one does that solves. */
function hasCrashedAfterReading({ verdict, io }: FinishedAttempt): boolean {
  return verdict.kind === 'runtime-error' && !READING_ERRORS.has(verdict.error) && io?.input === 'read'
}

function isSameCrash(one: OwnVerdict, other: OwnVerdict): boolean {
  if (one.kind !== 'runtime-error' || other.kind !== 'runtime-error') return false
  return one.error === other.error && one.line === other.line
}

/** Returns true if the program read past the end of its input, or crashed as one does that cannot parse it. */
function isParsingFailure({ arrangement, verdict, io }: FinishedAttempt): boolean {
  if (arrangement.input.kind !== 'stdin') return false
  if (io?.input === 'overread') return true
  // In JavaScript, a line that is missing is `undefined`; in Python, a wrong type is no matter of input.
  const { error, message } = verdict.kind === 'runtime-error' ? verdict : { error: '', message: '' }
  return (
    error !== '' && !SOLVING_ERRORS.has(error) && (error !== 'TypeError' || message.includes('undefined'))
  )
}
