/** The program view at work: where the search stands in its listing, steps through it, and hunts for breakpoints. */
import type { Breakpoint, Position } from '../core/breakpoints/breakpoint.ts'
import type { Direction, HuntState } from '../core/breakpoints/hunt.ts'
import { cellOf, digitOf } from '../core/events.ts'
import { assertNever } from '../core/result.ts'
import type { Step } from '../core/steps/step.ts'
import { type Segment, segmentAfter } from '../core/steps/steps.ts'
import { strategyWithId } from '../core/strategies/registry.ts'
import { focusOf } from '../core/trace/focus.ts'
import type { Moment } from '../core/trace/replay.ts'
import { explanationOf } from './explanation.ts'
import { createBreakpoints } from './breakpoints.ts'
import {
  type DebuggedPlayer,
  type Debugger,
  type DebuggerCommand,
  type Debugging,
  type Landing,
  PROGRAM_PANEL,
} from './debugging.ts'
import { eventsOf } from './selectors.ts'
import { standingAt } from './standing.ts'
import type { AppState } from './state.ts'

type Get = () => AppState
type Set = (change: Partial<AppState>) => void

/** What to do with the end of a hunt. */
interface Errand {
  readonly direction: Direction
  found(position: Position): void
  missed(): void
}

/** More hits than can be told apart on the timeline are not marked. */
const MARKED_HITS = 500

const toLast: Landing = (steps) => steps.length

