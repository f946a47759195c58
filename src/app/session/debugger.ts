/** The program view at work: where the search stands in its listing, and what is asked of it. */
import type { CallStepKind } from '../../core/breakpoints/callStep.ts'
import type { Direction } from '../../core/breakpoints/hunt.ts'
import { assertNever } from '../../core/result.ts'
import { eventToSettle, settled } from '../../core/steps/settling.ts'
import { builtInProgram } from '../../core/debugging/builtInProgram.ts'
import type { ProgramModel } from '../../core/debugging/programModel.ts'
import type { Givens } from '../../core/givens.ts'
import type { Segment } from '../../core/steps/segment.ts'
import type { Moment } from '../../core/trace/moment.ts'
import { pageOf } from '../../core/trace/page.ts'
import { replay } from '../../core/trace/replay.ts'
import { type Position, positionAt, samePosition } from '../../core/trace/position.ts'
import { executionPointAt } from './executionPoint.ts'
import { explanationOf } from './explanation.ts'
import { createBreakpointList } from './breakpoints.ts'
import type { DebuggedSession, Debugger } from './debuggerOnDemand.ts'
import { type DebuggerCommand, type Debugging, PROGRAM_PANEL } from './debugging.ts'
import { createHunting } from './hunting.ts'
import { afterLines } from './lineWalk.ts'
import { createLookahead } from './lookahead.ts'
import { frameOfCall } from './inspection.ts'
import { needing } from '../store/onDemand.ts'
import { destinationOf, eventsOf, positionOf } from './selectors.ts'
import type { BuiltInProgram } from './session.ts'
import { loadStepperOf, stepperOf } from './steppers.ts'
import { strategyOf } from './strategies.ts'

export { loadStepperOf } from './steppers.ts'

export function createDebugger(session: DebuggedSession): Debugger {
  const { get, set, page } = session
  let known: { readonly moment: Moment; readonly segment: Segment } | undefined
  /** Its steps are on their way. */
  let loading: BuiltInProgram | undefined
  let latestModel: { readonly givens: Givens; readonly model: ProgramModel } | undefined

  const change = (part: Partial<Debugging>) => set({ debugging: { ...get().debugging, ...part } })
  const breakpoints = session.breakpoints(createBreakpointList)
  const hunting = createHunting(session, change)
  const lookahead = createLookahead(session, breakpoints.enabled)

  /** Undefined until its strategy and its steps have been loaded; then the view follows by itself. */
  function modelFor(givens: Givens): ProgramModel | undefined {
    const { program } = get()
    const recorded = session.recordedModel()
    if (recorded !== undefined || program.kind === 'own') return recorded
    if (latestModel?.givens === givens) return latestModel.model
    if (program.kind !== 'built-in') throw new RangeError('No such program')
    const strategy = strategyOf(program)
    const stepper = stepperOf(program)
    if (strategy === undefined || stepper === undefined) {
      void load(program)
      return undefined
    }
    latestModel = { givens, model: builtInProgram({ givens, strategy, extent: program.extent }, stepper, []) }
    return latestModel.model
  }

  async function load(program: BuiltInProgram): Promise<void> {
    if (loading === program) return
    loading = program
    const isHere = await needing(page, session.setPage, 'program', async () => {
      await loadStepperOf(program)
      return true
    })
    loading = undefined
    if (isHere === true) refresh()
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

  /** Keeps the execution point with the playhead, as far as the board has followed that. */
  function refresh(): void {
    const { run, frame, debugging } = get()
    const givens = session.givens()
    if (page().panel !== PROGRAM_PANEL || run.status !== 'open' || givens === undefined) return
    const { moment } = frame
    const position = positionOf(get())
    const isThere = eventToSettle(position) === moment.event
    const before = debugging.executionPoint
    if (known?.moment === moment && !known.segment.isProvisional && before !== undefined)
      if (!isThere || samePosition(before.position, position)) return
    const model = modelFor(givens)
    const segment = segmentOf(givens, moment)
    if (model === undefined || segment === undefined) return
    // Lines that have yet to be told of are waited for.
    if (isThere && segment.isProvisional && position.step !== 0) return
    const here = isThere ? settled(position, segment) : positionAt(moment.event)
    if (isThere && !samePosition(here, position)) return session.settle(here)
    const executionPoint = executionPointAt(model, moment, segment, here, before)
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
    // Without a breakpoint there is nothing to find, in a search that may go on for hours.
    if (sought.length === 0) return change({ missed: direction })
    hunting.begin({ goal: { kind: 'hit', breakpoints: sought }, from: here(), direction })
  }

  /** @param from where the steps before lead, for the pages there may have yet to come */
  function step(how: 'into' | CallStepKind, direction: Direction, from: Position): void {
    if (how !== 'into') return hunting.begin({ goal: { kind: how }, from: here(), direction })
    session.moveTo({ event: from.event, step: from.step + (direction === 'forward' ? 1 : -1) })
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

  function move(command: Extract<DebuggerCommand, { kind: 'step' | 'continue' }>): void {
    if (!session.open()) return
    const from = destinationOf(get())
    session.pause()
    hunting.end()
    if (command.kind === 'continue') continueTo(command.direction)
    else step(command.how, command.direction, from)
  }

  return {
    refresh,
    learned() {
      known = undefined
      refresh()
    },
    listed,
    hunted(state) {
      if (!lookahead.heard(state)) hunting.heard(state)
    },
    ahead: lookahead.ahead,
    stopAt(hit) {
      session.pause()
      hunting.mark(hit.event)
      session.moveTo(hit)
    },
    afterLines: (from, lines, lastEvent) =>
      afterLines(from, lines, Math.min(lastEvent, eventsOf(get().run)), segmentAt),
    obey(command) {
      switch (command.kind) {
        case 'refresh':
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
          return breakpoints.obey(command, get().debugging.executionPoint)
        default:
          return assertNever(command)
      }
    },
    moved() {
      lookahead.end()
      hunting.end()
      const { inspected, missed } = get().debugging
      if (inspected !== undefined || missed !== undefined) change({ inspected: undefined, missed: undefined })
    },
    reset() {
      lookahead.end()
      hunting.end()
      known = undefined
      latestModel = undefined
    },
  }
}
