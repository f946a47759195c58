/**
 * Runs a JavaScript program in an engine (QuickJS) and determines its outcome. The realm is this app's code beside the
 * program in the engine: its recorder, console and modules.
 */
import type {
  QuickJSContext,
  QuickJSHandle,
  QuickJSRuntime,
  QuickJSWASMModule,
} from 'quickjs-emscripten-core'
import realmSource from 'virtual:javascript-realm'
import type { ValuesAnswer } from '../run/lineValues.ts'
import type { Outcome } from '../run/outcome.ts'
import type { ProgramIo } from '../run/programIo.ts'
import type { OwnProgram } from '../questions.ts'
import type { Attempt, Cut, Task } from '../worker/language.ts'
import { CommonCall } from './commonCall.ts'
import { LOOK_AFTER_MS, type Watchdog } from '../worker/watchdog.ts'
import { type RecorderReport, type WatchMode, WATCH_MODES } from '../worker/watchModes.ts'
import { HOOK_NAMES } from './hooks.ts'
import { parsed } from './parsing.ts'
import type { makeRealm, RealmOrder } from './realm/realm.ts'
import type { ThrownValue } from './realm/thrown.ts'
import type { Watching } from './rewriter.ts'
import { type RewrittenProgram, rewriteProgram } from './rewriting.ts'
import { columnSources } from './shownExpressions.ts'
import { surroundingsOf } from './surroundings.ts'
import { MemoryLimit } from './memoryLimit.ts'
import { outcomeOfExit, fileName, outcomeOf, stackOverflow } from './thrown.ts'

/** Limit of the program's stack; with a larger one, the engine's native stack may overflow before the limit applies. */
const STACK_BYTES = 1 << 18
/** File name of the realm's code, for stack traces. */
const REALM_NAME = 'backdoku.js'

/** Result of a run, also of a program that could not run. */
export interface RanProgram extends RecorderReport {
  readonly outcome: Outcome
  /** The uncaught error as Node prints it; empty if there is none, for syntax errors, and if the engine broke. */
  readonly report: string
  /** The program's use of input and files; undefined if it did not run, or if the engine could not report it. */
  readonly io?: ProgramIo
  /** Memory of the engine, including the program's; it never shrinks. 0 if the program did not run. */
  readonly memoryBytes: number
  /** Total delay of the program's timers, which the app skips but a judge counts; 0 if it is unknown. */
  readonly sleptMs: number
}

/** Why the realm halts the program: a write was missed, the program exits, or no more of it is needed. */
type Halt = 'mistaken' | 'exit' | 'enough'

export interface RunOrder {
  readonly attempt: Attempt
  readonly watchdog: Watchdog
  readonly program: OwnProgram
  /** How writes to the board are noticed. */
  readonly watchMode: WatchMode
  /** True if the board is searched for in structures of all kinds, because no list holds it. */
  readonly isByPlaces: boolean
}

/**
 * Runs a program until it ends or is cut off. Does not run it if it has a syntax error, or if the task asks for values
 * that no run can provide. Rejects if the engine breaks.
 */
export async function runProgram(
  newEngine: () => Promise<QuickJSWASMModule>,
  order: RunOrder,
): Promise<RanProgram> {
  const { attempt, program, isByPlaces } = order
  const { source, input } = program
  const text = parsed(source)
  if (text.kind === 'fault') {
    const { line, column, message } = text
    return {
      outcome: { kind: 'syntax-error', line, column, error: 'SyntaxError', message },
      report: '',
      memoryBytes: 0,
      sleptMs: 0,
    }
  }
  const { task } = attempt
  const columns = task.kind === 'values' ? columnSources(task.order.expression) : []
  if ('kind' in columns) return answerWithoutRun(attempt, columns)
  const shown = task.kind === 'values' ? { line: task.order.line, columns } : undefined
  const target = new Set(task.kind === 'find' ? task.target.lines.map(([line]) => line) : [])
  const called = input.kind === 'stdin' ? undefined : input.name
  const changed = rewriteProgram(text, watchingOf(task, order), target, shown, called, isByPlaces)
  if (shown !== undefined && !changed.linesWithCode.has(shown.line))
    return answerWithoutRun(attempt, { kind: 'no-code', next: nextLine(shown.line, changed.linesWithCode) })
  const engine = await newEngine()
  return new EngineRun(engine, order, changed, columns).run()
}

