/** How long a user's own program in Python would take in CPython on the machine that estimates are for, as a run here tells. */
import type { SecondsRange } from '../seconds/secondsRange.ts'
import measured from './measured.json' with { type: 'json' }

/** A run here, in milliseconds of the same interpreter. */
export interface TimedRun {
  /** As long as it took to be recorded. */
  readonly recordedMs: number
  readonly events: number
  /** Recording has taken no more time for each event than it mostly does. */
  readonly isLight: boolean
  /** It was not cut off. */
  readonly hasEnded: boolean
  /** With nothing watched; undefined where it was cut off after `mostMs`. */
  readonly plainMs: number | undefined
  readonly mostMs: number
  /** Of work that is always the same. */
  readonly referenceMs: number
}

/** From `npm run bench:own-seconds`. */
export interface SecondsModel {
  readonly machine: string
  readonly measuredOn: string
  readonly version: string
  /** Seconds that an empty program takes. */
  readonly start: number
  /** Seconds there of what takes as long here as the work that is always the same. */
  readonly reference: number
  /** The largest factors, less 1, by which programs took less and more than this that it was not fitted to. */
  readonly less: number
  readonly more: number
  /** The most that recording an event takes, in shares of the work that is always the same. */
  readonly eventShare: number
}

export const MEASURED_OWN: SecondsModel = measured

/** Between which seconds it would be there. Grows with the times here; a faster browser makes no difference. */
export function judgeSeconds(run: TimedRun, model = MEASURED_OWN): SecondsRange {
  const { least, most } = plainMsOf(run, model)
  const seconds = (ms: number) => model.start + (ms / run.referenceMs) * model.reference
  return { low: seconds(least) / (1 + model.less), high: seconds(most) * (1 + model.more) }
}

/** Nothing takes longer when it is not watched, and where its end was not waited for, recording tells how much shorter at most. */
function plainMsOf(run: TimedRun, { eventShare }: SecondsModel) {
  const { recordedMs, events, isLight, hasEnded, plainMs, mostMs, referenceMs } = run
  if (plainMs !== undefined) return { least: plainMs, most: plainMs }
  const unwatched = isLight ? recordedMs - events * eventShare * referenceMs : 0
  return {
    least: Math.max(Math.min(mostMs, recordedMs), unwatched),
    most: hasEnded ? recordedMs : Infinity,
  }
}
