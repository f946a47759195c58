/**
 * Lengthy jobs on a program's recording, done in slices in this thread: hunts (searches for a breakpoint hit or the end
 * of a step), envelopes (lowest and highest depth along a range of events), counts of how often each cell is filled in
 * a range, and lists of the writes to a cell.
 */
import type { Hunt, HuntState } from '../../core/breakpoints/hunt.ts'
import type { SlicedWork } from '../../core/jobs/jobLoop.ts'
import type { StretchEnvelope } from '../../core/trace/envelope.ts'
import type { RangeFillCount, RangeFills } from '../../core/trace/fillCounts.ts'
import type { CellStory } from '../../core/story/cellStory.ts'
import type { CellWrites } from '../../core/story/cellWrites.ts'
import type { RangeEnvelope } from '../../core/trace/rangeEnvelope.ts'

export interface RecordedJob extends SlicedWork {
  /** Reports the result so far. */
  report(): void
}

/**
 * Creates a job that advances a hunt.
 * @param canGrow returns true while the recording may get more events, for which a hunt at its end waits
 * @param reported called by `report` with the state of the hunt
 */
export function recordedHunt(
  hunt: Pick<Hunt, 'advance'>,
  canGrow: () => boolean,
  reported: (state: HuntState) => void,
): RecordedJob {
  let state: HuntState = { kind: 'none' }
  let isDone = false
  return {
    get isDone() {
      return isDone
    },
    get isWaiting() {
      return state.kind === 'waiting'
    },
    advance(isTimeUp) {
      do state = hunt.advance()
      while (state.kind === 'hunting' && !isTimeUp())
      isDone = state.kind !== 'hunting' && !(state.kind === 'waiting' && canGrow())
    },
    report: () => reported(state),
  }
}

/** Creates a job that computes the envelope of a range. @param reported called by `report` with the envelope so far */
export function recordedRange(
  envelope: RangeEnvelope,
  reported: (envelope: StretchEnvelope) => void,
): RecordedJob {
  return stepwise(envelope, () => reported(envelope.envelope()))
}

/** Creates a job that counts how often each cell is filled in a range. */
export function recordedFills(count: RangeFillCount, reported: (fills: RangeFills) => void): RecordedJob {
  return stepwise(count, () => reported(count.fills()))
}

/** Creates a job that lists the writes to a cell. @param reported called by `report` with the list so far */
export function recordedWrites(writes: CellWrites, reported: (story: CellStory) => void): RecordedJob {
  return stepwise(writes, () => reported(writes.story()))
}

/** Creates a job that advances work to its end. @param work advances by at most one page of events at a time */
function stepwise(work: { readonly isComplete: boolean; advance(): void }, report: () => void): RecordedJob {
  return {
    get isDone() {
      return work.isComplete
    },
    advance(isTimeUp) {
      do work.advance()
      while (!work.isComplete && !isTimeUp())
    },
    report,
  }
}
