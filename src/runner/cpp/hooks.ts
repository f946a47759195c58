/**
 * The hooks (functions of the worker) that an instrumented WebAssembly module imports and calls, and the globals added
 * to the module.
 */
import { FRAME_BYTES, FRAMES } from './layout.ts'
import { TYPE } from './instructions.ts'

/** Module name under which the hooks are imported. */
export const HOOK_MODULE = 'backdoku'

const { i32, f64 } = TYPE

/**
 * Signatures of the imported hooks, in the order of their function indices. The comments give the parameters, in
 * brackets, and when the hook is called.
 */
export const HOOK_TYPES = {
  /** (address, bytes, line): after a write; line 0 if unknown. */
  stored: { takes: [i32, i32, i32], gives: [] },
  /** (to, from, bytes): before a call such as `memcpy`, or after an instruction that copies. */
  copied: { takes: [i32, i32, i32], gives: [] },
  /** (address): before the memory at the address is freed. */
  freed: { takes: [i32], gives: [] },
  /** (address, bytes): before an object at the address ends, or is emptied because it moves. */
  emptied: { takes: [i32, i32], gives: [] },
  /** (line): on a loop iteration or call, when the global `fuel` has reached 0. */
  ticked: { takes: [i32], gives: [] },
  /** (pages): replaces the instruction `memory.grow`, with the same result. */
  grown: { takes: [i32], gives: [i32] },
  /** Before a read through a null pointer. */
  nothingRead: { takes: [], gives: [] },
  /** On a call of `abort`. */
  aborted: { takes: [], gives: [] },
  /** After the stack pointer rose above `stackLimit`: the stack has shrunk. */
  unwound: { takes: [], gives: [] },
  /** Before a line of the top frame runs. */
  lined: { takes: [], gives: [] },
  /** After a call pushes its frame (its record, see `layout.ts`). */
  entered: { takes: [], gives: [] },
  /** (value): before `left`, in a function that returns a number. */
  gave: { takes: [f64], gives: [] },
  /** Before a call pops its frame and returns. */
  left: { takes: [], gives: [] },
  /** (line): before a target line runs. */
  target: { takes: [i32], gives: [] },
} as const

export type HookName = keyof typeof HOOK_TYPES
export const HOOK_NAMES = Object.keys(HOOK_TYPES) as readonly HookName[]

export type Hooks = {
  readonly [Name in HookName]: (
    ...values: readonly number[]
  ) => (typeof HOOK_TYPES)[Name]['gives'] extends readonly [] ? void : number
}

/** Initial values of the added globals, which are exported. */
export const HOOK_GLOBALS = {
  /** Number of loop iterations and calls until `ticked`. */
  fuel: 0,
  /** `unwound` is called when the stack pointer rises above this address. */
  stackLimit: 0x7fff_ffff,
  /** Line of the user's latest call into the library. */
  line: 0,
  /** Nonzero enables `lined`, `entered`, `gave`, `left` and `target`. */
  isTelling: 0,
  /** Address of the top frame. */
  frame: FRAMES - FRAME_BYTES,
} as const

export type HookGlobal = keyof typeof HOOK_GLOBALS
export const HOOK_GLOBAL_NAMES = Object.keys(HOOK_GLOBALS) as readonly HookGlobal[]

/** Export name of the linker's stack pointer. */
export const STACK_POINTER = 'stackPointer'
