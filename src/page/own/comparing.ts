/** Finds the built-in program that a run resembles most, in slices of time between animation frames. */
import { latest, still } from '../../calls/latest.ts'
import type { ThreadTime } from '../../calls/turns.ts'
import { type Likeness, NearestProgram } from '../../runner/run/nearestProgram.ts'
import { DEFAULT_STRATEGY, STRATEGIES } from '../../search/programs/registry.ts'
import type { OwnRun, OwnVerdict } from './own.ts'
import type { OwnRecording } from '../../runner/run/ownRecording.ts'

/** Time budget per slice, in ms; leaves room for a frame. */
const SLICE_MS = 6

/** Order of comparison; ties go to the first. The default comes first because users meet it first. */
const COMPARED_PROGRAMS = [DEFAULT_STRATEGY, ...STRATEGIES.filter((program) => program !== DEFAULT_STRATEGY)]

/** Verdicts of runs that were ended from outside: by the user, by a limit, or by a failure of the interpreter. */
const CUT_OFF_VERDICTS: ReadonlySet<OwnVerdict['kind']> = new Set([
  'stopped',
  'time-limit',
  'memory-limit',
  'output-limit',
  'not-loaded',
  'broken',
  'failed',
])

/** @param tell receives the likeness (the most similar program, and how far it agrees) of the latest run */
export function createComparing(tell: (likeness: Likeness) => void, { pause, now }: ThreadTime) {
  const comparisons = latest()

  /** @param isWhole false if the program was cut off, or if not all of its events are recorded */
  async function compare(recording: OwnRecording, isWhole: boolean, signal: AbortSignal): Promise<void> {
    const nearest = new NearestProgram(recording.givens, recording.trace, isWhole, COMPARED_PROGRAMS)
    while (nearest.likeness === undefined) {
      await still(pause(), signal)
      const until = now() + SLICE_MS
      nearest.advance(() => now() >= until)
    }
    tell(nearest.likeness)
  }

  return {
    /** Compares a run that has ended. No-op if the run has no recorded events or no steps to show. */
    compare(recording: OwnRecording, { verdict, events, hidden }: OwnRun): void {
      const recorded = recording.trace.frontier.event
      if (recorded === 0 || hidden !== undefined) return
      const isWhole = !CUT_OFF_VERDICTS.has(verdict.kind) && events <= recorded
      void comparisons.run((signal) => compare(recording, isWhole, signal))
    },
    /** Cancels the comparison. */
    drop: comparisons.stop,
  }
}
