import type { HookNumbers } from './codeWriter.ts'

/** Memory stores that are reported: none, those likely to go to a board, or all. */
export type WatchedStores = 'none' | 'likely' | 'all'

export interface Instrumentation {
  readonly watched: WatchedStores
  /** True if every line, call and return is reported. */
  readonly isReported: boolean
  /** Target lines, the only ones reported if `isReported` is false. */
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
  shifted(index: number): number
  isOwn(index: number): boolean
}
