import type { HuntState } from '../../core/breakpoints/hunt.ts'
import { assertNever } from '../../core/result.ts'
import { type Position, positionAt } from '../../core/trace/position.ts'
import type { HuntOrder } from '../../worker/protocol.ts'
import type { Debugging } from './debugging.ts'
import type { DebuggedSession } from './debuggedSession.ts'

/** Maximum hits marked on the timeline, the earliest ones; more would overlap. */
const MARKED_HITS = 500

/** Starts hunts (searches for a breakpoint hit or for the end of a step), one at a time, and handles their results. */
export function createHunting({ get, source }: DebuggedSession, change: (part: Partial<Debugging>) => void) {
  /**
   * The latest hunt, if it began while the search was stopped. Undefined for other hunts, and once the hunt has
   * reached the end of the known events and continued the search.
   */
  let resumed: HuntOrder | undefined

  const isStopped = () => {
    const { run } = get()
    return run.status === 'open' && run.progress.status === 'stopped'
  }

  /** Marks a hit on the timeline. */
  function mark(event: number): void {
    const hits = new Set([...get().debugging.hits, event])
    change({ hits: [...hits].toSorted((a, b) => a - b).slice(0, MARKED_HITS) })
  }

  return {
    mark,
    /** Starts a hunt in place of the current one. */
    begin(order: HuntOrder): void {
      const { goal, direction, from } = order
      resumed = isStopped() ? order : undefined
      change({ missed: undefined, hunt: { goal: goal.kind, direction, event: from.event } })
      source.hunt(order)
    },
    /** Cancels the hunt, if there is one. */
    end(): void {
      if (get().debugging.hunt === undefined) return
      source.endHunt()
      change({ hunt: undefined })
    },
    /** Handles a report on the hunt. @returns the position that the hunt found; undefined if it has found none (yet) */
    received(state: HuntState): Position | undefined {
      const { hunt } = get().debugging
      if (hunt === undefined) return undefined
      switch (state.kind) {
        case 'found':
          change({ hunt: undefined })
          if (hunt.goal === 'hit') mark(state.position.event)
          return state.position
        case 'none':
          change({ hunt: undefined, missed: hunt.direction })
          return undefined
        case 'waiting':
          // The search was stopped during the hunt, so it is unknown whether there is a hit.
          if (resumed === undefined && isStopped()) {
            change({ hunt: undefined, missed: 'stopped' })
            return undefined
          }
          if (resumed !== undefined) searchFrom(resumed, state.event)
          change({ hunt: { ...hunt, event: state.event } })
          return undefined
        case 'hunting':
          change({ hunt: { ...hunt, event: state.event } })
          return undefined
        default:
          return assertNever(state)
      }
    },
  }

  /** Continues the stopped search, and hunts on in its new events. */
  function searchFrom(order: HuntOrder, event: number): void {
    resumed = undefined
    source.continue()
    // A hunt for the end of a step keeps its original `from`, because the end depends on where the step began.
    source.hunt(order.goal.kind === 'hit' ? { ...order, from: positionAt(event) } : order)
  }
}
