import type { ValuesAnswer, ValuesQuery } from '../run/lineValues.ts'
import type { OwnProgram } from '../questions.ts'
import type {
  Attempt,
  AttemptEnd,
  Language,
  PreparedProgram,
  Task,
  UnrunnableProgram,
} from '../worker/language.ts'
import { type BoardPlan, firstPlan, nextPlan, planAgain } from './boardPlan.ts'
import type { Compilation, Compiler } from './compiler.ts'
import { CppRun, type Runnable } from './cppRun.ts'
import { withoutLibraryError } from './crashes.ts'
import { shownColumns, withExpressions } from './shownExpressions.ts'
import { SHOWN_PRELUDE } from './shownPrelude.ts'
import { SHOWN_FILE } from './sourceFiles.ts'
import { instrumented } from './instrument.ts'
import type { Instrumentation } from './instrumentation.ts'
import { CodeMap } from './debug/codeMap.ts'

/**
 * C++. A program is compiled once for all its runs, except those that read the values of expressions, and instrumented
 * for each kind of run. Each run has its own memory.
 */
export class CppLanguage implements Language {
  readonly countsLines = false
  readonly #compiler: Compiler
  /** Cache of the program compiled last, because it is rerun often. */
  #latest: { readonly key: string; readonly program: CompiledProgram } | undefined

  /** Cache of the program compiled last with expressions whose values are read. */
  #latestWithExpressions: { readonly key: string; readonly program: CompiledProgram } | undefined

  constructor(compiler: Compiler) {
    this.#compiler = compiler
  }

  needsRestart(): boolean {
    return false
  }

  async prepared(program: OwnProgram, compiling: () => void): Promise<PreparedProgram | UnrunnableProgram> {
    const { input, source } = program
    if (input.kind !== 'stdin' && !mentions(source, input.name)) {
      const outcome = { kind: 'no-function', name: input.name } as const
      return { kind: 'unrunnable', outcome, errors: '', diagnostics: [] }
    }
    const compiled = await this.#compiledProgram(program, compiling)
    const { module, diagnostics } = compiled.compilation
    if (module === undefined) return unrunnableProgram(compiled.compilation)
    return {
      kind: 'prepared',
      diagnostics,
      run: (attempt) => {
        const { task } = attempt
        return task.kind === 'values'
          ? this.#runWithExpressions(attempt, program, task.order, compiled.compilation)
          : runOnce(attempt, program, compiled, planFor(task, program, compiled), [])
      },
    }
  }

  /**
   * Compiles the program with the expressions at their line, and runs it. If the expressions cannot be compiled there,
   * delivers the reason without a run.
   */
  async #runWithExpressions(
    attempt: Attempt,
    program: OwnProgram,
    order: ValuesQuery,
    original: Compilation,
  ): Promise<AttemptEnd> {
    const columns = shownColumns(order.expression)
    if ('kind' in columns) return answerWithoutRun(attempt, columns)
    const shown = withExpressions(program.source, order.line, columns)
    if (shown.kind === 'no-code') return answerWithoutRun(attempt, shown)
    const changed = { ...program, source: shown.text }
    const key = JSON.stringify([shown.text, program.input])
    if (this.#latestWithExpressions?.key !== key) {
      const compilation = await this.#compiler.recompile(changed, SHOWN_PRELUDE, original)
      if (compilation.module === undefined)
        return answerWithoutRun(attempt, expressionFault(order.expression, columns, compilation))
      this.#latestWithExpressions = { key, program: new CompiledProgram(compilation) }
    }
    const compiled = this.#latestWithExpressions.program
    return runOnce(attempt, program, compiled, planFor(attempt.task, program, compiled), columns)
  }

  async #compiledProgram(program: OwnProgram, compiling: () => void): Promise<CompiledProgram> {
    const { source, input, optimized } = program
    // The puzzle is not part of the key: it does not affect the compilation.
    const called = input.kind === 'stdin' ? 'stdin' : input
    const key = JSON.stringify([source, optimized, called])
    if (this.#latest?.key !== key) {
      compiling()
      this.#latest = { key, program: new CompiledProgram(await this.#compiler.compiled(program)) }
    }
    return this.#latest.program
  }
}

function answerWithoutRun(attempt: Attempt, answer: ValuesAnswer): AttemptEnd {
  attempt.deliver(JSON.stringify(answer), '[]')
  return {
    outcome: { kind: 'finished', answer: undefined },
    elapsedMs: 0,
    hasBoard: false,
    hasMissedWrite: false,
    isLight: false,
    isBroken: false,
    next: undefined,
  }
}

/** Matches the compiler's first error in an expression. The nth expression is line n of `SHOWN_FILE`. */
const SHOWN_ERROR = new RegExp(`^${SHOWN_FILE}:(\\d+):(\\d+): (?:fatal )?error: (.*)$`, 'm')

