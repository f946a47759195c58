import variant from '@jitl/quickjs-wasmfile-release-sync'
import { newQuickJSWASMModuleFromVariant, newVariant, type QuickJSWASMModule } from 'quickjs-emscripten-core'
import type { OwnProgram } from '../../ownProtocol.ts'
import type { Attempt, AttemptEnd, Language, PreparedProgram } from '../shared/language.ts'
import { Watchdog } from '../shared/watchdog.ts'
import { nextWay, type Way, WAYS } from '../shared/ways.ts'
import { ran } from './run.ts'

/**
 * JavaScript and TypeScript, run by QuickJS, which is compiled to WebAssembly. Each attempt rewrites its program, and gets an
 * engine of its own: none finds anything of those before it.
 */
export class JavaScriptLanguage implements Language {
  readonly countsLines = false
  readonly #module: WebAssembly.Module

  private constructor(module: WebAssembly.Module) {
    this.#module = module
  }

  /** With all that it takes to make engines: there is no network later on. @param module the engine's */
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
    const { outcome, report, ...seen } = await ran(() => this.#newEngine(), {
      attempt,
      watchdog,
      program,
      way,
    })
    // A program that has exhausted the engine's stack delivers nothing.
    if (attempt.task.kind === 'find') attempt.deliver('null', '[]')
    attempt.errors.add(report)
    // A program may print its flood and be done before it is asked.
    const isFlood = attempt.output.isOver && outcome.kind !== 'output-limit'
    const next: Way | undefined = nextWay(way, seen)
    return {
      outcome: isFlood ? { kind: 'output-limit', line: undefined } : outcome,
      elapsedMs: watchdog.elapsedMs,
      hasBoard: seen.board === true || seen.kept === true,
      isMistaken: seen.mistaken === true,
      isLight: false,
      isBroken: false,
      next: next === undefined ? undefined : (again) => this.#ran(again, program, next),
    }
  }
}
