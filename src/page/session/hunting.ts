import { latest } from '../../calls/latest.ts'
import { assertNever } from '../../sudoku/result.ts'
import { positionAt } from '../../search/trace/position.ts'
import type { HuntOrder, HuntReport } from '../../search/worker/solverQuestions.ts'
import type { Debugging } from './debugging.ts'
import type { DebuggedSession } from './debuggedSession.ts'

/** Maximum hits marked on the timeline, the earliest ones; more would overlap. */
const MARKED_HITS = 500

/** Starts hunts (searches for a breakpoint hit or for the end of a step), one at a time, and handles their results. */
export function createHunting(
  { get, source, moveTo }: DebuggedSession,
  change: (part: Partial<Debugging>) => void,
) {
  const hunts = latest()

  const isStopped = () => {
    const { run } = get()
    return run.status === 'open' && run.progress.status === 'stopped'
  }

  /** Marks a hit on the timeline. */
  function mark(event: number): void {
    const hits = new Set([...get().debugging.hits, event])
    change({ hits: [...hits].toSorted((a, b) => a - b).slice(0, MARKED_HITS) })
  }

  /** @param mayContinue true to continue the stopped search once the hunt has reached the end of the known events */
  async function hunt(order: HuntOrder, mayContinue: boolean, signal: AbortSignal): Promise<void> {
    let stoppedAt: number | undefined
    for await (const report of source.ask('hunt', order, signal)) {
      if (report.kind === 'stopped' && mayContinue) stoppedAt = report.event
      else received(order, report)
    }
    signal.throwIfAborted()
    if (stoppedAt === undefined) return
    progressed(order, stoppedAt)
    source.continue()
    await hunt(resumed(order, stoppedAt), false, signal)
  }

  function received(order: HuntOrder, report: HuntReport): void {
    switch (report.kind) {
      case 'found':
        change({ hunt: undefined })
        if (order.goal.kind === 'hit') mark(report.position.event)
        return moveTo(report.position)
      case 'none':
        return change({ hunt: undefined, missed: order.direction })
      case 'stopped':
        // The search was stopped during the hunt, so it is unknown whether there is a hit.
        return change({ hunt: undefined, missed: 'stopped' })
      case 'waiting':
      case 'hunting':
        return progressed(order, report.event)
      default:
        return assertNever(report)
    }
  }

  function progressed({ goal, direction }: HuntOrder, event: number): void {
    change({ hunt: { goal: goal.kind, direction, event } })
  }

  return {
    mark,
    /** Starts a hunt in place of the current one. */
    begin(order: HuntOrder): void {
      change({ missed: undefined })
      progressed(order, order.from.event)
      void hunts.run((signal) => hunt(order, isStopped(), signal))
    },
    /** Cancels the hunt, if there is one. */
    end(): void {
      hunts.stop()
      if (get().debugging.hunt !== undefined) change({ hunt: undefined })
    },
  }
}

/** Returns the order of a hunt that goes on at an event, the end of what was known. */
function resumed(order: HuntOrder, event: number): HuntOrder {
  // A hunt for the end of a step keeps its original `from`, because the end depends on where the step began.
  return order.goal.kind === 'hit' ? { ...order, from: positionAt(event) } : order
}
