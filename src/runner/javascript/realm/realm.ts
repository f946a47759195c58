/**
 * The realm: the part of the worker that runs inside QuickJS next to users' programs (recorder, console, modules,
 * clock). It gets only a few functions from the worker. Programs see only globals that Node has and, if a judge calls
 * one of their functions, those of test frameworks.
 */
import type { VariableOrder } from '../../run/variableStory.ts'
import type { TargetLines } from '../../questions.ts'
import type { HookName } from '../hooks.ts'
import type { PuzzleCells } from '../../text/puzzleCells.ts'
import type { ProgramIo } from '../../run/programIo.ts'
import type { List } from './boards.ts'
import { Buffer } from './buffer.ts'
import { boardOf, firstOf, functionNamed, isBoard, judgeText, written } from './calling.ts'
import { makeChance, makeClock, withClock } from './clock.ts'
import { format, makeConsole } from './console.ts'
import { Files } from './files.ts'
import { makeFinder } from './finder.ts'
import { InputLog } from './textStream.ts'
import { makeFollower } from './follower.ts'
import { makeInspector } from './inspector.ts'
import type { Frame } from './lineTracer.ts'
import { makeRequire } from './modules.ts'
import { FOLDER, PROGRAM_PATH } from './paths.ts'
import { makeProcess } from './process.ts'
import { makePlaceRecorder } from './placeRecorder.ts'
import { makePlaceSearch } from './placeSearch.ts'
import { makeRecorder } from './recorder.ts'
import { Stdin } from './stdin.ts'
import { makeTasks } from './tasks.ts'
import { TEST_GLOBALS, testFramework } from './testFrameworks.ts'
import { describeThrown } from './thrown.ts'
import { makeValueReader, type RealmValuesOrder } from './valueReader.ts'

/** The run, and functions of the worker, which the worker passes in. */
export interface RealmDependencies {
  readonly order: RealmOrder
  /** Stores `list[key] = value` with the semantics of sloppy mode. */
  readonly looseStore: (list: unknown, key: unknown, value: unknown) => void
  /**
   * Passes the filled part of the event log to the worker.
   * @param events number in the part
   * @returns size of the next part
   */
  takePart(events: number): number
  /**
   * Makes the engine interrupt the program at its next check.
   * @param reason the recorder missed a write, the program called `exit`, or its task has its answer
   * @param code exit status; 0 for the other reasons
   */
  halt(reason: 'mistaken' | 'exit' | 'enough', code: number, stack: string): void
  /** @param stream 1 for standard output, 2 for standard error */
  write(stream: number, text: string): void
  /** Hands the answer of a task, and the values that it refers to, to the worker; both as JSON. */
  deliver(inspection: string, values: string): void
}

/** One run: its task, the program's input, and how the writes to the board are recorded. */
export interface RealmOrder {
  readonly givens: readonly number[]
  /** Number of sites, see `eventLog.ts`. */
  readonly sites: number
  /** True if sites that never write to the board may become unwatched. */
  readonly isNarrowing: boolean
  /** True if writes are found by comparing the board after each line. */
  readonly isByLines: boolean
  /** True if the board is searched for in all structures, see `places.ts`. */
  readonly isByPlaces: boolean
  /** Variable names of each scope; empty unless `inspect`, `follow` or `isByPlaces` needs them. */
  readonly scopes: readonly (readonly string[])[]
  /** Defined for tasks to record the lines that run around an event. @property lines maximum number of lines */
  readonly inspect: { readonly event: number; readonly lines: number } | undefined
  /** Defined for tasks to find where lines run. */
  readonly find: TargetLines | undefined
  /** Defined for tasks to read values. */
  readonly values: RealmValuesOrder | undefined
  /** Defined for tasks to follow a variable. */
  readonly follow: VariableOrder | undefined
  /** Standard input. Undefined if a function of the program is called: then standard input holds the puzzle. */
  readonly input: string | undefined
  /** Line ending of the files that the program reads. */
  readonly lineEnd: '\n' | '\r\n'
  /** File name in the program's command line; undefined if it expects none. */
  readonly argument: string | undefined
  /** True if missing files stay missing, as on a judge's machine. */
  readonly isAtJudge: boolean
  /** Maximum characters stored of a written file. */
  readonly limit: number
  /** Names of the hooks, in the order in which the function around the program takes them. */
  readonly hooks: readonly HookName[]
}

