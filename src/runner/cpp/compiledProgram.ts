import type { OwnProgram } from '../ownQuestions.ts'
import type { Runnable } from './cppRun.ts'
import type { Compilation } from './compiler.ts'
import { instrumented } from './instrument.ts'
import type { Instrumentation } from './instrumentation.ts'
import { CodeMap } from './debug/codeMap.ts'
import type { BoardPlan } from './boardPlan.ts'

/** A compiled program, with caches of its instrumented modules, its code map and its plans for finding boards. */
export class CompiledProgram {
  readonly compilation: Compilation
  readonly #runnables = new Map<string, Runnable>()
  #code: CodeMap | undefined
  /** Plans of runs that missed no write, by the program's input. */
  readonly #plans = new Map<string, BoardPlan>()

  constructor(compilation: Compilation) {
    this.compilation = compilation
  }

  /** Returns the module with the given instrumentation. @throws RangeError if the program does not compile */
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

  /** Lines, functions and variables by code offset. @throws RangeError if the program does not compile */
  get code(): CodeMap {
    const { module } = this.compilation
    if (module === undefined) throw new RangeError('The program does not compile')
    this.#code ??= new CodeMap(module)
    return this.#code
  }

  /** Keeps the plan of a run that missed no write. */
  remember(program: OwnProgram, plan: BoardPlan): void {
    this.#plans.set(inputKey(program), plan)
  }

  /** Returns the plan kept for the same input and puzzle; undefined if there is none. */
  rememberedPlan(program: OwnProgram): BoardPlan | undefined {
    return this.#plans.get(inputKey(program))
  }
}

function inputKey({ input, givens }: OwnProgram): string {
  return JSON.stringify([input, [...givens]])
}
