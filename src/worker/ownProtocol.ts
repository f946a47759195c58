/**
 * Messages between the page and a worker that runs the user's own programs of one language. "Interpreter" includes the
 * compiler of C++.
 */
import type { Direction } from '../core/breakpoints/hunt.ts'
import type { KnownLines } from '../core/own/knownLines.ts'
import type { PuzzleCells } from '../core/own/programInput.ts'
import type { ProgramIo } from '../core/own/programIo.ts'
import type { LineCount } from '../core/own/lineCounts.ts'
import type { ValuesAnswer, ValuesQuery } from '../core/own/lineValues.ts'
import type { VariableAnswer, VariableOrder } from '../core/own/variableStory.ts'
import type { Diagnostic } from '../core/own/language.ts'
import type { HiddenReason, Outcome } from '../core/own/outcome.ts'

/** A program's calling convention: how it gets the puzzle and returns its answer. */
export type ProgramInput =
  /** The program reads `text` from standard input and prints its answer. */
  | { readonly kind: 'stdin'; readonly text: string }
  /**
   * A function of the program is called with the puzzle. The answer is the returned board, or else the board passed in.
   * `name` may be a method: `Solution.solveSudoku`.
   */
  | { readonly kind: 'call'; readonly name: string; readonly cells: PuzzleCells }
  /**
   * As `call`, but the answer is the returned value itself: `true` or `false` for a truth value, other values as the
   * language prints them.
   */
  | { readonly kind: 'check'; readonly name: string; readonly cells: PuzzleCells }

/** A program together with everything that determines its behaviour. */
export interface OwnProgram {
  readonly source: string
  readonly input: ProgramInput
  /** 81 digits, 0 = blank; used to recognise the program's board. */
  readonly givens: Uint8Array
  /** True to compile C++ with optimisation, as a judge does: a run then has a verdict and a time, but no events. */
  readonly optimized: boolean
}

/** Limits of a run. The program is cut off at `timeMs`, `memoryBytes` and `output`. */
export interface OwnLimits {
  readonly timeMs: number
  readonly memoryBytes: number
  /** Characters printed to standard output; the same limit applies to standard error. */
  readonly output: number
  /** Maximum number of events recorded; after them, the program continues unrecorded and is only judged. */
  readonly events: number
  /** Maximum memory of the recorded events as stored; same effect as `events`. */
  readonly eventBytes: number
}

/** A chunk of recorded writes to the board. */
export type RecordedPart =
  /** `writes`: each write as `cell << 4 | digit`, where digit 0 clears the cell. `lines`: the line of each, from 1. */
  | {
      readonly type: 'recorded'
      readonly writes: Uint16Array<ArrayBuffer>
      readonly lines: Uint16Array<ArrayBuffer>
    }
  /**
   * A full page (block of events), packed by `packedPage`: messages in flight take no more memory than the stored
   * trace.
   */
  | { readonly type: 'packed'; readonly page: Uint8Array<ArrayBuffer> }

/**
 * Requests of the page. `run` numbers the runs and `request` the requests of a type, so that late replies are
 * recognised. `event` is the number of an event of the run, from 1; 0 is the start.
 */
