/**
 * The interface that each language for users' programs implements. `ownJobs` does the rest for all languages: it
 * answers the page's questions, makes attempts (runs of the program) as long as the language names a next one, tells
 * what they record, decides when to cut them off, and answers with what they deliver.
 *
 *     prepared ─▶ run(attempt) ─▶ end ─▶ next(attempt) ─▶ end …    until `end.next` is undefined
 */
import type { Diagnostic } from '../../sudoku/reading/language.ts'
import type { ValuesQuery } from '../run/lineValues.ts'
import type { VariableOrder } from '../run/variableStory.ts'
import type { ProgramIo } from '../run/programIo.ts'
import type { Outcome } from '../run/outcome.ts'
import type { GradeLimits, OwnProgram, TargetLines } from '../questions.ts'
import type { Chunks } from './chunks.ts'
import type { OutputBuffer } from './printed.ts'

/** A language whose interpreter or compiler has started. It runs nothing more after a run that ends with `isBroken`. */
export interface Language {
  /** True if it supports `count` tasks. */
  readonly countsLines: boolean
  /** True if leftovers of earlier runs would affect the next one. False if each run has its own memory. */
  needsRestart(limits: GradeLimits): boolean
  /**
   * Prepares a program for running, e.g. compiles it; may cache the latest program. Rejects if the compiler breaks.
   * @param compiling called before a program is compiled
   */
  prepared(
    program: OwnProgram,
    compiling: () => void,
  ): PreparedProgram | UnrunnableProgram | Promise<PreparedProgram | UnrunnableProgram>
  /**
   * Times an unrecorded run of a program, or of a fixed reference workload. Missing if times in this browser do not
   * carry over to other machines.
   * @param program undefined for the reference workload
   * @param mostMs time limit
   */
  readonly timed?: (
    dependencies: TimingDependencies,
    program: OwnProgram | undefined,
    mostMs: number,
  ) => TimedRun
}

export interface PreparedProgram {
  readonly kind: 'prepared'
  readonly diagnostics: readonly Diagnostic[]
  readonly run: RunAttempt
}

/** A program that cannot run, e.g. because of a syntax error, with its outcome. */
export interface UnrunnableProgram {
  readonly kind: 'unrunnable'
  readonly outcome: Outcome
  /** Standard error output. */
  readonly errors: string
  readonly diagnostics: readonly Diagnostic[]
}

/** Runs a program once until it ends or the attempt cuts it off. Rejects if the interpreter breaks by its own fault. */
export type RunAttempt = (attempt: Attempt) => AttemptEnd | Promise<AttemptEnd>

/** The purpose of a run. */
export type Task =
  /** Passes each write to the board, as an event, to the attempt's `chunks`. */
  | { readonly kind: 'record' }
  /** Delivers a `RawInspection` and its values: calls and about `lines` lines around an event. */
  | { readonly kind: 'inspect'; readonly event: number; readonly lines: number }
  /** Delivers the event after which one of the target lines runs, or `null`. */
  | { readonly kind: 'find'; readonly target: TargetLines }
  /** Delivers a `LineCount[]`: executions of each line up to an event and in total. */
  | { readonly kind: 'count'; readonly event: number }
  /** Delivers a `ValuesAnswer` without its `pool` of values, and the pool as the values. */
  | { readonly kind: 'values'; readonly order: ValuesQuery }
  /** Delivers a `RawStory` and its values: the writes of a variable. */
  | { readonly kind: 'follow'; readonly order: VariableOrder }
  /** Runs without instrumentation. */
  | { readonly kind: 'time' }
  /**
   * As `time`, but with files as at a judge: a missing file is not replaced by the input, and output that is redirected
   * to a file is not printed.
   */
  | { readonly kind: 'grade' }

