import type { HookNumbers } from './codeWriter.ts'

/** Which stores are told: none, those that may well go to a board, or all. */
export type Watched = 'none' | 'likely' | 'all'

/** The order for a run. */
export interface Instrumentation {
  readonly watched: Watched
  /** Whether every line, call and return is told. */
  readonly isReported: boolean
  /** Lines that are told where no others are. */
  readonly target: readonly number[]
}

/** From an offset in code that has been written on; line 0 is none of the program's own. */
export interface LineStart {
  readonly offset: number
  readonly line: number
}

/** Common to all functions of a module. */
export interface CodeContext extends HookNumbers {
  readonly instrumentation: Instrumentation
  /** Where the content of the code section begins: offsets of lines count from there. */
  readonly base: number
  /** The new number of a function. */
  shifted(index: number): number
  /** Whether a function is written by the user. */
  isOwn(index: number): boolean
}
