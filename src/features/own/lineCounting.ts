/** Counts how often each line ran by rerunning the program, and reports progress. */
import type { OwnCounts, OwnRun, OwnVerdict } from '../../app/own/own.ts'
import type { CountReply } from '../../app/own/ownClient.ts'

/** Verdicts of runs whose lines can be counted. A stopped or cut-off program would rerun until it is cut off again. */
const COUNTABLE: ReadonlySet<OwnVerdict['kind']> = new Set([
  'accepted',
  'wrong-answer',
  'presentation-error',
  'no-output',
  'runtime-error',
])

/** True if the lines of a run can be counted. */
export function isCountable({ language, verdict }: OwnRun): boolean {
  return language === 'python' && COUNTABLE.has(verdict.kind)
}

interface CountingDependencies<Run> {
  readonly ask: (run: Run, event: number) => void
  readonly tell: (counts: OwnCounts | undefined) => void
}

export function createLineCounting<Run>({ ask, tell }: CountingDependencies<Run>) {
  /** The event up to which lines are being counted; undefined when idle. */
  let event: number | undefined

  return {
    count(run: Run, upTo: number): void {
      event = upTo
      tell({ kind: 'counting', events: 0 })
      ask(run, upTo)
    },
    received(reply: CountReply): void {
      if (event === undefined) return
      if (reply.type === 'counting') return tell({ kind: 'counting', events: reply.event })
      const { lines } = reply
      tell(lines === undefined ? { kind: 'lost' } : { kind: 'counted', event, lines })
      event = undefined
    },
    /** Reports `lost`: the worker died. */
    giveUp(): void {
      if (event !== undefined) tell({ kind: 'lost' })
      event = undefined
    },
    /** @returns true if a count was in progress; the worker keeps counting until it is terminated */
    end(): boolean {
      const wasCounting = event !== undefined
      if (wasCounting) tell(undefined)
      event = undefined
      return wasCounting
    },
  }
}
