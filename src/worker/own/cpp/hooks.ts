/** The hooks put into a module so that its run can be followed. */
import { FRAME_BYTES, FRAMES } from './layout.ts'
import { TYPE } from './instructions.ts'

/** Where the hooks are imported from. */
export const HOOK_MODULE = 'backdoku'

const { i32 } = TYPE

/** Functions that are imported, with the types of what they take and give. Their order is that of their numbers. */
export const HOOK_TYPES = {
  /** (address, bytes, line): that has just been written; line 0 in code that is none of the program's own. */
  stored: { takes: [i32, i32, i32], gives: [] },
  /** (to, from, bytes): that is about to be copied, or has just been. */
  copied: { takes: [i32, i32, i32], gives: [] },
  /** (address): that is about to be freed. */
  freed: { takes: [i32], gives: [] },
  /** (line): the fuel is used up. */
  ticked: { takes: [i32], gives: [] },
  /** (pages): as `memory.grow`. */
  grown: { takes: [i32], gives: [i32] },
  /** Something is about to be read where nothing lies. */
  nothingRead: { takes: [], gives: [] },
  /** `abort` has been called. */
  aborted: { takes: [], gives: [] },
  /** The stack has become smaller than `stackLimit`. */
  unwound: { takes: [], gives: [] },
  /** A line is about to run: that of the frame on top. */
  lined: { takes: [], gives: [] },
  /** A call has begun, and has a frame. */
  entered: { takes: [], gives: [] },
  /** A call is about to return, and still has its frame. */
  left: { takes: [], gives: [] },
  /** (line): one that is sought is about to run. */
  target: { takes: [i32], gives: [] },
} as const

export type HookName = keyof typeof HOOK_TYPES
export const HOOK_NAMES = Object.keys(HOOK_TYPES) as readonly HookName[]

export type Hooks = {
  readonly [Name in HookName]: (
    ...values: readonly number[]
  ) => (typeof HOOK_TYPES)[Name]['gives'] extends readonly [] ? void : number
}

/** Globals that are put in and exported, with what is in them at first. */
export const HOOK_GLOBALS = {
  /** Loops and calls of the program's until `ticked`. */
  fuel: 0,
  /** Above it, the stack pointer makes `unwound` be called. */
  stackLimit: 0x7fff_ffff,
  /** Of the program's latest call of a function that is none of its own. */
  line: 0,
  /** Not 0: `lined`, `entered`, `left` and `target` are called. */
  isTelling: 0,
  /** The address of the frame on top. */
  frame: FRAMES - FRAME_BYTES,
} as const

export type HookGlobal = keyof typeof HOOK_GLOBALS
export const HOOK_GLOBAL_NAMES = Object.keys(HOOK_GLOBALS) as readonly HookGlobal[]

/** The name under which the linker's own stack pointer is exported. */
export const STACK_POINTER = 'stackPointer'
