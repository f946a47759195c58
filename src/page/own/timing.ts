/** Estimates how long the program in the panel would take at its judge, after it has run. */
import { judgeSeconds } from '../../runner/run/judgeSeconds.ts'
import { latest, still } from '../../calls/latest.ts'
import type { OwnProgram } from '../../runner/questions.ts'
import type { OwnEstimate, OwnRun, OwnVerdict } from './own.ts'
import { nothingIfLost, type OwnWorkers } from '../../runner/workers.ts'
import { timedProgram } from '../../runner/run/timing.ts'

/** Time limit of the rerun without watched lines. A longer rerun would delay requests for lines. */
const MAX_PLAIN_MS = 3000

/** Verdicts on programs that gave an answer. A program that was stopped may never end, so it gets no estimate. */
const TIMED: ReadonlySet<OwnVerdict['kind']> = new Set(['accepted', 'wrong-answer', 'presentation-error'])

interface TimingDependencies {
  /** Resolves in a later task, so that requests for visible lines go first. */
  readonly pause: () => Promise<void>
  readonly workers: Pick<OwnWorkers, 'ask'>
  /** Called with each estimate. */
  readonly tell: (estimate: OwnEstimate) => void
}

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
