/** Lengthy jobs on a recording in this thread: hunts, envelopes, counts of fills, and the writes of a cell. */
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

/** @param canGrow returns true if a hunt at the end of the recording may wait for more */
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

export function recordedRange(
  envelope: RangeEnvelope,
  reported: (envelope: StretchEnvelope) => void,
): RecordedJob {
  return stepwise(envelope, () => reported(envelope.envelope()))
}

export function recordedFills(count: RangeFillCount, reported: (fills: RangeFills) => void): RecordedJob {
  return stepwise(count, () => reported(count.fills()))
}

export function recordedWrites(writes: CellWrites, reported: (story: CellStory) => void): RecordedJob {
  return stepwise(writes, () => reported(writes.story()))
}

/** @param work advances in steps of at most a page */
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