export type OwnRequest =
  /** Fetches and starts the interpreter unless it is running. */
  | { readonly type: 'load' }
  /** Runs and records a program. */
  | {
      readonly type: 'run'
      readonly run: number
      readonly program: OwnProgram
      readonly limits: OwnLimits
    }
  /**
   * Reruns the program and reports roughly `lines` executed lines around an event. Stateless: needs no earlier
   * request, because the worker that recorded the run may be gone.
   * @property limitMs time limit up to the event; the lines after it have a limit of their own
   */
  | {
      readonly type: 'inspect'
      readonly run: number
      readonly request: number
      readonly program: OwnProgram
      readonly event: number
      readonly lines: number
      readonly limitMs: number
    }
  /**
   * Reruns the program to find the first or last event after which a target line runs. Stateless as `inspect`.
   * @property limitMs time limit
   */
  | {
      readonly type: 'find'
      readonly run: number
      readonly request: number
      readonly program: OwnProgram
      readonly target: TargetLines
      readonly limitMs: number
    }
  /**
   * Reruns the program to count how often each line runs: up to an event, and in total. Stateless as `inspect`.
   * @property limitMs time limit
   */
  | {
      readonly type: 'count'
      readonly run: number
      readonly request: number
      readonly program: OwnProgram
      readonly event: number
      readonly limitMs: number
    }
  /** Records the program on another board and returns the whole recording in one reply. Stateless as `inspect`. */
  | {
      readonly type: 'probe'
      readonly run: number
      readonly request: number
      readonly program: OwnProgram
      readonly limits: ProbeLimits
    }
  /** Reruns the program to read values each time a line runs. Stateless as `inspect`. @property limitMs time limit */
  | {
      readonly type: 'values'
      readonly run: number
      readonly request: number
      readonly program: OwnProgram
      readonly order: ValuesQuery
      readonly limitMs: number
    }
  /** Reruns the program to find the writes of a variable. Stateless as `inspect`. @property limitMs time limit */
  | {
      readonly type: 'follow'
      readonly run: number
      readonly request: number
      readonly program: OwnProgram
      readonly order: VariableOrder
      readonly limitMs: number
    }
  /** Times the program unrecorded, as a judge does, and a fixed reference workload. @property mostMs time limit */
  | {
      readonly type: 'time'
      readonly run: number
      readonly program: OwnProgram
      readonly mostMs: number
    }
  /** Runs the program as a judge does, unrecorded. @property case number of the test case, repeated in the reply */
  | {
      readonly type: 'grade'
      readonly run: number
      readonly case: number
      readonly program: OwnProgram
      readonly limits: GradeLimits
    }
  /** Heartbeat; answered by `pong`. */
  | { readonly type: 'ping'; readonly run: number }

/** A judge's limits for one case. */
export type GradeLimits = Pick<OwnLimits, 'timeMs' | 'memoryBytes' | 'output'>

/** Limits of a run on another board. @property events at most those of a page; a program that makes more is cut off */
export type ProbeLimits = Pick<OwnLimits, 'timeMs' | 'memoryBytes' | 'output' | 'events'>

/** A recorded run on another board. */
export interface ProbeResult {
  /** Each write as `cell << 4 | digit`, where digit 0 clears the cell. */
  readonly writes: Uint16Array<ArrayBuffer>
  /** Line of each write, from 1; 0 if unknown. */
  readonly lines: Uint16Array<ArrayBuffer>
  readonly outcome: Outcome
  readonly output: string
  /** True if a board of the program is known and no write to it was missed. */
  readonly hasBoard: boolean
  /** False if the program wrote more than was recorded. */
  readonly isComplete: boolean
}

/** One run of a program as a judge runs it. */
export interface GradeResult {
  readonly outcome: Outcome
  readonly output: string
  /** Standard error; the compiler's messages if the program does not compile. */
  readonly errors: string
  readonly elapsedMs: number
  /** Largest memory use that was measured; 0 in a language that does not report it. */
  readonly memoryBytes: number
  /** Use of input and files; undefined if the program did not start, or if it is unknown. */
  readonly io: ProgramIo | undefined
}

/** Lines to search for in a run. A hit is an event after which one of them runs. */
export interface TargetLines {
  /**
   * Line numbers, each with the range of depths (numbers of placed digits) in which a hit counts, both ends included.
   */
  readonly lines: readonly (readonly [line: number, least: number, most: number])[]
  /** Range of events after which a hit counts, both ends included. */
  readonly from: number
  readonly to: number
  /** `forward` finds the first hit, `back` the last one. */
  readonly direction: Direction
}

/** The lines that run around an event. */
export interface Inspection extends KnownLines {
  /** True if the rerun diverged from the recorded run. */
  readonly differs: boolean
}

/**
 * Replies of the worker. `run`, `request` and `case` are those of the request that is answered. In progress replies,
 * `event` is the number of events that the rerun has reached.
 */
