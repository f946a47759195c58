/** Has the lines of a run counted by running its program once more, and tells how that goes. */
import type { OwnCounts, OwnRun, OwnVerdict } from '../../app/own/own.ts'
import type { CountReply } from '../../app/own/ownClient.ts'

/** A program that has been cut off, or stopped, would run on until the rerun is cut off too. */
const COUNTED: ReadonlySet<OwnVerdict['kind']> = new Set([
  'accepted',
  'wrong-answer',
  'presentation-error',
  'no-output',
  'runtime-error',
])

/** Whether the lines of a run can be counted. */
export function isCountable({ language, verdict }: OwnRun): boolean {
  return language === 'python' && COUNTED.has(verdict.kind)
}

interface CountingDependencies<Run> {
  readonly ask: (run: Run, event: number) => void
  readonly tell: (counts: OwnCounts | undefined) => void
}

export function createLineCounting<Run>({ ask, tell }: CountingDependencies<Run>) {
  /** The event that is counted up to, while that goes on. */
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
    /** The worker that counts is lost. */
    giveUp(): void {
      if (event !== undefined) tell({ kind: 'lost' })
      event = undefined
    },
    /** @returns whether lines were being counted: they are until that is ended */
    end(): boolean {
      const wasCounting = event !== undefined
      if (wasCounting) tell(undefined)
      event = undefined
      return wasCounting
    },
  }
}
