import type { Breakpoint, Position } from '../core/breakpoints/breakpoint.ts'
import type { Direction, HuntState } from '../core/breakpoints/hunt.ts'
import type { DebuggedPlayer, Debugging } from './debugging.ts'
import type { AppState } from './state.ts'

/** What to do with the end of a hunt. */
export interface Errand {
  readonly direction: Direction
  found(position: Position): void
  missed(): void
}

/** Sends the worker on hunts, one at a time. */
export function createHunting(
  get: () => AppState,
  change: (part: Partial<Debugging>) => void,
  { client }: DebuggedPlayer,
) {
  let errand: Errand | undefined

  return {
    /** @param from a hit there does not count */
    begin(sought: readonly Breakpoint[], from: Position, purpose: Errand): void {
      const { direction } = purpose
      const { run } = get()
      errand = purpose
      change({ missed: undefined, hunt: { direction, event: from.event } })
      client.hunt(sought, from, direction)
      const isStopped = run.status === 'open' && run.progress.status === 'stopped'
      if (direction === 'forward' && isStopped) client.continue()
    },
    /** Gives the hunt up, if there is one. */
    end(): void {
      if (errand === undefined) return
      errand = undefined
      client.endHunt()
      change({ hunt: undefined })
    },
    heard(state: HuntState): void {
      if (errand === undefined) return
      const { direction, found, missed } = errand
      const { run } = get()
      const isWaiting = state.kind === 'waiting' && run.status === 'open' && run.progress.status !== 'stopped'
      if (state.kind === 'hunting' || isWaiting) return change({ hunt: { direction, event: state.event } })
      errand = undefined
      change({ hunt: undefined })
      if (state.kind === 'found') found(state.position)
      else missed()
    },
  }
}