export function createDebugger(get: Get, set: Set, player: DebuggedPlayer): Debugger {
  let known: { readonly moment: Moment; readonly segment: Segment } | undefined
  let aim: { readonly event: number; readonly landing: Landing } | undefined
  let errand: Errand | undefined

  const change = (part: Partial<Debugging>) => set({ debugging: { ...get().debugging, ...part } })
  const breakpoints = createBreakpoints(get, change, player.storage)

  function program() {
    const strategy = strategyWithId(get().strategy)
    if (strategy === undefined) throw new RangeError(`No program ${get().strategy}`)
    return { strategy, extent: get().extent }
  }

  /** The segment that begins at the moment on the board. @throws if no run is open: a programmer's mistake */
  function segmentNow(): Segment {
    const { moment } = get().frame
    if (known?.moment === moment) return known.segment
    const givens = player.givens()
    if (givens === undefined) throw new Error('No run is open')
    const { strategy, extent } = program()
    known = { moment, segment: segmentAfter(givens, strategy, extent, moment) }
    return known.segment
  }

  function refresh(): void {
    const { panel, run, frame, debugging } = get()
    const givens = player.givens()
    if (panel !== PROGRAM_PANEL || run.status !== 'open' || givens === undefined) return
    const { moment } = frame
    const isNew = known?.moment !== moment
    const landing = aim?.event === moment.event ? aim.landing : undefined
    if (!isNew && landing === undefined && debugging.standing !== undefined) return
    aim = undefined
    const segment = segmentNow()
    const fine = Math.max(0, Math.min(landing?.(segment.steps) ?? 0, segment.steps.length))
    change({ standing: standingAt(givens, program(), moment, segment, fine, debugging.standing) })
  }

  /** Where the playhead stands: the event, fine steps after it, and the depth of the call. */
  function here(): Position & { readonly call: number } {
    const { frame, debugging } = get()
    const { arrival, steps } = segmentNow()
    const step = debugging.standing?.event === frame.moment.event ? debugging.standing.fine : 0
    return {
      event: frame.moment.event,
      step,
      call: (step === 0 ? arrival : steps[step - 1])?.depth ?? 0,
    }
  }

  function stepInto(direction: Direction): void {
    const { event, step } = here()
    const { steps } = segmentNow()
    if (direction === 'back') {
      if (step > 0) player.moveTo(event, () => step - 1)
      else if (event > 0) player.moveTo(event - 1, (before) => before.length - 1)
    } else if (step < steps.length) {
      if (steps[step].event === undefined) player.moveTo(event, () => step + 1)
      else player.moveTo(event + 1)
    }
  }

  function stepOver(direction: Direction): void {
    const { call } = here()
    huntForCall(call, {
      direction,
      found: ({ event }) => player.moveTo(event),
      missed: () => goToEdge(direction),
    })
  }

  function stepOut(direction: Direction): void {
    const { call } = here()
    huntForCall(call - 1, {
      direction,
      found: ({ event }) =>
        direction === 'forward'
          ? player.moveTo(event - 1, landingOn('returned', call - 1))
          : player.moveTo(event, landingOn('call', call - 1)),
      missed: () => goToEdge(direction, landingOn('returned', call - 1)),
    })
  }

  /** Beyond the last event of a call there is the end of the search, before its first the start. */
  function goToEdge(direction: Direction, landing: Landing = toLast): void {
    if (direction === 'forward') player.moveTo(eventsOf(get().run), landing)
    else player.moveTo(0)
  }

  function huntForCall(atMost: number, purpose: Errand): void {
    const anyEvent: Breakpoint = { place: { kind: 'event' }, conditions: [{ kind: 'call', atMost }], nth: 0 }
    hunt([anyEvent], purpose)
  }

  function continueTo(direction: Direction): void {
    const sought = breakpoints.enabled()
    // What nobody has asked for is not looked for in a search that may go on for hours.
    if (sought.length === 0) return change({ missed: direction })
    hunt(sought, {
      direction,
      found(position) {
        const hits = new Set([...get().debugging.hits, position.event])
        change({ hits: [...hits].toSorted((a, b) => a - b).slice(0, MARKED_HITS) })
        player.moveTo(position.event, () => position.step)
      },
      missed: () => change({ missed: direction }),
    })
  }

  function hunt(sought: readonly Breakpoint[], purpose: Errand): void {
    const { direction } = purpose
    const { event, step } = here()
    const { run } = get()
    change({ missed: undefined, hunt: { direction, event } })
    errand = purpose
    player.client.hunt(sought, { event, step }, direction)
    if (direction === 'forward' && run.status === 'open' && run.progress.status === 'stopped')
      player.client.continue()
  }

  function endHunt(): void {
    if (errand === undefined) return
    errand = undefined
    player.client.endHunt()
    change({ hunt: undefined })
  }

  function hunted(state: HuntState): void {
    if (errand === undefined) return
    const { run } = get()
    const isWaiting = state.kind === 'waiting' && run.status === 'open' && run.progress.status !== 'stopped'
    if (state.kind === 'hunting' || isWaiting)
      return change({ hunt: { direction: errand.direction, event: state.event } })
    const { found, missed } = errand
    errand = undefined
    change({ hunt: undefined })
    if (state.kind === 'found') found(state.position)
    else missed()
  }

  function inspect(depth: number | undefined): void {
    const givens = player.givens()
    if (depth === undefined || givens === undefined) return change({ inspected: undefined })
    const { moment } = get().frame
    const stack = moment.stack.slice(0, depth)
    const board = Uint8Array.from(givens)
    for (const placement of stack) board[cellOf(placement)] = digitOf(placement)
    const entered: Moment = { ...moment, board, stack, last: stack.at(-1) }
    const focus = focusOf(givens, program().strategy, entered)
    change({ inspected: { depth, frame: { moment: entered, focus, heat: undefined } } })
  }

  function move(command: Extract<DebuggerCommand, { kind: 'step' | 'continue' }>): void {
    if (!player.open()) return
    player.pause()
    endHunt()
    if (command.kind === 'continue') return continueTo(command.direction)
    const steps = { into: stepInto, over: stepOver, out: stepOut }
    steps[command.how](command.direction)
  }

  return {
    refresh,
    hunted,
    obey(command) {
      switch (command.kind) {
        case 'look':
          return refresh()
        case 'step':
        case 'continue':
          return move(command)
        case 'endHunt':
          return endHunt()
        case 'inspect':
          return inspect(command.depth)
        case 'explain':
          return change({ explained: command.isShown ? explanationOf(get().debugging.standing) : undefined })
        case 'addBreakpoint':
        case 'changeBreakpoint':
        case 'enableBreakpoint':
        case 'removeBreakpoint':
        case 'toggleBreakpoint':
          return breakpoints.obey(command)
        default:
          return assertNever(command)
      }
    },
    aim(event, landing) {
      endHunt()
      aim = { event, landing: landing ?? (() => 0) }
      const { inspected, missed } = get().debugging
      if (inspected !== undefined || missed !== undefined) change({ inspected: undefined, missed: undefined })
    },
    reset() {
      endHunt()
      known = undefined
      aim = undefined
      change({ standing: undefined, hits: [], inspected: undefined, missed: undefined, explained: undefined })
    },
  }
}

/** The latest step of a kind in a call; the last of all if there is none. */
function landingOn(kind: Step['kind'], depth: number): Landing {
  return (steps) => {
    const index = steps.findLastIndex((step) => step.kind === kind && step.depth === depth)
    return index < 0 ? steps.length : index + 1
  }
}
