import type { OwnProgram } from '../../ownProtocol.ts'
import type { Runnable } from './cppRun.ts'
import type { Compilation } from './compiler.ts'
import { instrumented } from './instrument.ts'
import type { Instrumentation } from './instrumentation.ts'
import { CodeMap } from './debug/codeMap.ts'
import type { BoardPlan } from './boardPlan.ts'

/** A program that has been compiled, in the ways in which it is run. */
export class CompiledProgram {
  readonly compilation: Compilation
  readonly #runnables = new Map<string, Runnable>()
  #code: CodeMap | undefined
  #remembered: { readonly key: string; readonly plan: BoardPlan } | undefined

  constructor(compilation: Compilation) {
    this.compilation = compilation
  }

  /** @throws RangeError if there is nothing to run */
  runnable(instrumentation: Instrumentation): Runnable {
    const key = JSON.stringify(instrumentation)
    let known = this.#runnables.get(key)
    if (known === undefined) {
      const { module, diagnostics } = this.compilation
      if (module === undefined) throw new RangeError('The program does not compile')
      const made = instrumented(module, instrumentation)
      known = { module: new WebAssembly.Module(made.module), instrumented: made, diagnostics }
      this.#runnables.set(key, known)
    }
    return known
  }

  /** @throws RangeError if there is nothing to run */
  get code(): CodeMap {
    const { module } = this.compilation
    if (module === undefined) throw new RangeError('The program does not compile')
    this.#code ??= new CodeMap(module)
    return this.#code
  }

  /** How the boards of a run were found that could be relied on. */
  remember(program: OwnProgram, plan: BoardPlan): void {
    this.#remembered = { key: inputKey(program), plan }
  }

  /** Undefined if the latest run was another one. */
  remembered(program: OwnProgram): BoardPlan | undefined {
    return this.#remembered?.key === inputKey(program) ? this.#remembered.plan : undefined
  }
}

function inputKey({ input, givens }: OwnProgram): string {
  return JSON.stringify([input, [...givens]])
}
