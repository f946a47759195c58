/** Estimates how long the program in the panel would take at its judge, after it has run. */
import { judgeSeconds } from '../../core/own/judgeSeconds.ts'
import type { OwnProgram } from '../../worker/ownProtocol.ts'
import type { OwnEstimate, OwnRun, OwnVerdict } from '../../app/own/own.ts'
import type { TimedReply } from '../../app/own/ownClient.ts'

/** Time limit of the rerun without watched lines. A longer rerun would delay requests for lines. */
const MAX_PLAIN_MS = 3000

/** Verdicts on programs that gave an answer. A program that was stopped may never end, so it gets no estimate. */
const TIMED: ReadonlySet<OwnVerdict['kind']> = new Set(['accepted', 'wrong-answer', 'presentation-error'])

interface TimingDependencies {
  /** Resolves in a later task, so that requests for visible lines go first. */
  readonly pause: () => Promise<void>
  /** Makes the worker run the program without watching its lines; the caller passes the reply to `received`. */
  readonly ask: (program: OwnProgram, mostMs: number) => void
  /** Called with each estimate. */
  readonly tell: (estimate: OwnEstimate) => void
}

interface TimingRequest {
  readonly run: OwnRun
  /** Id of the judge. */
  readonly judge: string
}

export function createTiming({ pause, ask, tell }: TimingDependencies) {
  /** The latest request; undefined before the first one and after `drop`, when replies are ignored. */
  let timed: TimingRequest | undefined

  async function queueTiming(request: TimingRequest, program: OwnProgram): Promise<void> {
    await pause()
    if (timed === request) ask(program, MAX_PLAIN_MS)
  }

  return {
    /**
     * Requests the timing of a run that has ended, if it is in Python and its verdict makes an estimate useful.
     * @param judge the judge chosen by the user or implied by the input; used if the verdict names none
     */
    time(run: OwnRun, program: OwnProgram, judge: string): void {
      const { language, verdict } = run
      if (language !== 'python' || !TIMED.has(verdict.kind)) return
      const request = { run, judge: 'judgement' in verdict ? verdict.judgement.judge.id : judge }
      timed = request
      void queueTiming(request, program)
    },
    /** Computes the estimate for the run of the latest request from the worker's times, and passes it to `tell`. */
    received({ plainMs, referenceMs, slowReferenceMs, isLight }: TimedReply): void {
      if (timed === undefined) return
      const { run, judge } = timed
      const { elapsedMs: recordedMs, events } = run
      const seconds = judgeSeconds({
        recordedMs,
        events,
        isLight,
        plainMs,
        mostMs: MAX_PLAIN_MS,
        referenceMs,
        slowReferenceMs,
      })
      tell({ seconds, judge })
    },
    /** Ignores replies until the next request. */
    drop(): void {
      timed = undefined
    },
  }
}
