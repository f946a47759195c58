/** The program view at work: where the search stands in its listing, and what is asked of it. */
import type { Direction } from '../core/breakpoints/hunt.ts'
import { assertNever } from '../core/result.ts'
import { type Segment, segmentAfter } from '../core/steps/steps.ts'
import { strategyWithId } from '../core/programs/registry.ts'
import type { Moment } from '../core/trace/moment.ts'
import { explanationOf } from './explanation.ts'
import { type BreakpointCommand, createBreakpoints } from './breakpoints.ts'
import {
  type DebuggedPlayer,
  type Debugger,
  type DebuggerCommand,
  type Debugging,
  type Landing,
  PROGRAM_PANEL,
} from './debugging.ts'
import { createHunting, type Errand } from './hunting.ts'
import { frameOfCall } from './inspection.ts'
import { standingAt } from './standing.ts'
import type { AppState } from './state.ts'
import { createStepping } from './stepping.ts'

type Get = () => AppState
type Set = (change: Partial<AppState>) => void

/** More hits than can be told apart on the timeline are not marked. */
const MARKED_HITS = 500

export function createDebugger(get: Get, set: Set, player: DebuggedPlayer): Debugger {
  let known: { readonly moment: Moment; readonly segment: Segment } | undefined
  /** The latest hunt for breakpoints; steps over and out are hunts of their own. */
  let continuing: Errand | undefined
  let aim: { readonly event: number; readonly landing: Landing } | undefined

  const change = (part: Partial<Debugging>) => set({ debugging: { ...get().debugging, ...part } })
  const breakpoints = createBreakpoints(get, change, player.storage)
  const hunting = createHunting(get, change, player)
  const stepping = createStepping(get, player, hunting, segmentNow)

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
    const standing = standingAt(givens, program(), moment, segment, fine, debugging.standing)
    change({ standing, explained: debugging.explained && explanationOf(standing) })
  }

  function continueTo(direction: Direction): void {
    const sought = breakpoints.enabled()
    // What nobody has asked for is not looked for in a search that may go on for hours.
    if (sought.length === 0) return change({ missed: direction })
    continuing = {
      direction,
      found(position) {
        const hits = new Set([...get().debugging.hits, position.event])
        change({ hits: [...hits].toSorted((a, b) => a - b).slice(0, MARKED_HITS) })
        player.moveTo(position.event, () => position.step)
      },
      missed: () => change({ missed: direction }),
    }
    hunting.begin(sought, stepping.here(), continuing)
  }

  /** What is hunted for is always what is listed. */
  function changeBreakpoints(command: BreakpointCommand): void {
    breakpoints.obey(command)
    if (continuing === undefined || !hunting.isFor(continuing)) return
    hunting.end()
    continueTo(continuing.direction)
  }

  function inspect(depth: number | undefined): void {
    const givens = player.givens()
    if (depth === undefined || givens === undefined) return change({ inspected: undefined })
    const frame = frameOfCall(givens, program().strategy, get().frame.moment, depth)
    change({ inspected: { depth, frame } })
  }

  function move(command: Extract<DebuggerCommand, { kind: 'step' | 'continue' }>): void {
    if (!player.open()) return
    player.pause()
    hunting.end()
    if (command.kind === 'continue') continueTo(command.direction)
    else stepping[command.how](command.direction)
  }

  return {
    refresh,
    hunted: hunting.heard,
    obey(command) {
      switch (command.kind) {
        case 'look':
          return refresh()
        case 'step':
        case 'continue':
          return move(command)
        case 'endHunt':
          return hunting.end()
        case 'inspect':
          return inspect(command.depth)
        case 'explain':
          return change({ explained: command.isShown ? explanationOf(get().debugging.standing) : undefined })
        case 'addBreakpoint':
        case 'changeBreakpoint':
        case 'enableBreakpoint':
        case 'removeBreakpoint':
        case 'toggleBreakpoint':
          return changeBreakpoints(command)
        default:
          return assertNever(command)
      }
    },
    aim(event, landing) {
      hunting.end()
      aim = { event, landing: landing ?? (() => 0) }
      const { inspected, missed } = get().debugging
      if (inspected !== undefined || missed !== undefined) change({ inspected: undefined, missed: undefined })
    },
    reset() {
      hunting.end()
      known = undefined
      aim = undefined
      change({ standing: undefined, hits: [], inspected: undefined, missed: undefined, explained: undefined })
    },
  }
}
