/** Finds at which step (number of lines run since an event) a line runs, once the lines around the event are known. */
import { lineStepAfter } from '../../../core/own/lineSteps.ts'
import type { LinesAround } from '../../../core/own/ownProgram.ts'

/** Identifies one execution of a line. */
export interface LineRun {
  /** The latest event before the execution. */
  readonly event: number
  /** From 1. */
  readonly line: number
  /** Index among the executions of the line after the event, from 0. */
  readonly nth: number
}

/** Creates a finder that serves one request at a time. @param around requests the lines if they are unknown */
export function createLineSteps(around: LinesAround) {
  let wanted: { readonly run: LineRun; readonly found: (step: number) => void } | undefined

  /** Answers the request once its lines are known; drops it if they cannot be found. */
  function advance(): void {
    if (wanted === undefined) return
    const { run, found } = wanted
    const known = around(run.event)
    if (known === 'pending') return
    wanted = undefined
    if (known === 'unknown') return
    let step: number | undefined = 0
    for (let left = run.nth; left >= 0 && step !== undefined; left--)
      step = lineStepAfter(known, new Set([run.line]), run.event, step)
    if (step !== undefined) found(step)
  }

  return {
    /**
     * Replaces the previous request.
     * @param found called with the step, from 1; never if the lines cannot be found, if the line did not run that often
     *   before the next event, or once the request is replaced or dropped
     */
    find(run: LineRun, found: (step: number) => void): void {
      wanted = { run, found }
      advance()
    },
    /** Continues the request after its lines arrived or failed. */
    linesArrived: advance,
    drop(): void {
      wanted = undefined
    },
  }
}
