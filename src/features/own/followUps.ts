/**
 * Analyses the run in the program panel once the run has ended: which built-in program it resembles, why it is wrong,
 * and how long it would take at a judge.
 */
import type { OwnRun, ShownFinding } from '../../app/own/own.ts'
import type { OwnClient, TimedReply } from '../../app/own/ownClient.ts'
import type { BackgroundWorkshop } from '../../app/workers/background.ts'
import type { ProbeResult } from '../../worker/ownProtocol.ts'
import { createComparing } from './comparing.ts'
import { createRunDiagnosis, type EndedRun } from './diagnosis/diagnosedRun.ts'
import type { OwnRecording } from './ownRecording.ts'
import { createTiming } from './timing.ts'

interface FollowUpDependencies extends BackgroundWorkshop {
  /** Resolves in a new task of the event loop, after the queued tasks. */
  readonly nextTask: () => Promise<void>
  /** Returns the current time in ms. */
  readonly now: () => number
  /** Returns the client of the worker that runs the user's programs. */
  readonly client: () => Pick<OwnClient, 'time' | 'probe'>
  /** Changes the shown run. */
  readonly report: (part: Partial<OwnRun>) => void
}

export function createFollowUps({ nextTask, now, client, report, ...workshop }: FollowUpDependencies) {
  const timing = createTiming({
    pause: nextTask,
    ask: (program, mostMs) => client().time(program, mostMs),
    tell: (estimate) => report({ estimate }),
  })
  const diagnosing = createRunDiagnosis({
    ...workshop,
    pause: nextTask,
    ask: (program, limits) => client().probe(program, limits),
    tell: (diagnosis) => report({ diagnosis }),
  })
  const comparing = createComparing((likeness) => report({ likeness }), { pause: nextTask, now })

  return {
    /** Looks for the built-in program whose events are most like those of the run. */
    compare: (recording: OwnRecording, run: OwnRun) => comparing.compare(recording, run),
    /**
     * Times the run's program, and diagnoses it if it is wrong. A program that ran for long is timed last.
     * @param shown the diagnosis that the page shows, if any; kept if it is about the same program and board as the run
     */
    diagnose(ended: EndedRun, shown: ShownFinding | undefined): void {
      const { run, program, judged } = ended
      diagnosing.diagnose(ended, shown, () => timing.time(run, program, judged.judge))
    },
    /** Takes the worker's reply with the times. */
    timed: (reply: TimedReply) => timing.received(reply),
    /** Takes the worker's reply with a run on a board of the diagnosis. */
    probed: (reply: ProbeResult) => diagnosing.probed(reply),
    /** Ends a diagnosis with what is known, because the worker died. */
    giveUp: () => diagnosing.giveUp(),
    /** Cancels all analyses in progress. */
    drop(): void {
      comparing.drop()
      timing.drop()
      diagnosing.drop()
    },
  }
}
