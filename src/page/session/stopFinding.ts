import { latest } from '../../calls/latest.ts'
import { assertNever } from '../../sudoku/result.ts'
import { positionAt } from '../../search/trace/position.ts'
import type { FindStopOrder, FindStopReport } from '../../search/worker/solverQuestions.ts'
import type { Debugging } from './debugging.ts'
import type { DebuggedSession } from './debuggedSession.ts'

/** Maximum hits marked on the timeline, the earliest ones; more would overlap. */
const MARKED_HITS = 500

/** Searches for stops (a breakpoint hit or the end of a step), one at a time, and moves the playhead to them. */
export function createStopFinding(
  { get, source, moveTo }: DebuggedSession,
  change: (part: Partial<Debugging>) => void,
) {
  const finding = latest()

  const isStopped = () => {
    const { run } = get()
    return run.status === 'open' && run.progress.status === 'stopped'
  }

  /** Marks a hit on the timeline. */
  function mark(event: number): void {
    const hits = new Set([...get().debugging.hits, event])
    change({ hits: [...hits].toSorted((a, b) => a - b).slice(0, MARKED_HITS) })
  }

  /** @param mayContinue true to continue the stopped search once the end of the known events is reached */
  async function find(order: FindStopOrder, mayContinue: boolean, signal: AbortSignal): Promise<void> {
    let stoppedAt: number | undefined
    for await (const report of source.ask('findStop', order, signal)) {
      if (report.kind === 'stopped' && mayContinue) stoppedAt = report.event
      else received(order, report)
    }
    signal.throwIfAborted()
    if (stoppedAt === undefined) return
    progressed(order, stoppedAt)
    source.continue()
    await find(resumed(order, stoppedAt), false, signal)
  }

  function received(order: FindStopOrder, report: FindStopReport): void {
    switch (report.kind) {
      case 'found':
        change({ findingStop: undefined })
        if (order.goal.kind === 'hit') mark(report.position.event)
        return moveTo(report.position)
      case 'none':
        return change({ findingStop: undefined, missed: order.direction })
      case 'stopped':
        // The search that makes the trace was stopped, so it is unknown whether there is a hit.
        return change({ findingStop: undefined, missed: 'stopped' })
      case 'waiting':
      case 'searching':
        return progressed(order, report.event)
      default:
        return assertNever(report)
    }
  }

  function progressed({ goal, direction }: FindStopOrder, event: number): void {
    change({ findingStop: { goal: goal.kind, direction, event } })
  }

  return {
    mark,
    /** Looks for a stop in place of the current one. */
    begin(order: FindStopOrder): void {
      change({ missed: undefined })
      progressed(order, order.from.event)
      void finding.run((signal) => find(order, isStopped(), signal))
    },
    /** Stops looking, if it does. */
    end(): void {
      finding.stop()
      if (get().debugging.findingStop !== undefined) change({ findingStop: undefined })
    },
  }
}

/** Returns the order to go on looking from an event, the end of what was known. */
function resumed(order: FindStopOrder, event: number): FindStopOrder {
  // The end of a step keeps its original `from`, because the end depends on where the step began.
  return order.goal.kind === 'hit' ? { ...order, from: positionAt(event) } : order
}
