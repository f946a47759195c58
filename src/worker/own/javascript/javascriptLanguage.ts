import variant from '@jitl/quickjs-wasmfile-release-sync'
import { newQuickJSWASMModuleFromVariant, newVariant, type QuickJSWASMModule } from 'quickjs-emscripten-core'
import type { OwnProgram } from '../../ownProtocol.ts'
import type { Attempt, AttemptEnd, Language, PreparedProgram } from '../shared/language.ts'
import { Watchdog } from '../shared/watchdog.ts'
import { nextWay, type Way, WAYS } from '../shared/ways.ts'
import { ran } from './run.ts'

/**
 * JavaScript and TypeScript, run by QuickJS compiled to WebAssembly. Each attempt rewrites its program and gets a fresh
 * engine, so that no state leaks between runs.
 */
export class JavaScriptLanguage implements Language {
  readonly countsLines = false
  readonly #module: WebAssembly.Module

  private constructor(module: WebAssembly.Module) {
    this.#module = module
  }

  /** Creates one engine up front, to load everything that needs the network. @param module the engine's */
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
    return { kind: 'prepared', diagnostics: [], run: (attempt) => this.#ran(attempt, program, WAYS.narrowed) }
  }

  async #ran(attempt: Attempt, program: OwnProgram, way: Way): Promise<AttemptEnd> {
    const watchdog = new Watchdog(attempt)
    const { outcome, report, io, ...seen } = await ran(() => this.#newEngine(), {
      attempt,
      watchdog,
      program,
      way,
    })
    // Fallback answer: a program that exhausted the engine's stack delivers none.
    if (attempt.task.kind === 'find') attempt.deliver('null', '[]')
    attempt.errors.add(report)
    // A program may exceed the output limit and end before the next poll.
    const isFlood = attempt.output.isOver && outcome.kind !== 'output-limit'
    const next: Way | undefined = nextWay(way, seen)
    return {
      outcome: isFlood ? { kind: 'output-limit', line: undefined } : outcome,
      elapsedMs: watchdog.elapsedMs,
      hasBoard: seen.board === true || seen.kept === true,
      isMistaken: seen.mistaken === true,
      ...(io && { io }),
      isLight: false,
      isBroken: false,
      next: next === undefined ? undefined : (again) => this.#ran(again, program, next),
    }
  }
}
