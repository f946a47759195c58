/** The debugger: tracks the position of the search in its listing, and executes commands. */
import type { Direction } from '../../search/breakpoints/stopFinder.ts'
import { cellOf, EventKind, kindOf } from '../../search/events.ts'
import type { ProgramModel } from '../../search/debugging/programModel.ts'
import type { Givens } from '../../sudoku/givens.ts'
import { assertNever } from '../../sudoku/result.ts'
import type { Segment } from '../../search/steps/segment.ts'
import { eventToShow, settledPosition } from '../../search/steps/settling.ts'
import type { Moment } from '../../search/trace/moment.ts'
import { chunkOf } from '../../search/trace/chunk.ts'
import { type Position, positionAt, samePosition } from '../../search/trace/position.ts'
import { replay } from '../../search/trace/replay.ts'
import type { Cell } from '../../sudoku/units.ts'
import type { DebuggedSession } from './debuggedSession.ts'
import type { CellRole, DebuggerCommand, Debugging, ExecutionPoint, MoveCommand } from './debugging.ts'
import { executionPointAt } from './executionPoint.ts'
import type { Frame } from './frame.ts'
import { createStopFinding } from './stopFinding.ts'
import { createLookahead } from './lookahead.ts'
import { eventsOf, positionOf } from './selectors.ts'
import { builtInModel } from './session.ts'

export type Debugger = ReturnType<typeof createDebugger>

