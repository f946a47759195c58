/** Errors that hooks and system calls throw to end a program, and the reason that each stands for. */
import type { Limit } from '../worker/language.ts'

/** The program called `exit`, or returned nonzero from `main`. */
export class Exit extends Error {
  readonly status: number

  constructor(status: number) {
    super(`exit ${status}`)
    this.status = status
  }
}

export class CutOff extends Error {
  readonly reason: Limit
  /** Line of the program at the cut; undefined if it must be derived from the stack trace. */
  readonly line: number | undefined

  constructor(reason: Limit, line?: number) {
    super(reason)
    this.reason = reason
    this.line = line
  }
}

/** The program threw an exception. Programs compiled by the app cannot catch exceptions. */
export class Thrown extends Error {}

export class Aborted extends Error {}

/** The program wrote to memory that the app's recorder of writes uses. */
export class BadAccess extends Error {}

/** The program read or wrote through a null pointer. */
export class NullAccess extends Error {}

/** The run ends before the program does, because its task is done or it must be repeated. */
export class Enough extends Error {}
