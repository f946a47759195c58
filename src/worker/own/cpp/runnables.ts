import type { OwnProgram } from '../../ownProtocol.ts'
import type { Runnable } from './attempt.ts'
import type { Compilation, Compiler } from './compiler.ts'
import { instrumented } from './instrument.ts'
import type { Instrumentation } from './instrumentation.ts'
import { CodeMap } from './debug/codeMap.ts'
import type { AttemptPlan } from './attemptPlan.ts'

/** A program that has been compiled, in the ways in which it is run. */
export class CompiledProgram {
  readonly compilation: Compilation
  readonly #runnables = new Map<string, Runnable>()
  #code: CodeMap | undefined
  #remembered: { readonly key: string; readonly plan: AttemptPlan } | undefined

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
  remember(program: OwnProgram, plan: AttemptPlan): void {
    this.#remembered = { key: inputKey(program), plan }
  }

  /** Undefined if the latest run was another one. */
  remembered(program: OwnProgram): AttemptPlan | undefined {
    return this.#remembered?.key === inputKey(program) ? this.#remembered.plan : undefined
  }
}

function inputKey({ input, givens }: OwnProgram): string {
  return JSON.stringify([input, [...givens]])
}

/** Programs are run again and again: the latest is not compiled twice. */
export class CompiledPrograms {
  readonly #compiler: Compiler
  #latest: { readonly key: string; readonly program: CompiledProgram } | undefined

  constructor(compiler: Compiler) {
    this.#compiler = compiler
  }

  /** @param begin called before it is compiled, if that has to be done */
  async compiled(program: OwnProgram, begin: () => void): Promise<CompiledProgram> {
    const { source, input, givens, optimized } = program
    // A text on the standard input, and the puzzle then, have no part in it.
    const key = JSON.stringify([source, optimized, input.kind === 'stdin' ? 'stdin' : [input, [...givens]]])
    if (this.#latest?.key !== key) {
      begin()
      this.#latest = { key, program: new CompiledProgram(await this.#compiler.compiled(program)) }
    }
    return this.#latest.program
  }
}