function answerWithoutRun(attempt: Attempt, answer: ValuesAnswer): RanProgram {
  attempt.deliver(JSON.stringify(answer), '[]')
  return { outcome: { kind: 'finished', answer: undefined }, report: '', memoryBytes: 0, sleptMs: 0 }
}

function nextLine(line: number, linesWithCode: ReadonlySet<number>): number | undefined {
  const following = [...linesWithCode].filter((each) => each > line)
  return following.length === 0 ? undefined : Math.min(...following)
}

/** Returns what the rewritten program must report for a task. */
function watchingOf({ kind }: Task, { watchMode, isByPlaces }: RunOrder): Watching {
  if (watchMode === WATCH_MODES.plain) return 'nothing'
  const isByLines = watchMode === WATCH_MODES.lines
  if (kind === 'inspect' || kind === 'follow' || isByPlaces) return isByLines ? 'traced by lines' : 'traced'
  if (kind === 'find' || kind === 'values') return isByLines ? 'target by lines' : 'target'
  return isByLines ? 'lines' : 'writes'
}

/** One run of a rewritten program in a fresh engine. */
class EngineRun {
  readonly #memory: MemoryLimit
  readonly #runtime: QuickJSRuntime
  readonly #context: QuickJSContext
  readonly #attempt: Attempt
  readonly #watchdog: Watchdog
  readonly #order: RunOrder
  readonly #rewrittenProgram: RewrittenProgram
  /** Expressions whose values are read; empty for all tasks but `values`. */
  readonly #columns: readonly string[]
  readonly #commonCall = new CommonCall()
  #realm: QuickJSHandle | undefined
  /** The buffer in which the realm's recorder puts events. */
  #log: QuickJSHandle | undefined
  /** The realm's first halt of the program; later ones are ignored. Undefined if the program was not halted. */
  #halt: { readonly reason: Halt; readonly code: number; readonly stack: string } | undefined

  constructor(
    engine: QuickJSWASMModule,
    order: RunOrder,
    text: RewrittenProgram,
    columns: readonly string[],
  ) {
    const runtime = engine.newRuntime()
    this.#memory = new MemoryLimit(engine.getWasmMemory(), order.attempt.memoryBytes)
    this.#columns = columns
    this.#runtime = runtime
    this.#context = runtime.newContext()
    this.#order = order
    this.#attempt = order.attempt
    this.#watchdog = order.watchdog
    this.#rewrittenProgram = text
    runtime.setMaxStackSize(STACK_BYTES)
  }

