/** Finds out which of Backdoku's programs a run is like, beside everything else that goes on in the page. */
import type { JobLoopDependencies } from '../../core/jobs/jobLoop.ts'
import { type Likeness, NearestProgram } from '../../core/own/nearestProgram.ts'
import { DEFAULT_STRATEGY, STRATEGIES } from '../../core/programs/registry.ts'
import type { OwnRun, OwnVerdict } from '../../app/own/own.ts'
import type { OwnRecording } from './ownRecording.ts'

/** Leaves room for a frame. */
const SLICE_MS = 6

/** Of several that are equally near, the first is named: the one that most people meet first. */
const PROGRAMS_NAMED = [DEFAULT_STRATEGY, ...STRATEGIES.filter((program) => program !== DEFAULT_STRATEGY)]

/** Ends of a program that was not let go on. */
const CUT_OFF: ReadonlySet<OwnVerdict['kind']> = new Set([
  'stopped',
  'time-limit',
  'memory-limit',
  'output-limit',
  'not-loaded',
  'broken',
])

/** @param tell hears of the latest run's likeness, once it has been found */
export function createComparing(tell: (likeness: Likeness) => void, { pause, now }: JobLoopDependencies) {
  /** Being compared, or done. */
  let compared: OwnRecording | undefined

  async function compare(recording: OwnRecording, isWhole: boolean): Promise<void> {
    compared = recording
    const nearest = new NearestProgram(recording.givens, recording.trace, isWhole, PROGRAMS_NAMED)
    while (nearest.likeness === undefined) {
      await pause()
      if (compared !== recording) return
      const until = now() + SLICE_MS
      nearest.advance(() => now() >= until)
    }
    tell(nearest.likeness)
  }

  return {
    /** The latest run has ended. */
    compare(recording: OwnRecording, { verdict, events, hidden }: OwnRun): void {
      const recorded = recording.trace.frontier.event
      if (recorded === 0 || hidden !== undefined) return
      void compare(recording, !CUT_OFF.has(verdict.kind) && events <= recorded)
    },
    /** The run is another one. */
    drop(): void {
      compared = undefined
    },
  }
}
