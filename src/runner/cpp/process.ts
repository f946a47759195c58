import { Aborted, CutOff, NullAccess, Thrown } from './endings.ts'
import { HOOK_MODULE, type HookGlobal, type Hooks, STACK_POINTER } from './hooks.ts'
import { MOST_BYTES, RECORDER_BYTES, THROWN } from './layout.ts'
import { thrownValue } from './thrownValues.ts'
import { type ProgramSystem, wasiCalls } from './wasi.ts'

/** Receives the calls (hooks) that the instrumentation and the harness add to a program. */
export interface Listener {
  /** The puzzle, which a called function gets. */
  readonly givens: Uint8Array
  /** The program has written to memory. @param line 0 if unknown */
  stored(address: number, bytes: number, line: number): void
  /** The program has copied or is about to copy memory. */
  copied(to: number, from: number, bytes: number): void
  /** The program is about to free the memory at an address. */
  freed(address: number): void
  /** An object of the program is about to end, or to move elsewhere, and to leave its memory with other content. */
  emptied(address: number, bytes: number): void
  /** The fuel (number of loops and calls until the next tick) has run out. @returns new fuel */
  ticked(line: number): number
  /** The called function has returned a board. @param cells its 81 digits */
  answered(cells: readonly number[]): void
  /** The called function has returned a value other than a board. @param text the value */
  returnedText(text: string): void
  /** The stack has shrunk past the global `stackLimit`. */
  unwound(): void
  /** A line is about to run. */
  lined(): void
  /** A call has begun. */
  entered(): void
  /** A call is about to return a number, `value`. */
  gave(value: number): void
  /** A call is about to return. */
  left(): void
  /** One of the lines that are searched for is about to run. */
  target(line: number): void
  /**
   * A line at which values are read is about to run: begins a row of values if they are wanted now.
   * @returns true if it began a row, for which the program then evaluates the expressions
   */
  beginRow(): boolean
  /** The program reports a part of a value. @param code a byte of its text, or a mark between texts (`SHOWN_CODE`) */
  shown(code: number): void
  /** The program reports a number. */
  shownNumber(value: number): void
}

const START = '_start'

interface Exports {
  readonly memory: WebAssembly.Memory
  /** WASI's entry point. */
  readonly [START]: () => void
}

type Globals = Readonly<Record<HookGlobal | typeof STACK_POINTER, { value: number }>>

const PAGE_BYTES = 1 << 16
const GROW_FAILED = -1
/** Import module of undefined symbols; the linker allows only those listed in its file `OPEN` (`open.txt`). */
const ENV_MODULE = 'env'

/** One run of an instrumented module. */
export class Process {
  readonly #exports: Exports
  readonly #globals: Globals

  /** @throws CutOff if the program's initial memory exceeds `memoryBytes` plus the room for the recorder */
  constructor(module: WebAssembly.Module, streams: ProgramSystem, memoryBytes: number, listener: Listener) {
    const maxBytes = Math.min(memoryBytes + RECORDER_BYTES, MOST_BYTES)
    const hooks: Hooks = {
      stored: (address, bytes, line) => listener.stored(address >>> 0, bytes, line),
      copied: (to, from, bytes) => listener.copied(to >>> 0, from >>> 0, bytes >>> 0),
      freed: (address) => listener.freed(address >>> 0),
      emptied: (address, bytes) => listener.emptied(address >>> 0, bytes),
      ticked: (line) => {
        this.setGlobal('fuel', listener.ticked(line === 0 ? this.global('line') : line))
      },
      grown: (pages) => {
        if (this.memory.byteLength + pages * PAGE_BYTES > maxBytes) throw new CutOff('memory-limit')
        try {
          return this.#exports.memory.grow(pages)
        } catch {
          // The browser is out of memory.
          return GROW_FAILED
        }
      },
      nothingRead: () => {
        throw new NullAccess()
      },
      aborted: () => {
        throw new Aborted()
      },
      unwound: () => listener.unwound(),
      lined: () => listener.lined(),
      entered: () => listener.entered(),
      gave: (value) => listener.gave(value),
      left: () => listener.left(),
      target: (line) => listener.target(line),
    }
    const memory = () => this.memory
    const instance = new WebAssembly.Instance(module, {
      wasi_snapshot_preview1: wasiCalls(streams, memory),
      [HOOK_MODULE]: withoutPrototype({
        ...hooks,
        givens: (to: number) => new Int32Array(memory(), to, 81).set(listener.givens),
        answer: (from: number) => listener.answered([...new Int32Array(memory(), from, 81)]),
        shows: () => Number(listener.beginRow()),
        shown: (code: number) => listener.shown(code),
        shownNumber: (value: number) => listener.shownNumber(value),
        said: (from: number, bytes: number) =>
          listener.returnedText(new TextDecoder().decode(new Uint8Array(memory(), from, bytes).slice())),
      }),
      [ENV_MODULE]: withoutPrototype(throwFunctions(memory)),
    })
    // The compiler's runtime and the instrumentation export these names.
    this.#exports = instance.exports as unknown as Exports
    this.#globals = instance.exports as unknown as Globals
    if (this.memory.byteLength > maxBytes) throw new CutOff('memory-limit')
  }

  /** Current buffer; stale once the memory grows. */
  get memory(): ArrayBuffer {
    return this.#exports.memory.buffer
  }

  get stackPointer(): number {
    return this.#globals[STACK_POINTER].value
  }

  global(name: HookGlobal): number {
    return this.#globals[name].value
  }

  setGlobal(name: HookGlobal, value: number): void {
    this.#globals[name].value = value
  }

  /** Runs the program to its end. @throws an error of endings.ts, `WebAssembly.RuntimeError`, or the listener's */
  run(): void {
    const settings = Error as { stackTraceLimit?: number }
    const { stackTraceLimit } = settings
    settings.stackTraceLimit = MAX_STACK_FRAMES
    try {
      this.#exports[START]()
    } finally {
      if (stackTraceLimit !== undefined) settings.stackTraceLimit = stackTraceLimit
    }
  }
}

/** Maximum number of stack frames captured per error, to report the calls in progress. */
const MAX_STACK_FRAMES = 100_000

/** Returns a copy without prototype, so that a module cannot import inherited properties. */
function withoutPrototype<Function>(
  functions: Readonly<Record<string, Function>>,
): Readonly<Record<string, Function>> {
  return Object.assign(Object.create(null) as Record<string, Function>, functions)
}

/** Replacements of the library's functions for throwing: exceptions are unsupported, so they end the program. */
function throwFunctions(
  memory: () => ArrayBuffer,
): Readonly<Record<string, (...values: number[]) => number>> {
  return {
    __cxa_allocate_exception: () => THROWN + 128,
    __cxa_throw: (object, type) => {
      throw new Thrown(thrownValue(memory(), object, type))
    },
  }
}
