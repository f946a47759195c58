/**
 * Analyses the run in the program panel once the run has ended: which built-in program it resembles, why it is wrong,
 * and how long it would take at a judge.
 */
import type { OwnRun, ShownFinding, OwnVerdict, OwnEstimate } from './own.ts'
import { answered, nothingIfLost, type OwnWorkers } from '../../runner/workers.ts'
import type { BackgroundWorkshop } from '../background/background.ts'
import { createRunDiagnosis, type EndedRun } from './diagnosis/diagnosedRun.ts'
import type { OwnRecording } from '../../runner/run/ownRecording.ts'
import { latest, still } from '../../calls/latest.ts'
import type { ThreadTime } from '../../calls/turns.ts'
import { type Likeness, NearestProgram } from '../../runner/run/nearestProgram.ts'
import { DEFAULT_STRATEGY, STRATEGIES } from '../../search/programs/registry.ts'
import { judgeSeconds } from '../../runner/run/judgeSeconds.ts'
import type { OwnProgram } from '../../runner/questions.ts'
import { timedProgram } from '../../runner/run/timing.ts'

interface FollowUpDependencies extends BackgroundWorkshop {
  /** Resolves in a new task of the event loop, after the queued tasks. */
  readonly nextTask: () => Promise<void>
  /** Returns the current time in ms. */
  readonly now: () => number
  readonly workers: Pick<OwnWorkers, 'ask'>
  /** Changes the shown run. */
  readonly report: (part: Partial<OwnRun>) => void
}

export function createFollowUps({ nextTask, now, workers, report, ...workshop }: FollowUpDependencies) {
  const timing = createTiming({ pause: nextTask, workers, tell: (estimate) => report({ estimate }) })
  const diagnosing = createRunDiagnosis({
    ...workshop,
    pause: nextTask,
    probe: (language, program, limits, signal) =>
      answered(workers.ask(language, 'probe', { program, limits }, signal), signal).catch(nothingIfLost),
    read: (language, order, signal) =>
      answered(workers.ask(language, 'values', order, signal), signal).catch(nothingIfLost),
    tell: (diagnosis) => report({ diagnosis }),
  })
  const comparing = createComparing((likeness) => report({ likeness }), { pause: nextTask, now })

  return {
    /** Looks for the built-in program whose events are most like those of the run. */
    compare: (recording: OwnRecording, run: OwnRun) => comparing.compare(recording, run),
    /**
     * Times the run's program, and diagnoses it if it is wrong. A program that ran for long is timed last.
     * @param isLight true if recording cost no more per event than usual
     * @param shown the diagnosis that the page shows, if any; kept if it is about the same program and board as the run
     */
    diagnose(ended: EndedRun, isLight: boolean, shown: ShownFinding | undefined): void {
      const { run, program, judged } = ended
      diagnosing.diagnose(ended, shown, () => timing.time(run, program, isLight, judged.judge))
    },
    drop(): void {
      comparing.drop()
      timing.drop()
      diagnosing.drop()
    },
  }
}

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

/**
 * Finds the built-in program that a run resembles most, in slices of time between animation frames.
 * @param tell receives the most similar program, and how far it agrees with the latest run
 */
function createComparing(tell: (likeness: Likeness) => void, { pause, now }: ThreadTime) {
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
    drop: comparisons.stop,
  }
}

/** Time limit of the rerun without watched lines. A longer rerun would delay requests for lines. */
const MAX_PLAIN_MS = 3000

/** Verdicts on programs that gave an answer. A program that was stopped may never end, so it gets no estimate. */
const TIMED: ReadonlySet<OwnVerdict['kind']> = new Set(['accepted', 'wrong-answer', 'presentation-error'])

interface TimingDependencies {
  /** Resolves in a later task, so that requests for visible lines go first. */
  readonly pause: () => Promise<void>
  readonly workers: Pick<OwnWorkers, 'ask'>
  readonly tell: (estimate: OwnEstimate) => void
}

/** Estimates how long the program of the run would take at its judge. */
export function createTiming({ pause, workers, tell }: TimingDependencies) {
  const timings = latest()

  return {
    /**
     * Times a run that has ended, if it is in Python and its verdict makes an estimate useful.
     * @param isLight true if recording cost no more per event than usual
     * @param judge the judge chosen by the user or implied by the input; used if the verdict names none
     */
    time(run: OwnRun, program: OwnProgram, isLight: boolean, judge: string): void {
      const { language, verdict, elapsedMs: recordedMs, events } = run
      if (language !== 'python' || !TIMED.has(verdict.kind)) return
      void timings.run(async (signal) => {
        await still(pause(), signal)
        const times = await timedProgram(workers, program, MAX_PLAIN_MS, signal).catch(nothingIfLost)
        if (times === undefined) return
        const seconds = judgeSeconds({ recordedMs, events, isLight, mostMs: MAX_PLAIN_MS, ...times })
        tell({ seconds, judge: 'judgement' in verdict ? verdict.judgement.judge.id : judge })
      })
    },
    drop: timings.stop,
  }
}
