import type { HookNumbers } from './codeWriter.ts'

/** Memory stores that are reported: none, those likely to go to a board, or all. */
export type WatchedStores = 'none' | 'likely' | 'all'

/** Instrumentation options of a run. */
export interface Instrumentation {
  readonly watched: WatchedStores
  /** True if every line, call and return is reported. */
  readonly isReported: boolean
  /** Lines that a search looks for (target lines), the only ones reported if `isReported` is false. */
  readonly target: readonly number[]
}

/** Source line of the rewritten code from `offset` on; 0 for code that is not from the user. */
export interface LineStart {
  readonly offset: number
  readonly line: number
}

/** Context shared by all functions of a module. */
export interface CodeContext extends HookNumbers {
  readonly instrumentation: Instrumentation
  /** Start of the code section's content; line offsets are relative to it. */
  readonly base: number
  /** Returns a function's index in the instrumented module. */
  shifted(index: number): number
  /** Returns true if the user wrote a function. */
  isOwn(index: number): boolean
}
