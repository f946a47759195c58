/**
 * What the page asks a worker that runs the user's own programs of one language. "Interpreter" includes the compiler of
 * C++.
 */
import type { Direction } from '../search/breakpoints/stopFinder.ts'
import type { KnownLines, LineCount } from './run/knownLines.ts'
import type { PuzzleCells } from './text/puzzleCells.ts'
import type { ProgramIo } from './run/programIo.ts'
import type { ValuesAnswer, ValuesQuery } from './run/lineValues.ts'
import type { VariableAnswer, VariableOrder } from './run/variableStory.ts'
import type { Diagnostic } from '../sudoku/reading/language.ts'
import type { HiddenReason, Outcome } from './run/outcome.ts'

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
  /** A program that has written no digit and printed no board by then is cut off, as at `timeMs`. */
  readonly quietMs?: number
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
   * A full chunk, packed by `packedChunk`: messages in flight take no more memory than the stored
   * trace.
   */
  | { readonly type: 'packed'; readonly chunk: Uint8Array<ArrayBuffer> }

/** What is told while an interpreter starts, to all who wait for it. */
export type Starting =
  /** Download progress. */
  | { readonly type: 'fetching'; readonly bytes: number; readonly totalBytes: number }
  | { readonly type: 'loaded' }

/** What is told of a question that is answered by running a program. */
export type RunTold<Answer> =
  | Starting
  /** Sign of life, several times a second. @property events that the program has made so far; 0 if they do not count */
  | { readonly type: 'alive'; readonly events: number }
  | { readonly type: 'answered'; readonly answer: Answer }

interface Asked<Order, Answer> {
  readonly order: Order
  readonly tell: RunTold<Answer>
}

/**
 * Orders a rerun, which answers a question about a recorded run. Stateless: the worker that recorded the run may be
 * gone.
 */
interface RerunOrder {
  readonly program: OwnProgram
  /** Digests of the recorded run's chunks (see `RunEnd`), as far as known: a rerun that differs is no answer. */
  readonly digests: readonly number[]
  readonly limitMs: number
}

/** The questions, the most urgent first. `event` is the number of an event of the run, from 1; 0 is the start. */
export type OwnQuestions = {
  /** Runs and records a program. */
  readonly run: {
    readonly order: { readonly program: OwnProgram; readonly limits: OwnLimits }
    readonly tell: RecordingTold
  }
  /**
   * Reports roughly `lines` executed lines around an event. The time limit is that up to the event; the lines after it
   * have a limit of their own.
   */
  readonly inspect: Asked<RerunOrder & { readonly event: number; readonly lines: number }, Inspection>
  /** Finds the first or last event after which a target line runs; undefined if there is none. */
  readonly find: Asked<Omit<RerunOrder, 'digests'> & { readonly target: TargetLines }, number | undefined>
  /** Reads values each time a line runs. */
  readonly values: Asked<RerunOrder & { readonly query: ValuesQuery }, ValuesAnswer>
  /** Finds the writes of a variable. */
  readonly follow: Asked<RerunOrder & { readonly variable: VariableOrder }, VariableAnswer>
  /**
   * Counts how often each line runs: up to an event, and in total; undefined if the rerun diverged from the recorded run
   * or did not finish.
   */
  readonly count: Asked<RerunOrder & { readonly event: number }, readonly LineCount[] | undefined>
  /** Runs the program as a judge does, unrecorded. */
  readonly grade: Asked<{ readonly program: OwnProgram; readonly limits: GradeLimits }, GradeResult>
  /** Records the program on another board. */
  readonly probe: Asked<{ readonly program: OwnProgram; readonly limits: ProbeLimits }, ProbeResult>
  /**
   * Runs the program unrecorded, as a judge does, or without a program, a fixed reference workload. Answers the time in
   * ms; undefined if the time limit was over.
   */
  readonly time: Asked<
    { readonly program: OwnProgram | undefined; readonly mostMs: number },
    number | undefined
  >
}

/** What is told of a recorded run. */
export type RecordingTold =
  | Starting
  /** The program is being compiled; its time limit does not run yet. */
  | { readonly type: 'compiling' }
  | RecordedPart
  /**
   * Heartbeat of a running program: at least four times a second, even in the middle of a line. @property line where the
   * program is, if that is known without slowing it down
   */
  | { readonly type: 'running'; readonly elapsedMs: number; readonly line?: number | undefined }
  /** Voids the events sent so far: a write was missed, or no board was found. The program is recorded once more. */
  | { readonly type: 'again' }
  /** The last that is to be heeded. A program that catches its interrupt may still run on. */
  | RunEnd

/** The end of a recorded run. */
export interface RunEnd {
  readonly type: 'ended'
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
  /** A digest per complete chunk, by which a rerun is compared with this run. */
  readonly digests: readonly number[]
  /** True if recording cost no more per event than usual. */
  readonly isLight: boolean
}

/** A judge's limits for one case. */
export type GradeLimits = Pick<OwnLimits, 'timeMs' | 'memoryBytes' | 'output'>

/** Limits of a run on another board. @property events at most those of a chunk; a program that makes more is cut off */
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