  run(): RanProgram {
    const runtime = this.#runtime
    this.#realm = this.#createRealm()
    this.#log = this.#context.getProp(this.#realm, 'log')
    const made = this.#context.evalCode(this.#rewrittenProgram.text, fileName, { type: 'global' })
    if (made.error) return this.#syntaxError(made.error)
    this.#attempt.chunks.begin(this.#rewrittenProgram.lines)
    this.#attempt.started()
    this.#watchdog.begin(undefined, { signal: 0, line: () => this.#look() })
    runtime.setInterruptHandler(
      () => this.#halt !== undefined || this.#memory.isExceeded || this.#watchdog[0] !== 0,
    )
    const { outcome, thrown } = this.#execute(made.value)
    runtime.removeInterruptHandler()
    // The program has ended, and the reports on it may need more memory than its limit.
    this.#memory.lift()
    const seen = thrown === 'broken' ? {} : { ...this.#finalReport(), ...this.#io() }
    const sleptMs = thrown === 'broken' ? 0 : this.#sleptMs()
    this.#watchdog.end()
    return {
      ...seen,
      outcome,
      memoryBytes: this.#memory.usedBytes,
      sleptMs,
      report: thrown === 'broken' || thrown === undefined ? '' : this.#errorReport(thrown),
    }
  }

  /** Looks where a recorded program is that runs for long, and hands over what it wrote. @returns the line; 0 if unknown */
  #look(): number {
    if (this.#attempt.task.kind !== 'record' || this.#watchdog.elapsedMs < LOOK_AFTER_MS) return 0
    const looked = this.#call('look')
    if ('error' in looked) return 0
    const line = this.#commonCall.look(this.#context.getString(looked.value), fileName)
    looked.value.dispose()
    return line
  }

  /** Handles source that the parser accepts but the engine does not: newer syntax, or too large. */
  #syntaxError(error: QuickJSHandle): RanProgram {
    const thrown = this.#describedThrown(error)
    const [, line, column] = /:(\d+):(\d+)/.exec(thrown.stack) ?? []
    const outcome: Outcome = {
      kind: 'syntax-error',
      line: line === undefined ? undefined : Number(line),
      column: column === undefined ? undefined : Number(column),
      error: 'SyntaxError',
      message: thrown.message,
    }
    return { outcome, report: '', memoryBytes: 0, sleptMs: 0 }
  }

  // -- the program ---------------------------------------------------------------------------------------------------

