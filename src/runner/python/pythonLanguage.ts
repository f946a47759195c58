import reference from './reference.py?raw'
import type { ProgramIo } from '../run/programIo.ts'
import type { GradeLimits, OwnProgram } from '../questions.ts'
import type {
  Attempt,
  AttemptEnd,
  Cut,
  Language,
  PreparedProgram,
  Task,
  TimedRun,
  TimingDependencies,
} from '../worker/language.ts'
import { VariableLog } from '../worker/variableLog.ts'
import { Watchdog } from '../worker/watchdog.ts'
import { isLight, nextWatchMode, WATCH_MODES } from '../worker/watchModes.ts'
import { PythonInterpreter, type RawOutcome } from './interpreter.ts'
import { outcomeOfBreak, outcomeOf } from './outcome.ts'
import { memoryOf, type Pyodide } from './pyodide.ts'
import { PLACES_MODE, type PythonWatchMode } from './recorder.ts'
import { RepeatedAttempt } from '../worker/rerun.ts'

/**
 * The interpreter is restarted above this share of the memory limit, because leftovers of earlier runs count against
 * the next program.
 */
const RESTART_SHARE = 0.5

/** Asks Python to look where the program is; the same number as in `whereabouts.py`. */
const LOOK_SIGNAL = 10

const REFERENCE: OwnProgram = {
  source: reference,
  input: { kind: 'stdin', text: '' },
  givens: new Uint8Array(81),
  optimized: false,
}

/** Python; one interpreter runs all programs in sequence. */
export class PythonLanguage implements Language {
  readonly countsLines = true
  readonly #interpreter: PythonInterpreter

  /** @param pyodide freshly started */
  constructor(pyodide: Pyodide) {
    this.#interpreter = new PythonInterpreter(pyodide)
  }

  needsRestart(limits: GradeLimits): boolean {
    return this.#interpreter.memoryBytes > limits.memoryBytes * RESTART_SHARE
  }

  prepared(program: OwnProgram): PreparedProgram {
    return {
      kind: 'prepared',
      diagnostics: [],
      run: (attempt) =>
        this.#runOnce(attempt, program, isWatched(attempt.task) ? WATCH_MODES.narrowed : WATCH_MODES.plain),
    }
  }

  timed(dependencies: TimingDependencies, program: OwnProgram | undefined, mostMs: number): TimedRun {
    const attempt = new RepeatedAttempt(dependencies, { kind: 'time' }, mostMs)
    const { elapsedMs, isBroken } = this.#runOnce(attempt, program ?? REFERENCE, WATCH_MODES.plain)
    return { elapsedMs: attempt.limit === undefined && !isBroken ? elapsedMs : undefined, isBroken }
  }

