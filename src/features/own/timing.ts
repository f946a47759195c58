/** Finds out how long the program in the panel would take at its judge, once it has run. */
import { judgeSeconds } from '../../core/own/judgeSeconds.ts'
import type { OwnProgram } from '../../worker/ownProtocol.ts'
import type { OwnEstimate, OwnRun, OwnVerdict } from '../../app/own/own.ts'
import type { TimedReply } from '../../app/own/ownClient.ts'

/** Longer, nobody is kept waiting for the lines of a run. */
const MOST_PLAIN_MS = 3000

/** Verdicts that a judge would give as well; with any other, its seconds are of no use. */
const TIMED: ReadonlySet<OwnVerdict['kind']> = new Set([
  'accepted',
  'wrong-answer',
  'presentation-error',
  'time-limit',
])

interface TimingDependencies {
  /** Resolves after what is waiting has been done: lines that are to be shown come first. */
  readonly pause: () => Promise<void>
  /** Has the worker run it with nothing watched. */
  readonly ask: (program: OwnProgram, mostMs: number) => void
  readonly tell: (estimate: OwnEstimate) => void
}

interface Timed {
  readonly run: OwnRun
  readonly judge: string
}

export function createTiming({ pause, ask, tell }: TimingDependencies) {
  let timed: Timed | undefined

  async function queueTiming(mine: Timed, program: OwnProgram): Promise<void> {
    await pause()
    if (timed === mine) ask(program, MOST_PLAIN_MS)
  }

  return {
    /** The latest run has ended. @param judge of those that the user, or the input, has chosen */
    time(run: OwnRun, program: OwnProgram, judge: string): void {
      const { language, verdict } = run
      if (language !== 'python' || !TIMED.has(verdict.kind)) return
      const mine = { run, judge: 'judgement' in verdict ? verdict.judgement.judge.id : judge }
      timed = mine
      void queueTiming(mine, program)
    },
    received({ plainMs, referenceMs, slowReferenceMs, isLight }: TimedReply): void {
      if (timed === undefined) return
      const { run, judge } = timed
      const { elapsedMs: recordedMs, events, verdict } = run
      const hasEnded = verdict.kind !== 'time-limit'
      const seconds = judgeSeconds({
        recordedMs,
        events,
        isLight,
        hasEnded,
        plainMs,
        mostMs: MOST_PLAIN_MS,
        referenceMs,
        slowReferenceMs,
      })
      tell({ seconds, judge })
    },
    /** The run is another one. */
    drop(): void {
      timed = undefined
    },
  }
}