  /** Runs a program, and determines its outcome and what it threw; `broken` if the engine broke and cannot tell. */
  #execute(program: QuickJSHandle): {
    readonly outcome: Outcome
    readonly thrown: ThrownValue | 'broken' | undefined
  } {
    try {
      const answer = this.#runToEnd(program)
      if (answer.kind !== 'thrown') return { outcome: this.#unlessCut(answer), thrown: undefined }
      if (this.#halt?.reason === 'exit') return { outcome: outcomeOfExit(this.#halt), thrown: undefined }
      // Memory may be exhausted, and describing the error needs some.
      this.#memory.lift()
      const thrown = this.#describedThrown(answer.error)
      return { outcome: outcomeOf(thrown, this.#cut), thrown }
    } catch (error) {
      if (error instanceof RangeError) return { outcome: stackOverflow(), thrown: 'broken' }
      // Out of memory, the engine may read memory that it does not have.
      if (this.#memory.isExceeded && error instanceof WebAssembly.RuntimeError)
        return { outcome: { kind: 'memory-limit', line: undefined }, thrown: 'broken' }
      throw error
    }
  }

  get #cut(): Cut | undefined {
    return this.#watchdog.reason ?? (this.#memory.isExceeded ? 'memory-limit' : undefined)
  }

  /** Returns `outcome`, or the reason if the program was cut off in a promise job, which hides the interrupt. */
  #unlessCut(outcome: Outcome): Outcome {
    const cut = this.#cut
    return cut === undefined || cut === 'done' ? outcome : { kind: cut, line: undefined }
  }

  /** Runs a program, calls its judged function if it has one, and continues until its event loop is empty. */
  #runToEnd(program: QuickJSHandle): Outcome | { readonly kind: 'thrown'; readonly error: QuickJSHandle } {
    const { input } = this.#order.program
    const started = this.#call('run', program)
    if ('error' in started && (input.kind === 'stdin' || !this.#ignoreFailure())) return started
    if (input.kind !== 'stdin') {
      const { name, cells } = input
      const called = this.#call('call', this.#context.newString(name), this.#context.newString(cells))
      if ('error' in called) return called
      if (this.#context.dump(called.value) !== true)
        return 'error' in started ? started : { kind: 'no-function', name }
    }
    for (;;) {
      const { error } = this.#runtime.executePendingJobs()
      if (error) return { kind: 'thrown', error }
      const rejection = this.#rejection()
      if (rejection !== undefined) return { kind: 'thrown', error: rejection }
      const next = this.#call('next')
      if ('error' in next) return next
      if (this.#context.dump(next.value) !== true) break
    }
    const finished = this.#call('finish')
    if ('error' in finished) return finished
    const code = this.#context.getNumber(finished.value)
    if (code !== 0) return outcomeOfExit({ code, stack: '' })
    if (input.kind === 'stdin') return { kind: 'finished', answer: undefined }
    const answer = this.#call('answer', this.#context.newString(input.kind))
    return 'error' in answer ? answer : { kind: 'finished', answer: this.#context.getString(answer.value) }
  }

  /**
   * Ignores that the program's top-level code failed or exited, if a skipped demo explains it. A demo is the program's
   * own call of the function that is judged.
   * @returns false if no demo was skipped, or the program was cut off or halted otherwise
   */
  #ignoreFailure(): boolean {
    if (this.#cut !== undefined || (this.#halt !== undefined && this.#halt.reason !== 'exit')) return false
    const halt = this.#halt
    this.#halt = undefined
    const skipped = this.#call('hasSkipped')
    const isSkipped = !('error' in skipped) && this.#context.dump(skipped.value) === true
    if (!isSkipped) this.#halt = halt
    return isSkipped
  }

  /** Returns the error of the first promise rejection without a handler; undefined if there is none. */
  #rejection(): QuickJSHandle | undefined {
    const rejected = this.#call('rejection')
    if ('error' in rejected) return rejected.error
    const { length } = this.#context.dump(rejected.value) as readonly unknown[]
    return length === 0 ? undefined : this.#context.getProp(rejected.value, 0)
  }

  #call(
    name: keyof ReturnType<typeof makeRealm>,
    ...values: readonly QuickJSHandle[]
  ): { readonly value: QuickJSHandle } | { readonly kind: 'thrown'; readonly error: QuickJSHandle } {
    const realm = this.#requireRealm()
    const result = this.#context.callFunction(this.#context.getProp(realm, name), realm, ...values)
    return result.error ? { kind: 'thrown', error: result.error } : { value: result.value }
  }

  // -- reports -------------------------------------------------------------------------------------------------------

  #describedThrown(error: QuickJSHandle): ThrownValue {
    const described = this.#call('describeThrown', error)
    if ('error' in described) return { error: 'Error', message: '', stack: '', line: undefined }
    const thrown = JSON.parse(this.#context.getString(described.value)) as ThrownValue
    // The engine throws that it was interrupted, or `null` if it had no memory for an error.
    return this.#memory.isExceeded ? { ...thrown, error: 'RangeError', message: 'out of memory' } : thrown
  }

  #finalReport(): RecorderReport {
    // `end` flushes the recorder, which may detect only then that it has missed a write.
    const isCut = this.#cut !== undefined
    const reported = this.#call('end', isCut ? this.#context.true : this.#context.false)
    const mistaken = this.#halt?.reason === 'mistaken'
    if ('error' in reported) return { mistaken, board: true }
    const seen = JSON.parse(this.#context.getString(reported.value)) as RecorderReport
    return { ...seen, mistaken: mistaken || seen.mistaken === true }
  }

  #io(): { readonly io?: ProgramIo } {
    const reported = this.#call('io')
    if ('error' in reported) return {}
    return { io: JSON.parse(this.#context.getString(reported.value)) as ProgramIo }
  }

  #sleptMs(): number {
    const slept = this.#call('slept')
    return 'error' in slept ? 0 : this.#context.getNumber(slept.value)
  }

  /** Formats an uncaught error as Node prints it. */
  #errorReport({ error, message, stack, line }: ThrownValue): string {
    const calls = stack
      .split('\n')
      .filter((call) => call.includes(fileName))
      .slice(0, 10)
    const place = line ?? /:(\d+)(?::\d+)?\)?$/.exec(calls[0] ?? '')?.[1]
    const text = place === undefined ? '' : (this.#order.program.source.split('\n')[Number(place) - 1] ?? '')
    const head = place === undefined ? '' : `${fileName}:${place}\n${text}\n\n`
    const title = message === '' ? error : `${error}: ${message}`
    return `${[head + title, ...calls].join('\n')}\n`
  }

  // -- the realm -----------------------------------------------------------------------------------------------------

  #requireRealm(): QuickJSHandle {
    if (this.#realm === undefined) throw new Error('The realm is not made yet')
    return this.#realm
  }

  #createRealm(): QuickJSHandle {
    const context = this.#context
    const make = context.unwrapResult(context.evalCode(realmSource, REALM_NAME, { type: 'global' }))
    const store = context.unwrapResult(
      context.evalCode('(function(list,key,value){list[key]=value})', REALM_NAME, { type: 'global' }),
    )
    const dependencies = context.newObject()
    context.setProp(dependencies, 'looseStore', store)
    context.setProp(dependencies, 'order', this.#realmOrder())
    for (const [name, made] of Object.entries(this.#functions()))
      context.setProp(dependencies, name, context.newFunction(name, made))
    return context.unwrapResult(context.callFunction(make, context.undefined, dependencies))
  }

  #realmOrder(): QuickJSHandle {
    const { program, watchMode, isByPlaces } = this.#order
    const { task } = this.#attempt
    const { lines, scopes } = this.#rewrittenProgram
    const order: RealmOrder = {
      givens: [...program.givens],
      sites: lines.length,
      isNarrowing: watchMode === WATCH_MODES.narrowed,
      isByLines: watchMode === WATCH_MODES.lines,
      isByPlaces,
      scopes,
      inspect: task.kind === 'inspect' ? { event: task.event, lines: task.lines } : undefined,
      find: task.kind === 'find' ? task.target : undefined,
      follow: task.kind === 'follow' ? task.order : undefined,
      values: task.kind === 'values' ? { ...task.order, columns: this.#columns } : undefined,
      input: program.input.kind === 'stdin' ? program.input.text : undefined,
      ...surroundingsOf(program.source),
      isAtJudge: task.kind === 'grade',
      limit: this.#attempt.output.limit,
      hooks: HOOK_NAMES,
    }
    const text = `(${JSON.stringify(order)})`
    return this.#context.unwrapResult(this.#context.evalCode(text, REALM_NAME, { type: 'global' }))
  }

  /** The only functions of this worker that the realm gets. */
  #functions(): Readonly<Record<string, (...values: QuickJSHandle[]) => QuickJSHandle | undefined>> {
    const context = this.#context
    const { output, errors } = this.#attempt
    return {
      takePart: (events) => context.newNumber(this.#takePart(context.getNumber(events))),
      write: (stream, text) => {
        const printed = context.getNumber(stream) === 1 ? output : errors
        printed.add(context.getString(text))
        return undefined
      },
      halt: (reason, code, stack) => {
        this.#halt ??= {
          reason: context.getString(reason) as Halt,
          code: context.getNumber(code),
          stack: context.getString(stack),
        }
        return undefined
      },
      deliver: (inspection, values) => {
        this.#attempt.deliver(context.getString(inspection), context.getString(values))
        return undefined
      },
    }
  }

  /** Passes on the events in the log. @param events number of them @returns the number wanted in the next call */
  #takePart(events: number): number {
    if (this.#log === undefined) throw new Error('There is no log yet')
    const log = this.#context.getArrayBuffer(this.#log)
    try {
      const { buffer, byteOffset } = log.value
      return this.#attempt.chunks.take(new Uint32Array(buffer as ArrayBuffer, byteOffset, events))
    } finally {
      log.dispose()
    }
  }
}
