/**
 * The interface that a language of users' programs implements. `OwnHost` does the rest for all of them: it serves the page's
 * requests in turn, makes attempts until one has missed nothing, posts what they record, decides when they end, and answers
 * with what they deliver.
 *
 *     prepared ─▶ run(attempt) ─▶ end ─▶ next(attempt) ─▶ end …    while `end.next` says that a write was missed
 */
import type { Diagnostic } from '../../../core/own/language.ts'
import type { Outcome } from '../../../core/own/outcome.ts'
import type { OwnLimits, OwnProgram, TargetLines } from '../../ownProtocol.ts'
import type { Pages } from './pages.ts'
import type { Printed } from './printed.ts'

/** A language whose interpreter or compiler has started. It is let go, and another one started, once an end `isBroken`. */
export interface Language {
  /** Whether it can run a `count` task. */
  readonly countsLines: boolean
  /** Whether what runs before have left would tell on another run. False where each run has a memory of its own. */
  needsRestart(limits: OwnLimits): boolean
  /**
   * Does all that comes before a program runs, as compiling it; the latest program may be cached. Rejects if the compiler
   * breaks.
   * @param compiling called before a program is compiled
   */
  prepared(
    program: OwnProgram,
    compiling: () => void,
  ): PreparedProgram | UnrunnableProgram | Promise<PreparedProgram | UnrunnableProgram>
  /**
   * Runs a program with nothing watched, and work that is always the same beside it, in turn; yields between two runs, since
   * other requests go first. Missing where nothing follows from the seconds here for those elsewhere.
   * @param mostMs after which the program is cut off
   * @throws if the interpreter breaks at the other work
   */
  readonly timed?: (
    dependencies: TimingDependencies,
    program: OwnProgram,
    mostMs: number,
  ) => Generator<void, TimedRun>
}

export interface PreparedProgram {
  readonly kind: 'prepared'
  /** Of its compiler. */
  readonly diagnostics: readonly Diagnostic[]
  /** Makes the first attempt at a task. */
  readonly run: RunAttempt
}

/** A program that is not run: its end is known already. */
export interface UnrunnableProgram {
  readonly kind: 'unrunnable'
  readonly outcome: Outcome
  /** Text for its standard error. */
  readonly errors: string
  readonly diagnostics: readonly Diagnostic[]
}

/**
 * Runs a program once from its beginning to its end, or until the attempt cuts it off. Rejects if the interpreter breaks in a
 * way that is none of the program's doing.
 */
export type RunAttempt = (attempt: Attempt) => AttemptEnd | Promise<AttemptEnd>

/** What a program is run for. */
export type Task =
  /** Hands its events to `pages`. */
  | { readonly kind: 'record' }
  /** Delivers a `RawInspection` and its values: the calls and lines around an event, about `lines` of them. */
  | { readonly kind: 'inspect'; readonly event: number; readonly lines: number }
  /** Delivers the event after which one of the lines runs, or `null`. */
  | { readonly kind: 'find'; readonly target: TargetLines }
  /** Delivers a `LineCount[]`: how often each line runs, up to an event and in all. */
  | { readonly kind: 'count'; readonly event: number }
  /** Watches nothing. */
  | { readonly kind: 'time' }

/** An inspection as languages deliver it: rows of numbers. Lines have the calls in progress by their numbers, the latest last. */
export interface RawInspection {
  /** The events between which all lines are told. */
  readonly from: number
  readonly to: number
  readonly calls: readonly NumberedCall[]
  readonly lines: readonly (readonly [
    before: number,
    after: number,
    line: number,
    stack: readonly number[],
  ])[]
}

export type NumberedCall = readonly [name: string, line: number, variables: readonly NumberedVariable[]]
/** A variable, and the number of its value. */
export type NumberedVariable = readonly [name: string, value: number]

/** One run of a program from its beginning to its end: what it is for, and what its language tells while it runs. */
export interface Attempt {
  readonly task: Task
  /** Bytes of memory that the program may take. */
  readonly memoryBytes: number
  /** Takes its events, whatever the task is. */
  readonly pages: Pages
  /** Take what it prints. */
  readonly output: Printed
  readonly errors: Printed
  /** Milliseconds. */
  now(): number
  /** An interpreter's program starts now. It may begin with a call in which it tells nothing more. */
  started(): void
  /** The program is alive. Called about five times a second, in the middle of a line too. */
  beat(progress: Progress): void
  /** Asked again and again while it runs: why it has to end; undefined where it may go on. */
  cut(progress: Progress): Cut | undefined
  /** It has caught what should have ended it, and goes on. @returns whether to break the interpreter at once */
  giveUp(elapsedMs: number): 'wait' | 'break'
  /** The answer to its task; only the first one counts. @param values that the answer refers to by number; both are JSON */
  deliver(answer: string, values: string): void
}

export interface Progress {
  /** The program's own time. */
  readonly elapsedMs: number
  /** So far. */
  readonly events: number
  /** That the program has taken; 0 where its language itself keeps it within `memoryBytes`. */
  readonly memoryBytes: number
}

/** Limits that a program is cut off at. */
export type Limit = 'time-limit' | 'memory-limit' | 'output-limit'
/** Why a program is cut off: `done` if all that is wanted of it has been delivered. */
export type Cut = Limit | 'done'

/** How an attempt has gone. */
export interface AttemptEnd {
  readonly outcome: Outcome
  /** The program's own time. */
  readonly elapsedMs: number
  /** Where this is not all that `output` and `errors` have taken. */
  readonly output?: string
  readonly errors?: string
  /** A board of the program's is known. */
  readonly hasBoard: boolean
  /** A write was missed. */
  readonly isMistaken: boolean
  /** Recording has taken no more time for each event than it mostly does; false where nobody asks. */
  readonly isLight: boolean
  /** The interpreter cannot be used any more. */
  readonly isBroken: boolean
  /** Makes another attempt, which watches more; undefined where this one counts. */
  readonly next: RunAttempt | undefined
}

export interface TimingDependencies {
  now(): number
  /** Called several times a second, in the middle of a line too. */
  alive(): void
}

export interface TimedRun {
  /** With nothing watched; undefined where it took too long, or broke the interpreter. */
  readonly plainMs: number | undefined
  /** Of work that is always the same. */
  readonly referenceMs: number
  /** The longest that it has taken. */
  readonly slowReferenceMs: number
  /** The interpreter cannot be used any more. */
  readonly isBroken: boolean
}
