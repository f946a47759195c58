/** Lines of a program's run that have been found out by running it once more. */
import type { Variable } from '../steps/step.ts'

/** A call in progress, as it stands right after a line has run. */
export interface KnownCall {
  /** Of the function. */
  readonly name: string
  /** That it is at, from 1. */
  readonly line: number
  readonly variables: readonly Variable[]
}

/** A line that has run, or the part of it up to a call. */
export interface KnownLine {
  /** Events made before it, and after it. */
  readonly before: number
  readonly after: number
  /** From 1. */
  readonly line: number
  /** The calls in progress, the first one first, as numbers of `calls`; the line is in the last. */
  readonly stack: readonly number[]
}

/** All lines after the events from `from` to `to`, up to the next event of each, in the order in which they ran. */
export interface KnownLines {
  readonly from: number
  readonly to: number
  readonly calls: readonly KnownCall[]
  readonly lines: readonly KnownLine[]
}
