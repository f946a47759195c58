/** The program view at work: where the search stands in its listing, and what is asked of it. */
import type { CallStepKind } from '../core/breakpoints/callStep.ts'
import type { Direction } from '../core/breakpoints/hunt.ts'
import { assertNever } from '../core/result.ts'
import { eventToSettle, settled } from '../core/steps/settling.ts'
import { type Segment, segmentAfter } from '../core/steps/steps.ts'
import { strategyWithId } from '../core/programs/registry.ts'
import type { Moment } from '../core/trace/moment.ts'
import { type Position, positionAt, samePosition } from '../core/trace/position.ts'
import { executionPointAt } from './executionPoint.ts'
import { explanationOf } from './explanation.ts'
import { type BreakpointCommand, createBreakpoints } from './breakpoints.ts'
import {
  type DebuggedPlayer,
  type Debugger,
  type DebuggerCommand,
  type Debugging,
  PROGRAM_PANEL,
} from './debugging.ts'
import { createHunting } from './hunting.ts'
import { frameOfCall } from './inspection.ts'
import { destinationOf, positionOf } from './selectors.ts'
import type { AppState } from './state.ts'

type Get = () => AppState
type Set = (change: Partial<AppState>) => void

export function createDebugger(get: Get, set: Set, player: DebuggedPlayer): Debugger {
  let known: { readonly moment: Moment; readonly segment: Segment } | undefined

  const change = (part: Partial<Debugging>) => set({ debugging: { ...get().debugging, ...part } })
  const breakpoints = createBreakpoints(get, change, player.storage)
  const hunting = createHunting(get, change, player)

  function program() {
    const strategy = strategyWithId(get().strategy)
    if (strategy === undefined) throw new RangeError(`No program ${get().strategy}`)
    return { strategy, extent: get().extent }
  }

  /** Keeps the execution point with the playhead, as far as the board has followed that. */
  function refresh(): void {
    const { panel, run, frame, debugging } = get()
    const givens = player.givens()
    if (panel !== PROGRAM_PANEL || run.status !== 'open' || givens === undefined) return
    const { moment } = frame
    const position = positionOf(get())
    const isThere = eventToSettle(position) === moment.event
    const before = debugging.executionPoint
    if (known?.moment === moment && before !== undefined) {
      if (!isThere || samePosition(before.position, position)) return
    } else {
      const { strategy, extent } = program()
      known = { moment, segment: segmentAfter(givens, strategy, extent, moment) }
    }
    const { segment } = known
    const here = isThere ? settled(position, segment) : positionAt(moment.event)
    if (isThere && !samePosition(here, position)) return player.settle(here)
    const executionPoint = executionPointAt(givens, program(), moment, segment, here, before)
    change({ executionPoint, explained: debugging.explained && explanationOf(executionPoint) })
  }

  /** Where the program is seen to stand. */
  function here(): Position {
    const { frame, debugging } = get()
    const { event } = frame.moment
    const { position } = debugging.executionPoint ?? {}
    return position?.event === event ? position : positionAt(event)
  }

  function continueTo(direction: Direction): void {
    const sought = breakpoints.enabled()
    // What nobody has asked for is not looked for in a search that may go on for hours.
    if (sought.length === 0) return change({ missed: direction })
    hunting.begin({ goal: { kind: 'hit', breakpoints: sought }, from: here(), direction })
  }

  /** @param from where the steps before lead, for the pages there may have yet to come */
  function step(how: 'into' | CallStepKind, direction: Direction, from: Position): void {
    if (how !== 'into') return hunting.begin({ goal: { kind: how }, from: here(), direction })
    player.moveTo({ event: from.event, step: from.step + (direction === 'forward' ? 1 : -1) })
  }

  /** What is hunted for is always what is listed. */
  function changeBreakpoints(command: BreakpointCommand): void {
    breakpoints.obey(command)
    const { hunt } = get().debugging
    if (hunt?.goal !== 'hit') return
    hunting.end()
    continueTo(hunt.direction)
  }

  function inspect(depth: number | undefined): void {
    const givens = player.givens()
    if (depth === undefined || givens === undefined) return change({ inspected: undefined })
    const frame = frameOfCall(givens, program().strategy, get().frame.moment, depth)
    change({ inspected: { depth, frame } })
  }

  function move(command: Extract<DebuggerCommand, { kind: 'step' | 'continue' }>): void {
    if (!player.open()) return
    const from = destinationOf(get())
    player.pause()
    hunting.end()
    if (command.kind === 'continue') continueTo(command.direction)
    else step(command.how, command.direction, from)
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
          return change({
            explained: command.isShown ? explanationOf(get().debugging.executionPoint) : undefined,
          })
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
    moved() {
      hunting.end()
      const { inspected, missed } = get().debugging
      if (inspected !== undefined || missed !== undefined) change({ inspected: undefined, missed: undefined })
    },
    reset() {
      hunting.end()
      known = undefined
      change({
        executionPoint: undefined,
        hits: [],
        inspected: undefined,
        missed: undefined,
        explained: undefined,
      })
    },
  }
}
