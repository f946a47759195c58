/** The program view at work: where the search stands in its listing, and what is asked of it. */
import type { Direction, HuntState } from '../../core/breakpoints/hunt.ts'
import type { ProgramModel } from '../../core/debugging/programModel.ts'
import type { Givens } from '../../core/givens.ts'
import { assertNever } from '../../core/result.ts'
import type { Segment } from '../../core/steps/segment.ts'
import { eventToShow, snapped } from '../../core/steps/settling.ts'
import type { Moment } from '../../core/trace/moment.ts'
import { pageOf } from '../../core/trace/page.ts'
import { type Position, positionAt, samePosition } from '../../core/trace/position.ts'
import { replay } from '../../core/trace/replay.ts'
import type { Cell } from '../../core/units.ts'
import type { DebuggedSession } from './debuggedSession.ts'
import {
  type CellRole,
  type DebuggerCommand,
  type Debugging,
  type ExecutionPoint,
  type MoveCommand,
  PROGRAM_PANEL,
} from './debugging.ts'
import { executionPointAt } from './executionPoint.ts'
import type { Frame } from './frame.ts'
import { createHunting } from './hunting.ts'
import { afterLines } from './lineWalk.ts'
import { createLookahead } from './lookahead.ts'
import { eventsOf, positionOf } from './selectors.ts'
import { builtInModel } from './session.ts'

export type Debugger = ReturnType<typeof createDebugger>