export type OwnReply =
  /** Download progress of the interpreter. */
  | { readonly type: 'fetching'; readonly bytes: number; readonly totalBytes: number }
  | { readonly type: 'loaded' }
  /**
   * Answer to any request once the interpreter is unusable. The page terminates the worker, and sends all unanswered
   * requests to a new one.
   */
  | { readonly type: 'restart' }
  /** The program is being compiled; its time limit does not run yet. */
  | { readonly type: 'compiling'; readonly run: number }
  /** The interpreter could not be loaded. */
  | { readonly type: 'unloaded'; readonly reason: string }
  | (RecordedPart & { readonly run: number })
  /** Heartbeat of a running program: at least four times a second, even in the middle of a line. */
  | { readonly type: 'running'; readonly run: number; readonly elapsedMs: number }
  /** Voids the events sent so far: a write was missed, or no board was found. The program is recorded once more. */
  | { readonly type: 'again'; readonly run: number }
  | {
      readonly type: 'ended'
      readonly run: number
      readonly outcome: Outcome
      /** Standard output up to the limit; judges read nothing else. */
      readonly output: string
      /** Standard error, including Python's traceback. */
      readonly errors?: string
      /** Compiler diagnostics in output order, including warnings for programs that ran. */
      readonly diagnostics: readonly Diagnostic[]
      readonly elapsedMs: number
      /** Total number of events, including those beyond the limit. */
      readonly events: number
      /** Reason why the run has no steps to show; undefined if it has some or did not run. */
      readonly hidden: HiddenReason | undefined
      /** Use of input and files; undefined if the program did not start, or the interpreter could not report it. */
      readonly io: ProgramIo | undefined
    }
  | {
      readonly type: 'inspected'
      readonly run: number
      readonly request: number
      readonly inspection: Inspection
    }
  /** Occasional progress of `find`. */
  | { readonly type: 'finding'; readonly run: number; readonly request: number; readonly event: number }
  /** @property event undefined if no matching line runs in the range */
  | {
      readonly type: 'found'
      readonly run: number
      readonly request: number
      readonly event: number | undefined
    }
  /** Occasional progress of `count`. */
  | { readonly type: 'counting'; readonly run: number; readonly request: number; readonly event: number }
  /** @property lines undefined if the rerun diverged from the recorded run or did not finish */
  | {
      readonly type: 'counted'
      readonly run: number
      readonly request: number
      readonly lines: readonly LineCount[] | undefined
    }
  | ({ readonly type: 'probed'; readonly run: number; readonly request: number } & ProbeResult)
  /** Occasional progress of `values`. */
  | { readonly type: 'reading'; readonly run: number; readonly request: number; readonly event: number }
  | {
      readonly type: 'read'
      readonly run: number
      readonly request: number
      readonly answer: ValuesAnswer
    }
  /** Occasional progress of `follow`. */
  | { readonly type: 'following'; readonly run: number; readonly request: number; readonly event: number }
  | {
      readonly type: 'followed'
      readonly run: number
      readonly request: number
      readonly answer: VariableAnswer
    }
  /**
   * @property plainMs fastest unrecorded run of the program; undefined if none could be timed within the limit
   * @property referenceMs fastest run of the reference workload
   */
  | {
      readonly type: 'timed'
      readonly run: number
      readonly plainMs: number | undefined
      readonly referenceMs: number
      /** Slowest run of the reference workload: shows how much other load on the machine slows a run. */
      readonly slowReferenceMs: number
      /** True if recording cost no more per event than usual. */
      readonly isLight: boolean
    }
  /** No time was measured: the interpreter broke or a newer run was recorded meanwhile. */
  | { readonly type: 'untimed'; readonly run: number }
  | ({ readonly type: 'graded'; readonly run: number; readonly case: number } & GradeResult)
  /** Answer to `ping`; also a sign of life during requests without progress replies. */
  | { readonly type: 'pong'; readonly run: number }
  /** The worker threw or the interpreter broke; the page terminates the worker. */
  | { readonly type: 'failed'; readonly run: number; readonly reason: string }
