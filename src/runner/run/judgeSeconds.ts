/**
 * Estimates the run time of a user's own Python program in CPython on the reference machine, from a run in this
 * browser.
 */
import type { SecondsRange } from '../../search/seconds/secondsRange.ts'
import measured from './measured.json' with { type: 'json' }

/** Times of a program that ran to its end, and of reference work in this browser, in the same interpreter. */
export interface TimedRun {
  /** Time of the recorded run. */
  readonly recordedMs: number
  /** Number of events of the recorded run. */
  readonly events: number
  /** True if recording took no more time per event than usual. */
  readonly isLight: boolean
  /** Time of a run without recording; undefined if it was cut off after `mostMs`. */
  readonly plainMs: number | undefined
  /** Time limit of the run without recording. */
  readonly mostMs: number
  /** Shortest time of the reference work, which is the same for every program. */
  readonly referenceMs: number
  /** Longest time of the reference work. */
  readonly slowReferenceMs: number
}

/** Result of `npm run bench:own-seconds` on the reference machine. */
export interface SecondsModel {
  readonly machine: string
  /** Date: `2026-11-24`. */
  readonly measuredOn: string
  /** Interpreter and its version. */
  readonly version: string
  /** Seconds of an empty program. */
  readonly start: number
  /**
   * Seconds on the reference machine, beyond `start`, if the run takes as long in the browser as the reference work.
   */
  readonly reference: number
  /** Maximum of estimated ÷ actual time − 1, over programs that were not used for the fit. */
  readonly less: number
  /** Maximum of actual ÷ estimated time − 1, over programs that were not used for the fit. */
  readonly more: number
  /** Maximum cost of recording an event, as a share of the reference work. */
  readonly eventShare: number
}

export const MEASURED_OWN: SecondsModel = measured

/**
 * Returns the range of seconds that the program takes on the reference machine. It is computed relative to the
 * reference work, so that a faster browser changes nothing.
 */
export function judgeSeconds(run: TimedRun, model = MEASURED_OWN): SecondsRange {
  const { least, most } = referencesIn(run, model)
  const seconds = (references: number) => model.start + references * model.reference
  return { low: seconds(least) / (1 + model.less), high: seconds(most) * (1 + model.more) }
}

/**
 * Returns how many times the reference work fits into the run without recording. If that run was cut off, returns
 * bounds. The lower bound is the smaller of the time limit and the recorded time or, if recording was light and this is
 * larger, the recorded time minus the maximum cost of recording. The upper bound is the recorded time, because
 * recording never makes a run faster. The lower bound uses the slowest reference and the upper bound the fastest,
 * because the load of the machine is unknown.
 */
function referencesIn(run: TimedRun, { eventShare }: SecondsModel) {
  const { recordedMs, events, isLight, plainMs, mostMs, referenceMs, slowReferenceMs } = run
  if (plainMs !== undefined) return { least: plainMs / referenceMs, most: plainMs / referenceMs }
  const unwatched = isLight ? recordedMs / slowReferenceMs - events * eventShare : 0
  return {
    least: Math.max(Math.min(mostMs, recordedMs) / slowReferenceMs, unwatched),
    most: recordedMs / referenceMs,
  }
}