/** Returns the compiler's error, with its position in `expression` if the error is in one of its columns. */
function expressionFault(
  expression: string,
  columns: readonly string[],
  { report, diagnostics }: Compilation,
): ValuesAnswer {
  const [, row, column, message] = SHOWN_ERROR.exec(report) ?? []
  if (message === undefined) {
    const other = diagnostics.find(({ severity }) => severity === 'error')?.message ?? report
    return { kind: 'fault', column: undefined, message: other }
  }
  const before = columns.slice(0, Number(row) - 1)
  const from = before.reduce((at, each) => expression.indexOf(each, at) + each.length, 0)
  const start = expression.indexOf(columns[Number(row) - 1] ?? '', from)
  return { kind: 'fault', column: start + Math.max(1, Number(column)), message }
}

/** @param name may include a class: `Solution.solve` */
function mentions(source: string, name: string): boolean {
  return name.split('.').every((part) => new RegExp(`\\b${part}\\b`).test(source))
}

function unrunnableProgram({ isTooLarge, diagnostics, report }: Compilation): UnrunnableProgram {
  if (isTooLarge) {
    const outcome = { kind: 'memory-limit', line: undefined } as const
    return { kind: 'unrunnable', outcome, errors: '', diagnostics }
  }
  const error = diagnostics.find(({ severity }) => severity === 'error')
  const { line, column, message } = error ?? { line: undefined, column: undefined, message: report }
  const outcome = { kind: 'compile-error', line, column, message } as const
  return { kind: 'unrunnable', outcome, errors: report, diagnostics }
}

/**
 * Returns the plan by which a run finds the board: for a rerun, the plan remembered for the same program and input, if
 * any; else the first plan.
 */
function planFor({ kind }: Task, program: OwnProgram, compiled: CompiledProgram): BoardPlan {
  const rememberedPlan = kind === 'record' ? undefined : compiled.rememberedPlan(program)
  return rememberedPlan === undefined ? firstPlan(program) : planAgain(rememberedPlan)
}

/** Runs the program once, by a plan. If the run must be repeated, `next` of the result repeats it by another plan. */
function runOnce(
  attempt: Attempt,
  program: OwnProgram,
  compiled: CompiledProgram,
  plan: BoardPlan,
  columns: readonly string[],
): AttemptEnd {
  const { task, errors } = attempt
  const isTraced = task.kind === 'inspect' || task.kind === 'follow'
  const runnable = compiled.runnable({
    watched: plan.watched,
    isReported: isTraced,
    target: targetLines(task),
  })
  const code = isTraced ? compiled.code : undefined
  const run = new CppRun(attempt, program, runnable, plan, code, columns)
  const outcome = run.outcome() ?? ({ kind: 'finished', answer: undefined } as const)
  const next = run.hasMissed ? nextPlan(plan, run) : undefined
  if (next === undefined && (task.kind === 'record' || task.kind === 'values'))
    compiled.remember(program, plan)
  return {
    outcome,
    elapsedMs: run.elapsedMs,
    memoryBytes: run.memoryBytes,
    sleptMs: run.sleptMs,
    ...(outcome.kind === 'runtime-error' && { errors: withoutLibraryError(errors.text) }),
    hasBoard: plan.boards.length > 0,
    hasMissedWrite: plan.isUnseen,
    io: run.io,
    isLight: false,
    isBroken: false,
    next: next && ((again) => runOnce(again, program, compiled, next, columns)),
  }
}

/**
 * Returns the lines that the task searches for, ascending and without duplicates, so that equal sets share one
 * instrumented module; empty for tasks that search for none.
 */
function targetLines(task: Task): readonly number[] {
  if (task.kind !== 'find') return []
  return [...new Set(task.target.lines.map(([line]) => line))].toSorted((one, other) => one - other)
}

/** A compiled program, with caches of its instrumented modules, its code map and its plans for finding boards. */
class CompiledProgram {
  readonly compilation: Compilation
  readonly #runnables = new Map<string, Runnable>()
  #code: CodeMap | undefined
  /** Plans of runs that missed no write, by the program's input. */
  readonly #plans = new Map<string, BoardPlan>()

  constructor(compilation: Compilation) {
    this.compilation = compilation
  }

  /** @throws RangeError if the program does not compile */
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

  remember(program: OwnProgram, plan: BoardPlan): void {
    this.#plans.set(inputKey(program), plan)
  }

  rememberedPlan(program: OwnProgram): BoardPlan | undefined {
    return this.#plans.get(inputKey(program))
  }
}

function inputKey({ input, givens }: OwnProgram): string {
  return JSON.stringify([input, [...givens]])
}
