import type { ProgramIo } from '../../../core/own/programIo.ts'
import type { OwnLimits, OwnProgram } from '../../ownProtocol.ts'
import type {
  Attempt,
  AttemptEnd,
  Cut,
  Language,
  PreparedProgram,
  Task,
  TimedRun,
  TimingDependencies,
} from '../shared/language.ts'
import { Watchdog } from '../shared/watchdog.ts'
import { isLight, nextWay, WAYS } from '../shared/ways.ts'
import { PythonInterpreter, type RawOutcome } from './interpreter.ts'
import { broken, outcomeOf } from './outcome.ts'
import { memoryOf, type Pyodide } from './pyodide.ts'
import { PLACES, type PythonWay } from './pythonWay.ts'
import { timedRun } from './timedRun.ts'

/** Restart above this share of the memory limit, because leftovers of earlier runs count against the next program. */
const RESTART_SHARE = 0.5

/** Python; one interpreter runs all programs in sequence. */
export class PythonLanguage implements Language {
  readonly countsLines = true
  readonly #interpreter: PythonInterpreter

  /** @param pyodide freshly started */
  constructor(pyodide: Pyodide) {
    this.#interpreter = new PythonInterpreter(pyodide)
  }

  needsRestart(limits: OwnLimits): boolean {
    return this.#interpreter.memoryBytes > limits.memoryBytes * RESTART_SHARE
  }

  prepared(program: OwnProgram): PreparedProgram {
    return {
      kind: 'prepared',
      diagnostics: [],
      run: (attempt) => this.#ran(attempt, program, isWatched(attempt.task) ? WAYS.narrowed : WAYS.plain),
    }
  }

  timed(dependencies: TimingDependencies, program: OwnProgram, mostMs: number): Generator<void, TimedRun> {
    const ran = (attempt: Attempt, timed: OwnProgram) => this.#ran(attempt, timed, WAYS.plain)
    return timedRun(ran, dependencies, program, mostMs)
  }

  /** @param isLast true if no other way is tried */
  #ran(attempt: Attempt, program: OwnProgram, way: PythonWay, isLast = false): AttemptEnd {
    const interpreter = this.#interpreter
    const { pyodide } = interpreter
    const { output, errors, pages } = attempt
    const watchdog = new Watchdog(attempt, () => interpreter.memoryBytes)
    pyodide.setStdout(output)
    pyodide.setStderr(errors)
    pyodide.setInterruptBuffer(watchdog)
    let raw: RawOutcome
    try {
      raw = interpreter.run(program, way, attempt.task, output.limit, {
        begin(lines, busy) {
          pages.begin(lines)
          attempt.started()
          watchdog.begin(() => memoryOf(pyodide)[busy] !== 0)
        },
        take_part: (address, events) =>
          pages.take(new Uint32Array(memoryOf(pyodide).buffer, address, events)),
        end: () => watchdog.end(),
        deliver: (answer, values) => attempt.deliver(answer, values),
      })
    } catch (error) {
      watchdog.end()
      const reported = broken(error, output.text)
      return { ...reported, ...NO_REPORT, elapsedMs: watchdog.elapsedMs, isBroken: true, next: undefined }
    }
    // A program may exceed the output limit and end before the next poll.
    const cut = watchdog.reason ?? (output.isOver ? 'output-limit' : undefined)
    const io = ioOf(raw)
    const hasPuzzle = program.input.kind !== 'stdin' || io?.input !== 'unread'
    // A question about the program may have left its last events behind.
    const hasNoEvents = pages.events === 0 && (raw.events ?? 0) === 0
    const next = isLast ? undefined : nextRun(way, { raw, cut, isStepless: hasPuzzle && hasNoEvents })
    return {
      outcome: outcomeOf(raw, cut),
      elapsedMs: watchdog.elapsedMs,
      memoryBytes: interpreter.memoryBytes,
      sleptMs: 1000 * (raw.slept ?? 0),
      hasBoard: raw.board === true || raw.kept === true,
      isMistaken: raw.mistaken === true,
      isLight: way !== PLACES && isLight(way, raw, pages.events),
      ...(io && { io }),
      isBroken: false,
      next: next && ((again) => this.#ran(again, program, next.way, next.isLast)),
    }
  }
}

function isWatched({ kind }: Task): boolean {
  return kind !== 'time' && kind !== 'grade'
}

interface RanEnd {
  readonly raw: RawOutcome
  readonly cut: Cut | undefined
  /** True if it had the puzzle, and wrote to no board that was seen. */
  readonly isStepless: boolean
}

/** Returns how to run the program again; undefined if the run is final. */
function nextRun(
  way: PythonWay,
  { raw, cut, isStepless }: RanEnd,
): { readonly way: PythonWay; readonly isLast: boolean } | undefined {
  if (way === PLACES) {
    // Watching was too slow for the program's limits.
    return cut === 'time-limit' || cut === 'memory-limit' ? { way: WAYS.narrowed, isLast: true } : undefined
  }
  const next = nextWay(way, raw)
  if (next !== undefined) return { way: next, isLast: false }
  if (way === WAYS.plain || !isStepless || raw.mistaken === true || cut !== undefined) return undefined
  // Recursion as deep as possible may break the interpreter when it is repeated.
  const hasRun =
    raw.kind === 'finished' || (raw.kind === 'runtime-error' && raw['error'] !== 'RecursionError')
  return hasRun ? { way: PLACES, isLast: false } : undefined
}

function ioOf({ io, isRead }: RawOutcome): ProgramIo | undefined {
  if (io === undefined) return undefined
  const { overread, standIns, written } = io
  const isUsed = isRead === true || standIns.length > 0
  return { input: overread ? 'overread' : isUsed ? 'read' : 'unread', standIns, written }
}

const NO_REPORT = { hasBoard: false, isMistaken: false, isLight: false } as const