  /**
   * @param watchMode how the program's writes are watched
   * @param isLast true if no other mode may follow
   */
  #runOnce(attempt: Attempt, program: OwnProgram, watchMode: PythonWatchMode, isLast = false): AttemptEnd {
    const interpreter = this.#interpreter
    const { pyodide } = interpreter
    const { output, errors, chunks } = attempt
    const watchdog = new Watchdog(attempt, () => interpreter.memoryBytes)
    pyodide.setStdout(output)
    pyodide.setStderr(errors)
    pyodide.setInterruptBuffer(watchdog)
    const log = attempt.task.kind === 'follow' ? new VariableLog(attempt.task.order) : undefined
    let raw: RawOutcome
    try {
      raw = interpreter.run(program, watchMode, attempt.task, output.limit, {
        begin(lines, busy, line) {
          chunks.begin(lines)
          attempt.started()
          watchdog.begin(() => memoryOf(pyodide)[busy] !== 0, {
            signal: attempt.task.kind === 'record' ? LOOK_SIGNAL : 0,
            line: () => new Int32Array(memoryOf(pyodide).buffer, line, 1)[0],
          })
        },
        take_part: (address, events) =>
          chunks.take(new Uint32Array(memoryOf(pyodide).buffer, address, events)),
        end: () => watchdog.end(),
        deliver: (answer, values) => attempt.deliver(answer, values),
        take_lines: (lines) =>
          log === undefined ||
          lines.some(([before, after, line, isAgain, call, value]) =>
            log.ran({ before, after, line, isAgain }, call ?? undefined, () => value),
          ),
        end_lines: (events, hasEnded, values) =>
          log && attempt.deliver(JSON.stringify(log.answer(events, hasEnded)), values),
      })
    } catch (error) {
      watchdog.end()
      const reported = outcomeOfBreak(error, output.text)
      return { ...reported, ...NO_REPORT, elapsedMs: watchdog.elapsedMs, isBroken: true, next: undefined }
    }
    // A program may exceed the output limit and end before the watchdog checks it again.
    const cut = watchdog.reason ?? (output.isOver ? 'output-limit' : undefined)
    const io = ioOf(raw)
    const hasPuzzle = program.input.kind !== 'stdin' || io?.input !== 'unread'
    // A run that ends early, once its task is done, may not have handed over its last events; `raw.events` counts them.
    const hasNoEvents = chunks.events === 0 && (raw.events ?? 0) === 0
    const next = isLast ? undefined : nextRun(watchMode, { raw, cut, isStepless: hasPuzzle && hasNoEvents })
    return {
      outcome: outcomeOf(raw, cut),
      elapsedMs: watchdog.elapsedMs,
      memoryBytes: interpreter.memoryBytes,
      sleptMs: 1000 * (raw.slept ?? 0),
      hasBoard: raw.board === true || raw.kept === true,
      hasMissedWrite: raw.mistaken === true,
      isLight: watchMode !== PLACES_MODE && isLight(watchMode, raw, chunks.events),
      ...(io && { io }),
      isBroken: false,
      next: next && ((again) => this.#runOnce(again, program, next.watchMode, next.isLast)),
    }
  }
}

/** True if a task has to see writes to the board. */
function isWatched({ kind }: Task): boolean {
  return kind !== 'time' && kind !== 'grade'
}

interface EndedRun {
  /** Python's report of the run. */
  readonly raw: RawOutcome
  readonly cut: Cut | undefined
  /** True if the program had the puzzle, but no write to a board was seen. */
  readonly isStepless: boolean
}

/** Returns undefined if the run is final. */
function nextRun(
  watchMode: PythonWatchMode,
  { raw, cut, isStepless }: EndedRun,
): { readonly watchMode: PythonWatchMode; readonly isLast: boolean } | undefined {
  if (watchMode === PLACES_MODE) {
    // Watching in this mode took too much time or memory.
    return cut === 'time-limit' || cut === 'memory-limit'
      ? { watchMode: WATCH_MODES.narrowed, isLast: true }
      : undefined
  }
  const next = nextWatchMode(watchMode, raw)
  if (next !== undefined) return { watchMode: next, isLast: false }
  if (watchMode === WATCH_MODES.plain || !isStepless || raw.mistaken === true || cut !== undefined)
    return undefined
  // Recursion as deep as possible may break the interpreter when it is repeated.
  const hasRun =
    raw.kind === 'finished' || (raw.kind === 'runtime-error' && raw['error'] !== 'RecursionError')
  return hasRun ? { watchMode: PLACES_MODE, isLast: false } : undefined
}

/** Returns undefined if Python did not report it. */
function ioOf({ io, isRead }: RawOutcome): ProgramIo | undefined {
  if (io === undefined) return undefined
  const { overread, standIns, written } = io
  const isUsed = isRead === true || standIns.length > 0
  return { input: overread ? 'overread' : isUsed ? 'read' : 'unread', standIns, written }
}

/** Results of a run that broke the interpreter. */
const NO_REPORT = { hasBoard: false, hasMissedWrite: false, isLight: false } as const
