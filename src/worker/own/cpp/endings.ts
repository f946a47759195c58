/** By throwing one of these a program is ended from within. */
import type { Limit } from '../shared/language.ts'

/** It has called `exit`, or returned from `main` with something else than 0. */
export class Exit extends Error {
  readonly status: number

  constructor(status: number) {
    super(`exit ${status}`)
    this.status = status
  }
}

/** It has come to a limit. */
export class CutOff extends Error {
  readonly reason: Limit
  /** Undefined if it is to be told from the calls in progress. */
  readonly line: number | undefined

  constructor(reason: Limit, line?: number) {
    super(reason)
    this.reason = reason
    this.line = line
  }
}

/** It has thrown something, and nothing is caught here. */
export class Thrown extends Error {}

export class Aborted extends Error {}

/** It has written where nothing of its own lies. */
export class BadAccess extends Error {}

/** It has read or written through a pointer to nothing. */
export class NullAccess extends Error {}

/** All that is wanted of it is known. */
export class Enough extends Error {}
