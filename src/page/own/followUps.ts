/**
 * Analyses the run in the program panel once the run has ended: which built-in program it resembles, why it is wrong,
 * and how long it would take at a judge.
 */
import type { OwnRun, ShownFinding } from './own.ts'
import { answered, nothingIfLost, type OwnWorkers } from '../../runner/workers.ts'
import type { BackgroundWorkshop } from '../background/background.ts'
import { createComparing } from './comparing.ts'
import { createRunDiagnosis, type EndedRun } from './diagnosis/diagnosedRun.ts'
import type { OwnRecording } from '../../runner/run/ownRecording.ts'
import { createTiming } from './timing.ts'

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
    /** Cancels all analyses in progress. */
    drop(): void {
      comparing.drop()
      timing.drop()
      diagnosing.drop()
    },
  }
}