/** The lines and calls around an event, as languages deliver them. `stack` holds indices in `calls`, innermost last. */
export interface RawInspection {
  /** Range of events whose lines are complete. */
  readonly from: number
  readonly to: number
  readonly calls: readonly NumberedCall[]
  readonly lines: readonly (readonly [
    /** Number of events before the line, and after it. */
    before: number,
    after: number,
    line: number,
    stack: readonly number[],
    /** Number of outer calls that `stack` leaves out. */
    omitted: number,
    /** Name and value of the call that has just returned to this line; null if none has. */
    returned: NumberedVariable | null,
  ])[]
}

/** A call: its function's name, the line that it is at, and its variables. */
export type NumberedCall = readonly [name: string, line: number, variables: readonly NumberedVariable[]]
/** A variable's name and the index of its value. */
export type NumberedVariable = readonly [name: string, value: number]

/** One run of a program: its purpose, and the callbacks and sinks for its language. */
export interface Attempt {
  readonly task: Task
  readonly memoryBytes: number
  /** Sink for events, for every kind of task. */
  readonly chunks: Chunks
  /** Sinks for standard output and standard error. */
  readonly output: OutputBuffer
  readonly errors: OutputBuffer
  /** In milliseconds. */
  now(): number
  /** Signals that an interpreter starts the program, whose first call may keep it busy without further callbacks. */
  started(): void
  /** Heartbeat, about five times a second, even in the middle of a line. */
  beat(progress: Progress): void
  /** Polled during the run: the reason to cut the program off; undefined to continue. */
  cut(progress: Progress): Cut | undefined
  /** Called if the program caught the interrupt and keeps running. @returns `break` to break the interpreter now */
  giveUp(elapsedMs: number): 'wait' | 'break'
  /**
   * Takes the task's answer; later calls are ignored.
   * @param answer JSON
   * @param values JSON of the values to which the answer refers by index
   */
  deliver(answer: string, values: string): void
}

export interface Progress {
  /** Time spent in the program. */
  readonly elapsedMs: number
  readonly events: number
  /** The line at which the program is; undefined if unknown. */
  readonly line?: number | undefined
  /** Memory in use; 0 if the language itself enforces `memoryBytes`. */
  readonly memoryBytes: number
  /** True if the program has read past the end of its input; missing if it is unknown. */
  readonly hasOverread?: boolean
}

/** Limits at which a program is cut off. */
export type Limit = 'time-limit' | 'memory-limit' | 'output-limit'
/** Reason to cut a program off: `done` once its answer has been delivered. */
export type Cut = Limit | 'done'

export interface AttemptEnd {
  readonly outcome: Outcome
  /** Time spent in the program. */
  readonly elapsedMs: number
  /** Peak memory use of the program, including that of an interpreter; missing if it is not measured. */
  readonly memoryBytes?: number
  /** Time that the program slept. The run does not wait for it, but a judge counts it; missing if it is unknown. */
  readonly sleptMs?: number
  /** `output` and `errors`, each if present, replace what the attempt's sinks of these names contain. */
  readonly output?: string
  readonly errors?: string
  /** True if the program's board was found. */
  readonly hasBoard: boolean
  /** True if the program wrote to its board without the recording noticing. */
  readonly hasMissedWrite: boolean
  /** Use of input and files. Undefined if it is unknown, as after a crash of the interpreter. */
  readonly io?: ProgramIo
  /** True if recording cost no more per event than usual; false in languages that do not measure it. */
  readonly isLight: boolean
  /** True if the interpreter is unusable. */
  readonly isBroken: boolean
  /** Runs the next attempt, which watches more of the program. Undefined if this attempt is the last. */
  readonly next: RunAttempt | undefined
}

export interface TimingDependencies {
  now(): number
  /** Heartbeat, several times a second, even in the middle of a line. */
  alive(): void
}

export interface TimedRun {
  /** Undefined if the run was cut off or broke the interpreter. */
  readonly elapsedMs: number | undefined
  /** True if the interpreter is unusable. */
  readonly isBroken: boolean
}
