import variant from '@jitl/quickjs-wasmfile-release-sync'
import { newQuickJSWASMModuleFromVariant, newVariant, type QuickJSWASMModule } from 'quickjs-emscripten-core'
import type { Outcome } from '../run/outcome.ts'
import type { OwnProgram } from '../questions.ts'
import type { Attempt, AttemptEnd, Language, PreparedProgram } from '../worker/language.ts'
import { Watchdog } from '../worker/watchdog.ts'
import { nextWatchMode, type RecorderReport, type WatchMode, WATCH_MODES } from '../worker/watchModes.ts'
import { runProgram } from './run.ts'

/**
 * JavaScript and TypeScript, run by QuickJS compiled to WebAssembly. A run makes one or more attempts: each executes
 * the program, and the next one watches more writes if the board was not found or a write was missed. Each attempt
 * rewrites its program and gets a fresh engine, so that no state leaks between attempts.
 */
export class JavaScriptLanguage implements Language {
  readonly countsLines = false
  readonly #module: WebAssembly.Module
  /** Source of the latest program whose board was found outside lists. Its reruns do not search lists. */
  #sourceByPlaces: string | undefined

  private constructor(module: WebAssembly.Module) {
    this.#module = module
  }

  /** Creates one engine up front, to load everything that needs the network. @param module the compiled engine */
  static async started(module: WebAssembly.Module): Promise<JavaScriptLanguage> {
    const language = new JavaScriptLanguage(module)
    await language.#newEngine()
    return language
  }

  #newEngine(): Promise<QuickJSWASMModule> {
    return newQuickJSWASMModuleFromVariant(newVariant(variant, { wasmModule: this.#module }))
  }

  needsRestart(): boolean {
    return false
  }

  prepared(program: OwnProgram): PreparedProgram {
    return {
      kind: 'prepared',
      diagnostics: [],
      run: (attempt) => {
        if (attempt.task.kind === 'time' || attempt.task.kind === 'grade')
          return this.#runOnce(attempt, program, WATCH_MODES.plain, false)
        return attempt.task.kind !== 'record' && this.#sourceByPlaces === program.source
          ? this.#runByPlaces(attempt, program, WATCH_MODES.stores, undefined)
          : this.#runByLists(attempt, program, WATCH_MODES.narrowed)
      },
    }
  }

  async #runByLists(attempt: Attempt, program: OwnProgram, watchMode: WatchMode): Promise<AttemptEnd> {
    const { seen, ...end } = await this.#runOnce(attempt, program, watchMode, false)
    const next: WatchMode | undefined = nextWatchMode(watchMode, seen)
    if (next !== undefined) return { ...end, next: (again) => this.#runByLists(again, program, next) }
    return isWithoutBoard(end, program, attempt)
      ? { ...end, next: (again) => this.#runByPlaces(again, program, WATCH_MODES.stores, end) }
      : end
  }

  /**
   * Runs an attempt that searches for the board in structures other than lists, in which each cell has its own object
   * and key.
   * @param before end of the earlier attempt, reported if this one records no event; undefined if the program is known
   * to have a board in such a structure
   */
  async #runByPlaces(
    attempt: Attempt,
    program: OwnProgram,
    watchMode: WatchMode,
    before: AttemptEnd | undefined,
  ): Promise<AttemptEnd> {
    const { seen, ...end } = await this.#runOnce(attempt, program, watchMode, true)
    if (seen.mistaken === true && watchMode !== WATCH_MODES.lines)
      return { ...end, next: (again) => this.#runByPlaces(again, program, WATCH_MODES.lines, before) }
    if (before === undefined) return end
    if (attempt.chunks.events > 0) {
      this.#sourceByPlaces = program.source
      return end
    }
    return { ...before, hasBoard: before.hasBoard || end.hasBoard }
  }

  /** Executes the program once. The result `seen` is what the recorder noticed, which decides on the next attempt. */
  async #runOnce(
    attempt: Attempt,
    program: OwnProgram,
    watchMode: WatchMode,
    isByPlaces: boolean,
  ): Promise<AttemptEnd & { readonly seen: RecorderReport }> {
    const watchdog = new Watchdog(attempt)
    const { outcome, report, io, memoryBytes, sleptMs, ...seen } = await runProgram(() => this.#newEngine(), {
      attempt,
      watchdog,
      program,
      watchMode,
      isByPlaces,
    })
    // Fallback answer: a program that exhausted the engine's stack delivers no answer.
    if (attempt.task.kind === 'find') attempt.deliver('null', '[]')
    attempt.errors.add(report)
    // A program may exceed the output limit and end before the next poll.
    const isFlood = attempt.output.isOver && outcome.kind !== 'output-limit'
    return {
      outcome: isFlood ? { kind: 'output-limit', line: undefined } : outcome,
      elapsedMs: watchdog.elapsedMs,
      memoryBytes,
      sleptMs,
      output: attempt.output.text,
      errors: attempt.errors.text,
      hasBoard: seen.board === true || seen.kept === true,
      hasMissedWrite: seen.mistaken === true,
      ...(io && { io }),
      isLight: false,
      isBroken: false,
      next: undefined,
      seen,
    }
  }
}

/**
 * Minimum givens for a search in other structures than lists: the board is recognised by its givens, and unrelated
 * structures would match fewer.
 */
const LEAST_GIVENS = 9
/** Outcomes of programs that ran long enough to have a board. */
const RAN: ReadonlySet<Outcome['kind']> = new Set(['finished', 'runtime-error', 'time-limit'])

/** True if the program ran without a write to a board, and may keep one in a structure that is not a list. */
function isWithoutBoard(
  { outcome, hasMissedWrite }: AttemptEnd,
  program: OwnProgram,
  attempt: Attempt,
): boolean {
  return (
    attempt.chunks.events === 0 &&
    !hasMissedWrite &&
    RAN.has(outcome.kind) &&
    program.input.kind !== 'check' &&
    program.givens.filter((given) => given !== 0).length >= LEAST_GIVENS
  )
}