export function createDebugger(session: DebuggedSession) {
  const { get, set, breakpoints } = session
  /** The latest segment, and the moment at which it begins. */
  let known: { readonly moment: Moment; readonly segment: Segment } | undefined
  /** The model of the built-in program, and the puzzle for which it was made. */
  let latestModel: { readonly givens: Givens; readonly model: ProgramModel } | undefined

  const change = (part: Partial<Debugging>) => set({ debugging: { ...get().debugging, ...part } })
  const stopFinding = createStopFinding(session, change)
  const lookahead = createLookahead(session, breakpoints.enabled)

  /** Returns the model of the session's program; undefined until an own one has run. */
  function modelFor(givens: Givens): ProgramModel | undefined {
    const { program } = get()
    if (program.kind !== 'built-in') return session.recordedModel()
    if (latestModel?.givens !== givens) latestModel = { givens, model: builtInModel(givens, program) }
    return latestModel.model
  }

  /** Returns the segment that begins at a moment, from `known` if it is complete; undefined without a model. */
  function segmentOf(givens: Givens, moment: Moment): Segment | undefined {
    if (known?.moment === moment && known.segment.lines !== 'pending') return known.segment
    const segment = modelFor(givens)?.segment(moment)
    known = segment && { moment, segment }
    return segment
  }

  /**
   * Returns the segment after an event; undefined without a puzzle or a model, and if the event is not shown and its
   * chunk is not cached.
   */
  function segmentAt(event: number): Segment | undefined {
    const givens = session.givens()
    const { moment } = get().frame
    if (givens === undefined) return undefined
    if (event === moment.event) return segmentOf(givens, moment)
    const chunk = session.source.chunk(chunkOf(event), event)
    return chunk && modelFor(givens)?.segment(replay(givens, chunk, event))
  }

  /**
   * If the page shows the program's lines, moves the execution point to the playhead; until the board has caught up, to the
   * shown event.
   * @returns a new position for the playhead if the playhead is beyond the lines of its event
   */
  function refresh(): Position | undefined {
    const { run, frame, debugging } = get()
    const givens = session.givens()
    if (!session.areLinesShown() || run.status !== 'open' || givens === undefined) return undefined
    const { moment } = frame
    const position = positionOf(get())
    const isThere = eventToShow(position) === moment.event
    const before = debugging.executionPoint
    if (known?.moment === moment && known.segment.lines !== 'pending' && before !== undefined)
      if (!isThere || samePosition(before.position, position)) return undefined
    const model = modelFor(givens)
    const segment = segmentOf(givens, moment)
    if (model === undefined || segment === undefined) return undefined
    // Waits for lines that are not reported yet.
    if (isThere && segment.lines === 'pending' && position.step !== 0) return undefined
    const here = isThere ? settledPosition(position, segment) : positionAt(moment.event)
    if (isThere && !samePosition(here, position)) return here
    const executionPoint = executionPointAt(
      model,
      moment,
      segment,
      here,
      before,
      overwrittenBy(givens, moment),
    )
    change({ executionPoint, explained: debugging.explained && explanationOf(executionPoint) })
    return undefined
  }

  /** Returns the digit that a moment's latest event overwrote; undefined for other events, and if unknown. */
  function overwrittenBy(givens: Givens, { event, last }: Moment): number | undefined {
    if (last === undefined || kindOf(last) !== EventKind.replace) return undefined
    const chunk = session.source.chunk(chunkOf(event), event)
    return chunk && replay(givens, chunk, event - 1).board[cellOf(last)]
  }

  function here(): Position {
    const { frame, debugging } = get()
    const { event } = frame.moment
    const { position } = debugging.executionPoint ?? {}
    return position?.event === event ? position : positionAt(event)
  }

  /** Searches for the next breakpoint hit; without enabled breakpoints, notes that none was found. */
  function continueTo(direction: Direction): void {
    const target = breakpoints.enabled()
    // Without an enabled breakpoint, nothing would be found, after waiting for a search that may run for hours.
    if (target.length === 0) return change({ missed: direction })
    stopFinding.begin({ goal: { kind: 'hit', breakpoints: target }, from: here(), direction })
  }

  /** Discards the hits of the old list of breakpoints, and looks again for the next hit with the new list. */
  function breakpointsChanged(): void {
    lookahead.end()
    change({ hits: [], missed: undefined })
    const { findingStop } = get().debugging
    if (findingStop?.goal !== 'hit') return
    stopFinding.end()
    continueTo(findingStop.direction)
  }

  /** Shows the board at the start of the call at a depth; undefined shows the board at the playhead again. */
  function inspect(depth: number | undefined): void {
    const givens = session.givens()
    if (depth === undefined || givens === undefined) return change({ inspected: undefined })
    const model = modelFor(givens)
    const frame = model && frameOfCall(model, get().frame.moment, depth)
    if (frame !== undefined) change({ inspected: { depth, frame } })
  }

  return {
    refresh,
    /** Discards the known segment, because more lines of a recorded program are known. */
    linesArrived() {
      known = undefined
    },
    /** Must be called when the list of breakpoints has changed. */
    breakpointsChanged,
    /** Returns the next breakpoint hit ahead of the playhead, if known, and the position up to which there is none. */
    ahead: lookahead.ahead,
    /** Marks a hit on the timeline. */
    mark: stopFinding.mark,
    /**
     * Returns the position a number of lines after `from`. Stops at the end of the cached chunks, and at the last line
     * between `lastEvent` and the next event.
     * @param from a settled position: its step is one of its event's lines
     */
    positionAfterLines: (from: Position, lines: number, lastEvent: number) =>
      positionAfterLines(from, lines, Math.min(lastEvent, eventsOf(get().run)), segmentAt),
    /**
     * Executes a move.
     * @param from destination of the previous moves, whose chunks may still be loading
     * @returns the new position; undefined if a search for the position has begun, or no breakpoint is enabled
     */
    move(command: MoveCommand, from: Position): Position | undefined {
      lookahead.end()
      stopFinding.end()
      const { direction } = command
      if (command.kind === 'continue') continueTo(direction)
      else if (command.how !== 'into')
        stopFinding.begin({ goal: { kind: command.how }, from: here(), direction })
      else return { event: from.event, step: from.step + (direction === 'forward' ? 1 : -1) }
      return undefined
    },
    dispatch(command: Exclude<DebuggerCommand, MoveCommand>): void {
      switch (command.kind) {
        case 'endFinding':
          return stopFinding.end()
        case 'inspect':
          return inspect(command.depth)
        case 'explain':
          return change({
            explained: command.isShown ? explanationOf(get().debugging.executionPoint) : undefined,
          })
        case 'cover':
          return change({ isCovered: command.isCovered, explained: undefined, inspected: undefined })
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
    /**
     * Called when the playhead is moved elsewhere: stops looking for a stop, and clears what was shown or covered at the old
     * position.
     */
    moved() {
      lookahead.end()
      stopFinding.end()
      const { inspected, missed, isCovered } = get().debugging
      if (inspected !== undefined || missed !== undefined || isCovered)
        change({ inspected: undefined, missed: undefined, isCovered: false })
    },
    /** Stops looking for a stop, and discards what is known of the run, which is over. */
    reset() {
      lookahead.end()
      stopFinding.end()
      known = undefined
      latestModel = undefined
    },
  }
}

/** Returns the cells that explain a backtrack or a refused digit; undefined if there is nothing to explain. */
function explanationOf(point: ExecutionPoint | undefined): ReadonlyMap<Cell, CellRole> | undefined {
  if (point === undefined) return undefined
  const { why, step } = point
  if (why === undefined) {
    if (step?.refusal === undefined || step.cell === undefined) return undefined
    return rolesOf([step.cell], [step.refusal])
  }
  if (why.kind === 'solution-found') return undefined
  const failing =
    why.kind === 'no-digit-left' ? [why.cell] : [...why.blockers.map(({ cell }) => cell), ...why.tried]
  return rolesOf(failing, why.blockers)
}

/** Maps cells to their roles. @param blockers `by`: a cell that excludes a digit */
function rolesOf(
  failing: readonly Cell[],
  blockers: readonly { readonly by: Cell }[],
): ReadonlyMap<Cell, CellRole> {
  return new Map([
    ...failing.map((cell) => [cell, 'failing'] as const),
    ...blockers.map(({ by }) => [by, 'blocking'] as const),
  ])
}

/** Returns the board at the start of a call in progress; undefined if unknown. @param depth 0 is the first call */
function frameOfCall(model: ProgramModel, moment: Moment, depth: number): Frame | undefined {
  const callStart = model.callStart(moment, depth)
  return callStart && { moment: callStart, currentCell: model.currentCell(callStart), heat: undefined }
}

/**
 * Returns the position (event, and step after it) that lies `lines` lines after `from`, or the position at which the
 * walk there ends early.
 * @param from its step must be in the segment of its event
 * @param lastEvent last event whose lines are walked
 * @param segmentAt returns the lines after an event; undefined if its chunk is not cached, which ends the walk
 */
function positionAfterLines(
  from: Position,
  lines: number,
  lastEvent: number,
  segmentAt: (event: number) => Segment | undefined,
): Position {
  let { event, step } = from
  let left = lines
  for (;;) {
    const steps = segmentAt(event)?.steps
    if (steps === undefined) return { event, step }
    const leadsOn = steps.at(-1)?.event !== undefined
    const isStepOn = leadsOn && event < lastEvent
    // A line that makes the next event lies at that event's position, not at a step after this event.
    const last = leadsOn ? steps.length - 1 : steps.length
    if (step + left <= last || !isStepOn) return { event, step: Math.min(step + left, last) }
    left -= steps.length - step
    event++
    step = 0
  }
}