declare const InternalError: ErrorConstructor

/** Turns internal errors of the engine (stack overflows, for example) into RangeErrors, which other engines throw. */
function nameEngineErrors(): void {
  Object.setPrototypeOf(InternalError.prototype, RangeError.prototype)
  InternalError.prototype.name = 'RangeError'
}

/** A method of the program, with any parameters. */
type Hook = (...values: never[]) => unknown

export function makeRealm(dependencies: RealmDependencies) {
  const { order, takePart, halt, write, deliver, looseStore } = dependencies
  /** Ends the program: the engine interrupts the endless loop. */
  const end = (reason: 'mistaken' | 'exit' | 'enough', code = 0): never => {
    halt(reason, code, String(new Error('').stack))
    for (;;);
  }
  const recorderOrder = { ...order, takePart, mistaken }
  const placeRecorder = order.isByPlaces ? makePlaceRecorder(recorderOrder) : undefined
  const recorder = placeRecorder ?? makeRecorder(recorderOrder)
  const search =
    placeRecorder &&
    makePlaceSearch(placeRecorder, order.scopes, () => {
      if (!hasEnded) end('enough')
    })
  // Ends the program after a missed write; a no-op once it has ended.
  function mistaken(): void {
    if (!hasEnded) end('mistaken')
  }
  /** Hands the answer of the inspector (or follower) to the worker, and ends the program unless it has ended. */
  function deliverTraced(traced: string, values: string): void {
    deliver(traced, values)
    if (!hasEnded) end('enough')
  }
  /** Records lines, or follows a variable from line to line; undefined for other tasks. */
  const inspector =
    order.inspect !== undefined
      ? makeInspector(recorder, {
          event: order.inspect.event,
          room: order.inspect.lines,
          scopes: order.scopes,
          deliver: deliverTraced,
        })
      : order.follow !== undefined
        ? makeFollower(recorder, order.follow, order.scopes, deliverTraced)
        : undefined
  const finder =
    order.find === undefined
      ? undefined
      : makeFinder(recorder, order.find, (event) => {
          deliver(JSON.stringify(event ?? null), '[]')
          if (!hasEnded) end('enough')
        })
  const valueReader =
    order.values === undefined
      ? undefined
      : makeValueReader(recorder, order.values, (answer, pool) => {
          deliver(answer, pool)
          if (!hasEnded) end('enough')
        })
  let hasEnded = false
  /**
   * Reads the program's variable that holds the called function or its class; undefined until the program has passed
   * this reader to the `answer` hook.
   */
  let answer: (() => unknown) | undefined
  /** Result of the called function; if that is a promise, its value once it resolves. */
  let returned: unknown
  /** The board passed to the called function. */
  let passed: List | string = []
  /** Latest value that was passed to the `thrown` hook, and the line of its `throw`. */
  let plainThrown: { readonly value: unknown; readonly line: number } | undefined
  /** Reasons of unhandled rejections. */
  const rejected: unknown[] = []

  // -- surroundings --------------------------------------------------------------------------------------------------

  const clock = makeClock()
  const tasks = makeTasks(clock)
  const text = order.input ?? judgeText(order.givens)
  const isCalled = order.input === undefined
  const inputLog = new InputLog()
  const stdin = new Stdin(text, tasks, inputLog)
  const files = new Files(stdin, inputLog, { ...order, text })
  const performance = { now: clock.now, timeOrigin: 0, mark: () => undefined, measure: () => undefined }
  // A program whose function is called is imported by its judge, so it is not the main module.
  const main = isCalled ? `${FOLDER}/judge.js` : PROGRAM_PATH
  const argv = ['/usr/bin/node', main, ...(order.argument === undefined ? [] : [order.argument])]
  const process = makeProcess({ stdin, clock, argv, write, exit: (code) => end('exit', code) })
  const require = makeRequire({ files, tasks, process, performance, format, write })
  const globals: Readonly<Record<string, unknown>> = {
    ...(isCalled && Object.fromEntries(TEST_GLOBALS.map((name) => [name, testFramework()]))),
    console: makeConsole({ write, now: clock.now }),
    process,
    performance,
    Buffer,
    global: globalThis,
    Date: withClock(clock.now),
    structuredClone: (value: unknown) => cloned(value),
    ...tasks.globals,
  }
  for (const [name, value] of Object.entries(globals))
    Object.defineProperty(globalThis, name, { value, writable: true, configurable: true, enumerable: false })
  Math.random = makeChance()
  Object.assign(Error, { stackTraceLimit: 2000 })
  nameEngineErrors()

  // -- hooks ---------------------------------------------------------------------------------------------------------

  /** Returns a hook for updates such as `list[key]++`, which become updates of the `v` of its result. */
  function reference(isStrict: boolean) {
    const store = isStrict ? storeStrictly : storeLoosely
    return (list: Record<string, unknown>, key: string, site: number) => ({
      get v() {
        return list[key]
      },
      set v(value) {
        store(list, key, value, site)
      },
    })
  }

  function storeStrictly(list: Record<string, unknown>, key: string, value: unknown, site: number): unknown {
    list[key] = value
    recorder.wrote(list, key, site)
    return value
  }

  function storeLoosely(list: Record<string, unknown>, key: string, value: unknown, site: number): unknown {
    looseStore(list, key, value)
    recorder.wrote(list, key, site)
    return value
  }

  /** Skips calls of the judged function by the program itself, until the judge calls the function. */
  const demo = {
    on: isCalled,
    skipped: 0,
    /** Called instead of a skipped call. @returns its result: the first board in `values`, or the first value */
    skip(values: readonly unknown[]): unknown {
      demo.skipped++
      return values.find(isBoard) ?? values[0]
    },
  }

  /** Notes an unhandled rejection, unless a skipped call may have caused it. */
  function reject(reason: unknown): void {
    if (demo.skipped === 0) rejected.push(reason)
  }

  /** Tracing switches of all that listen to lines: the search for the board, the inspector and the finder. */
  const watching = [search?.tracing, inspector?.tracing, finder?.tracing].filter((one) => one !== undefined)
  /** Line hooks while the board is searched for; they serve the inspector and the finder, too. */
  const searching = search && {
    tracing:
      watching.length === 1
        ? search.tracing
        : {
            get on() {
              return watching.some(({ on }) => on)
            },
          },
    enter(name: string, line: number, scope: number, read: unknown): Frame {
      const frame = inspector?.enter(name, line, scope, read) ?? { name, l: line, s: scope, r: read }
      search.entered(frame)
      return frame
    },
    line(frame: Frame): void {
      search.line(frame)
      if (inspector?.tracing.on === true) inspector.line(frame)
      if (finder?.tracing.on === true) finder.ran(frame.l)
    },
    leave: inspector?.leave ?? (() => undefined),
    returns: inspector?.returns ?? ((_: Frame, value: unknown) => value),
    suspend: inspector?.suspend ?? ((_: Frame, value: unknown) => value),
    resume: inspector?.resume ?? ((_: Frame, value: unknown) => value),
  }

  const hooks: Readonly<Record<HookName, unknown>> = {
    demo,
    watched: recorder.watched,
    wroteIn: recorder.wroteIn,
    wrote: recorder.wrote,
    store: storeLoosely,
    storeStrictly,
    reference: reference(false),
    referenceStrictly: reference(true),
    method(list: Record<string, Hook>, name: string, site: number, ...values: never[]): unknown {
      recorder.changing(list)
      const result = list[name](...values)
      recorder.changed(list, site, name === 'set' ? values[0] : undefined)
      return result
    },
    seen(value: unknown, site: number): unknown {
      recorder.seen(value, site)
      return value
    },
    called: recorder.called,
    thrown(value: unknown, line: number): unknown {
      plainThrown = { value, line }
      return value
    },
    promised(value: unknown): unknown {
      if (value instanceof Promise) value.then(undefined, reject)
      return value
    },
    answer(read: () => unknown): void {
      answer = read
    },
    lineHasRun: recorder.lineHasRun,
    tracing: inspector?.tracing ?? finder?.tracing,
    enter: inspector?.enter,
    leave: inspector?.leave,
    line: inspector?.line ?? finder?.ran,
    returns: inspector?.returns,
    suspend: inspector?.suspend,
    resume: inspector?.resume,
    showing: valueReader?.showing,
    shown: valueReader?.shown,
    ...searching,
  }

  // -- the program ---------------------------------------------------------------------------------------------------

  const module = { exports: {} as unknown }
  require.main = isCalled ? undefined : module

  /** Waits for the promise that the called function returned, and takes its value as the result. */
  async function awaitReturned(promise: Promise<unknown>): Promise<void> {
    try {
      returned = await promise
    } catch (error) {
      rejected.push(error)
    }
  }

  function findFunction(name: string): ((board: unknown) => unknown) | undefined {
    try {
      return functionNamed(name, answer, module.exports)
    } catch (error) {
      // A skipped call ended the program before it had defined the function.
      if (demo.skipped > 0) return undefined
      throw error
    }
  }

  return {
    log: recorder.log.buffer,
    /** Runs the program's module code. @param program the rewritten program */
    run(program: (...hooks: readonly unknown[]) => (...parts: readonly unknown[]) => unknown): void {
      inspector?.begin()
      const body = program(...order.hooks.map((name) => hooks[name]))
      const result = Reflect.apply(body, module.exports, [
        module.exports,
        require,
        module,
        PROGRAM_PATH,
        FOLDER,
      ])
      if (result instanceof Promise) result.then(undefined, reject)
    },
    /** Returns false if there is no task. */
    next: tasks.next,
    /** Simulated milliseconds that timers have waited. */
    slept: tasks.elapsedMs,
    /** A list of the first unhandled rejection; empty if there is none. */
    rejection: () => rejected.slice(0, 1),
    /** Emits the events of Node's exit. @returns the exit status */
    finish(): number {
      process.emit('beforeExit', 0)
      process.emit('exit', 0)
      return Number(process.exitCode ?? 0)
    },
    /** Returns true if the program called the judged function itself, and the call was skipped. */
    hasSkipped: () => demo.skipped > 0,
    /** Calls a function of the program with the puzzle. @returns false if it is missing */
    call(name: string, cells: PuzzleCells): boolean {
      const found = findFunction(name)
      if (found === undefined) return false
      demo.on = false
      passed = boardOf(order.givens, cells)
      if (typeof passed !== 'string') recorder.expect(passed)
      returned = firstOf(found(passed))
      if (returned instanceof Promise) void awaitReturned(returned)
      return true
    },
    /** The answer of the called function as text. */
    answer: (kind: 'call' | 'check') => (kind === 'call' ? written(returned, passed) : format(returned)),
    /** Returns the program's input and output as JSON. */
    io: () =>
      JSON.stringify({
        input: inputLog.use,
        standIns: files.standIns,
        written: files.written,
      } satisfies ProgramIo),
    describeThrown: (value: unknown) => JSON.stringify(describeThrown(value, plainThrown)),
    /** Called while the program is interrupted: hands over what it wrote. @returns its calls, as the engine prints them */
    look(): string {
      recorder.handOverIdle()
      return String(new Error('').stack)
    },
    /** Ends the task and the recording, and returns the recorder's report. @param isCut true if it was interrupted */
    end(isCut: boolean): string {
      hasEnded = true
      inspector?.end(isCut)
      finder?.end()
      valueReader?.end()
      recorder.end()
      return JSON.stringify(recorder.reported())
    },
  }
}

/** Implements `structuredClone`. @throws Error for functions */
function cloned(value: unknown, known = new Map<unknown, unknown>()): unknown {
  if (typeof value === 'function') throw new Error('DataCloneError')
  if (typeof value !== 'object' || value === null) return value
  const before = known.get(value)
  if (before !== undefined) return before
  if (ArrayBuffer.isView(value)) return (value as Uint8Array).slice()
  if (value instanceof Date) return new Date(value.getTime())
  const copy: unknown = Array.isArray(value)
    ? Array.from({ length: value.length })
    : value instanceof Map
      ? new Map()
      : value instanceof Set
        ? new Set()
        : {}
  known.set(value, copy)
  if (value instanceof Map)
    for (const [key, held] of value)
      (copy as Map<unknown, unknown>).set(cloned(key, known), cloned(held, known))
  else if (value instanceof Set) for (const held of value) (copy as Set<unknown>).add(cloned(held, known))
  else
    for (const [key, held] of Object.entries(value))
      (copy as Record<string, unknown>)[key] = cloned(held, known)
  return copy
}
