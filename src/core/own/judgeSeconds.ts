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
  /** Of work that is always the same, the shortest and the longest. */
  readonly referenceMs: number
  readonly slowReferenceMs: number
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
  const { least, most } = referencesIn(run, model)
  const seconds = (references: number) => model.start + references * model.reference
  return { low: seconds(least) / (1 + model.less), high: seconds(most) * (1 + model.more) }
}

/**
 * How often the work that is always the same would fit into the plain run. Nothing takes longer when it is not watched, and where
 * the end was not waited for, recording tells how much shorter at most; then nobody knows how busy the machine was, either.
 */
function referencesIn(run: TimedRun, { eventShare }: SecondsModel) {
  const { recordedMs, events, isLight, hasEnded, plainMs, mostMs, referenceMs, slowReferenceMs } = run
  if (plainMs !== undefined) return { least: plainMs / referenceMs, most: plainMs / referenceMs }
  const unwatched = isLight ? recordedMs / slowReferenceMs - events * eventShare : 0
  return {
    least: Math.max(Math.min(mostMs, recordedMs) / slowReferenceMs, unwatched),
    most: hasEnded ? recordedMs / referenceMs : Infinity,
  }
}
