import { Aborted, CutOff, NullAccess, Thrown } from './endings.ts'
import { HOOK_MODULE, type HookGlobal, type Hooks, STACK_POINTER } from './hooks.ts'
import { MOST_BYTES, RECORDER_BYTES, THROWN } from './layout.ts'
import { thrownValue } from './thrownValues.ts'
import { type Streams, wasiCalls } from './wasi.ts'

/** The listener to a running program. */
export interface Listener {
  stored(address: number, bytes: number, line: number): void
  copied(to: number, from: number, bytes: number): void
  freed(address: number): void
  /** @returns how many loops and calls later it is to be called again */
  ticked(line: number): number
  /** A board of 81 numbers, which a function that was called has given. */
  answered(cells: readonly number[]): void
  /** The stack has become smaller than `stackLimit`. */
  unwound(): void
  lined(): void
  entered(): void
  left(): void
  target(line: number): void
}

const START = '_start'

interface Exports {
  readonly memory: WebAssembly.Memory
  /** A program's beginning in WASI's words. */
  readonly [START]: () => void
}

type Globals = Readonly<Record<HookGlobal | typeof STACK_POINTER, { value: number }>>

const PAGE_BYTES = 1 << 16
const FAILED = -1
/** A function is called only if it is there: the linker leaves no others open. */
const OPEN = 'env'

/** One run of an instrumented module. */
export class Process {
  readonly #exports: Exports
  readonly #globals: Globals

  /** @throws CutOff if what it is laid out with is more than it may have */
  constructor(module: WebAssembly.Module, streams: Streams, memoryBytes: number, listener: Listener) {
    const most = Math.min(memoryBytes + RECORDER_BYTES, MOST_BYTES)
    const hooks: Hooks = {
      stored: (address, bytes, line) => listener.stored(address >>> 0, bytes, line),
      copied: (to, from, bytes) => listener.copied(to >>> 0, from >>> 0, bytes >>> 0),
      freed: (address) => listener.freed(address >>> 0),
      ticked: (line) => {
        this.setGlobal('fuel', listener.ticked(line === 0 ? this.global('line') : line))
      },
      grown: (pages) => {
        if (this.memory.byteLength + pages * PAGE_BYTES > most) throw new CutOff('memory-limit')
        try {
          return this.#exports.memory.grow(pages)
        } catch {
          // The browser has no more, as a full machine.
          return FAILED
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
      left: () => listener.left(),
      target: (line) => listener.target(line),
    }
    const memory = () => this.memory
    const instance = new WebAssembly.Instance(module, {
      wasi_snapshot_preview1: wasiCalls(streams, memory),
      [HOOK_MODULE]: bare({
        ...hooks,
        answer: (from: number) => listener.answered([...new Int32Array(memory(), from, 81)]),
      }),
      [OPEN]: bare(openFunctions(memory)),
    })
    // The compiler's runtime, and what has been put into the module, export these.
    this.#exports = instance.exports as unknown as Exports
    this.#globals = instance.exports as unknown as Globals
    if (this.memory.byteLength > most) throw new CutOff('memory-limit')
  }

  /** Until it grows. */
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

  /** Runs it to its end. @throws Exit, `WebAssembly.RuntimeError` and whatever a listener throws */
  run(): void {
    const settings = Error as { stackTraceLimit?: number }
    const { stackTraceLimit } = settings
    settings.stackTraceLimit = MOST_CALLS
    try {
      this.#exports[START]()
    } finally {
      if (stackTraceLimit !== undefined) settings.stackTraceLimit = stackTraceLimit
    }
  }
}

/** The calls in progress are told of an error. */
const MOST_CALLS = 100_000

/** Without what an object has from its maker: a module could import that, too. */
function bare<Function>(functions: Readonly<Record<string, Function>>): Readonly<Record<string, Function>> {
  return Object.assign(Object.create(null) as Record<string, Function>, functions)
}

/** The functions that the library throws with: where there are no exceptions, they end the program. */
function openFunctions(memory: () => ArrayBuffer): Readonly<Record<string, (...values: number[]) => number>> {
  return {
    __cxa_allocate_exception: () => THROWN + 128,
    __cxa_throw: (object, type) => {
      throw new Thrown(thrownValue(memory(), object, type))
    },
  }
}
