import type { Breakpoint } from '../core/breakpoints/breakpoint.ts'
import type { Direction } from '../core/breakpoints/hunt.ts'
import type { StepKind } from '../core/steps/step.ts'
import type { Segment } from '../core/steps/steps.ts'
import type { Position } from '../core/trace/position.ts'
import type { DebuggedPlayer, Landing } from './debugging.ts'
import type { createHunting, Errand } from './hunting.ts'
import { eventsOf } from './selectors.ts'
import type { AppState } from './state.ts'

const toLast: Landing = (steps) => steps.length

/** Moves the playhead by steps of the program. @param segmentNow the segment that begins at the moment on the board */
export function createStepping(
  get: () => AppState,
  player: DebuggedPlayer,
  hunting: ReturnType<typeof createHunting>,
  segmentNow: () => Segment,
) {
  /** Where the playhead stands: the event, and fine steps after it. */
  function here(): Position {
    const { frame, debugging } = get()
    const { event } = frame.moment
    return { event, step: debugging.standing?.event === event ? debugging.standing.fine : 0 }
  }

  /** The depth of the call in which the playhead stands. */
  function callHere(): number {
    const { arrival, steps } = segmentNow()
    const { step } = here()
    return (step === 0 ? arrival : steps[step - 1])?.depth ?? 0
  }

  function huntForCall(atMost: number, errand: Errand): void {
    const anyEvent: Breakpoint = { place: { kind: 'event' }, conditions: [{ kind: 'call', atMost }], nth: 0 }
    hunting.begin([anyEvent], here(), errand)
  }

  /** Beyond the last event of a call there is the end of the search, before its first the start. */
  function goToEdge(direction: Direction, landing: Landing = toLast): void {
    if (direction === 'forward') player.moveTo(eventsOf(get().run), landing)
    else player.moveTo(0)
  }

  return {
    here,
    /** By one step. */
    into(direction: Direction): void {
      const { event, step } = here()
      const { steps } = segmentNow()
      if (direction === 'back') {
        if (step > 0) player.moveTo(event, () => step - 1)
        else if (event > 0) player.moveTo(event - 1, (before) => before.length - 1)
      } else if (step < steps.length) {
        if (steps[step].event === undefined) player.moveTo(event, () => step + 1)
        else player.moveTo(event + 1)
      }
    },
    /** To the next event of this call or of one of its callers. */
    over(direction: Direction): void {
      huntForCall(callHere(), {
        direction,
        found: ({ event }) => player.moveTo(event),
        missed: () => goToEdge(direction),
      })
    },
    /** To where this call returns; back, to where it was made. */
    out(direction: Direction): void {
      const caller = callHere() - 1
      huntForCall(caller, {
        direction,
        found: ({ event }) =>
          direction === 'forward'
            ? player.moveTo(event - 1, landingOn('returned', caller))
            : player.moveTo(event, landingOn('call', caller)),
        missed: () => goToEdge(direction, landingOn('returned', caller)),
      })
    },
  }
}

/** The latest step of a kind in a call; the last of all if there is none. */
function landingOn(kind: StepKind, depth: number): Landing {
  return (steps) => {
    const index = steps.findLastIndex((step) => step.kind === kind && step.depth === depth)
    return index < 0 ? steps.length : index + 1
  }
}
