import type { Breakpoint } from '../core/breakpoints/breakpoint.ts'
import type { Direction, HuntState } from '../core/breakpoints/hunt.ts'
import { assertNever } from '../core/result.ts'
import { type Position, positionAt } from '../core/trace/position.ts'
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
  /** Has a search go on that had been stopped before the hunt; until it is needed, it stays stopped. */
  let goOn: ((event: number) => void) | undefined

  const isStopped = () => {
    const { run } = get()
    return run.status === 'open' && run.progress.status === 'stopped'
  }

  function finish(part: Partial<Debugging>): void {
    errand = undefined
    change({ hunt: undefined, ...part })
  }

  return {
    /** @param from a hit there does not count */
    begin(sought: readonly Breakpoint[], from: Position, purpose: Errand): void {
      const { direction } = purpose
      errand = purpose
      goOn = isStopped()
        ? (event) => {
            client.continue()
            client.hunt(sought, positionAt(event), direction)
          }
        : undefined
      change({ missed: undefined, hunt: { direction, event: from.event } })
      client.hunt(sought, from, direction)
    },
    /** Whether this is the purpose of the hunt that goes on. */
    isFor: (purpose: Errand): boolean => purpose === errand,
    /** Gives the hunt up, if there is one. */
    end(): void {
      if (errand === undefined) return
      client.endHunt()
      finish({})
    },
    heard(state: HuntState): void {
      if (errand === undefined) return
      const { direction, found, missed } = errand
      switch (state.kind) {
        case 'found':
          finish({})
          return found(state.position)
        case 'none':
          finish({})
          return missed()
        case 'waiting':
          goOn?.(state.event)
          // Stopped in the middle of the hunt: whether there is a hit is not known.
          if (goOn === undefined && isStopped()) return finish({ missed: 'stopped' })
          goOn = undefined
          return change({ hunt: { direction, event: state.event } })
        case 'hunting':
          return change({ hunt: { direction, event: state.event } })
        default:
          return assertNever(state)
      }
    },
  }
}