export function createDebugger(session: DebuggedSession) {
  const { get, set, page, breakpoints } = session
  let known: { readonly moment: Moment; readonly segment: Segment } | undefined
  let latestModel: { readonly givens: Givens; readonly model: ProgramModel } | undefined

  const change = (part: Partial<Debugging>) => set({ debugging: { ...get().debugging, ...part } })
  const hunting = createHunting(session, change)
  const lookahead = createLookahead(session, breakpoints.enabled)

  /** Undefined before an own program has run. */
  function modelFor(givens: Givens): ProgramModel | undefined {
    const { program } = get()
    if (program.kind !== 'built-in') return session.recordedModel()
    if (latestModel?.givens !== givens) latestModel = { givens, model: builtInModel(givens, program) }
    return latestModel.model
  }

  function segmentOf(givens: Givens, moment: Moment): Segment | undefined {
    if (known?.moment === moment && !known.segment.isProvisional) return known.segment
    const segment = modelFor(givens)?.segment(moment)
    known = segment && { moment, segment }
    return segment
  }

  /** Of the event that is shown, or of one whose page is at hand. */
  function segmentAt(event: number): Segment | undefined {
    const givens = session.givens()
    const { moment } = get().frame
    if (givens === undefined) return undefined
    if (event === moment.event) return segmentOf(givens, moment)
    const page = session.source.page(pageOf(event), event)
    return page && modelFor(givens)?.segment(replay(givens, page, event))
  }

  /**
   * Keeps the execution point with the playhead, as far as the board has followed that.
   * @returns where the playhead belongs, if it stands beyond the lines of its event
   */
  function refresh(): Position | undefined {
    const { run, frame, debugging } = get()
    const givens = session.givens()
    if (page().panel !== PROGRAM_PANEL || run.status !== 'open' || givens === undefined) return undefined
    const { moment } = frame
    const position = positionOf(get())
    const isThere = eventToShow(position) === moment.event
    const before = debugging.executionPoint
    if (known?.moment === moment && !known.segment.isProvisional && before !== undefined)
      if (!isThere || samePosition(before.position, position)) return undefined
    const model = modelFor(givens)
    const segment = segmentOf(givens, moment)
    if (model === undefined || segment === undefined) return undefined
    // Lines that have yet to be told of are waited for.
    if (isThere && segment.isProvisional && position.step !== 0) return undefined
    const here = isThere ? snapped(position, segment) : positionAt(moment.event)
    if (isThere && !samePosition(here, position)) return here
    const executionPoint = executionPointAt(model, moment, segment, here, before)
    change({ executionPoint, explained: debugging.explained && explanationOf(executionPoint) })
    return undefined
  }

  /** Where the program is seen to stand. */
  function here(): Position {
    const { frame, debugging } = get()
    const { event } = frame.moment
    const { position } = debugging.executionPoint ?? {}
    return position?.event === event ? position : positionAt(event)
  }

  function continueTo(direction: Direction): void {
    const target = breakpoints.enabled()
    // Without a breakpoint there is nothing to find, in a search that may go on for hours.
    if (target.length === 0) return change({ missed: direction })
    hunting.begin({ goal: { kind: 'hit', breakpoints: target }, from: here(), direction })
  }

  /** Hunts follow the list: hits found for another list say nothing about this one. */
  function listed(): void {
    lookahead.end()
    change({ hits: [], missed: undefined })
    const { hunt } = get().debugging
    if (hunt?.goal !== 'hit') return
    hunting.end()
    continueTo(hunt.direction)
  }

  function inspect(depth: number | undefined): void {
    const givens = session.givens()
    if (depth === undefined || givens === undefined) return change({ inspected: undefined })
    const model = modelFor(givens)
    const frame = model && frameOfCall(model, get().frame.moment, depth)
    if (frame !== undefined) change({ inspected: { depth, frame } })
  }

  return {
    refresh,
    /** More is known of the lines of a recorded program. */
    learned() {
      known = undefined
    },
    /** The list of breakpoints is another one. */
    listed,
    /** @returns where the hunt has led */
    hunted: (state: HuntState): Position | undefined =>
      lookahead.received(state) ? undefined : hunting.received(state),
    /** The breakpoints ahead of the playhead. */
    ahead: lookahead.ahead,
    mark: hunting.mark,
    /** Where so many more lines lead, as far as pages are at hand, and the lines that follow an event. @param from settled */
    afterLines: (from: Position, lines: number, lastEvent: number) =>
      afterLines(from, lines, Math.min(lastEvent, eventsOf(get().run)), segmentAt),
    /**
     * A way through the program. @param from where the ways before lead, for the pages there may have yet to come
     * @returns where it leads; undefined where that has to be hunted for
     */
    move(command: MoveCommand, from: Position): Position | undefined {
      hunting.end()
      const { direction } = command
      if (command.kind === 'continue') continueTo(direction)
      else if (command.how !== 'into') hunting.begin({ goal: { kind: command.how }, from: here(), direction })
      else return { event: from.event, step: from.step + (direction === 'forward' ? 1 : -1) }
      return undefined
    },
    dispatch(command: Exclude<DebuggerCommand, MoveCommand>): void {
      switch (command.kind) {
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
          return breakpoints.dispatch(command, get().debugging.executionPoint)
        default:
          return assertNever(command)
      }
    },
    /** The playhead has been put somewhere else: what was shown or sought for the place before is over. */
    moved() {
      lookahead.end()
      hunting.end()
      const { inspected, missed } = get().debugging
      if (inspected !== undefined || missed !== undefined) change({ inspected: undefined, missed: undefined })
    },
    /** The run is over. */
    reset() {
      lookahead.end()
      hunting.end()
      known = undefined
      latestModel = undefined
    },
  }
}

/** The cells that tell why the search goes back, or why a digit is refused; undefined where there is nothing to tell. */
function explanationOf(point: ExecutionPoint | undefined): ReadonlyMap<Cell, CellRole> | undefined {
  if (point === undefined) return undefined
  const { why, step } = point
  if (why === undefined) {
    if (step?.refusal === undefined || step.cell === undefined) return undefined
    return partsOf([step.cell], [step.refusal])
  }
  if (why.kind === 'solution-found') return undefined
  const failing =
    why.kind === 'no-digit-left' ? [why.cell] : [...why.blockers.map(({ cell }) => cell), ...why.tried]
  return partsOf(failing, why.blockers)
}

function partsOf(
  failing: readonly Cell[],
  blockers: readonly { readonly by: Cell }[],
): ReadonlyMap<Cell, CellRole> {
  return new Map([
    ...failing.map((cell) => [cell, 'failing'] as const),
    ...blockers.map(({ by }) => [by, 'blocking'] as const),
  ])
}

/** The board as a call in progress found it; undefined where that is not known. @param depth 0 is the first call */
function frameOfCall(model: ProgramModel, moment: Moment, depth: number): Frame | undefined {
  const entered = model.entered(moment, depth)
  return entered && { moment: entered, focus: model.focus(entered), heat: undefined }
}
