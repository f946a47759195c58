/** Finds at which step a line runs. */
import type { KnownLines } from '../../../runner/run/knownLines.ts'
import { lineStepAfter } from '../../../runner/run/lineSteps.ts'

/** Identifies one execution of a line. */
export interface LineRun {
  /** The latest event before the execution. */
  readonly event: number
  /** From 1. */
  readonly line: number
  /** Index among the executions of the line after the event, from 0. */
  readonly nth: number
}

/** Returns the step, from 1; undefined if the line did not run that often before the next event. */
export function stepOfLineRun(known: KnownLines, { event, line, nth }: LineRun): number | undefined {
  let step: number | undefined = 0
  for (let left = nth; left >= 0 && step !== undefined; left--)
    step = lineStepAfter(known, new Set([line]), event, step)
  return step
}
