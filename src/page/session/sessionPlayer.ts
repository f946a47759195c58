/** Runs one session: moves its board and its debugger to its playhead. */
import { latest } from '../../calls/latest.ts'
import { type Givens, givensOf } from '../../sudoku/givens.ts'
import { Search } from '../../search/engine/search.ts'
import { eventToShow } from '../../search/steps/settling.ts'
import { CHUNK_EVENTS, chunkOf, type SearchChunk } from '../../search/trace/chunk.ts'
import { END, type Position, positionAt, positionWithin, START } from '../../search/trace/position.ts'
import { fittedSpeed } from '../player/fitting.ts'
import { checkedGivens } from '../puzzle/checkedGivens.ts'
import { withoutExplanation } from '../store/notice.ts'
import type { AppState } from '../store/state.ts'
import { NOTHING_VIEWED } from '../timeline/view.ts'
import type { Viewer } from '../timeline/viewer.ts'
import type { BreakpointList } from './breakpoints.ts'
import { createDebugger } from './debugger.ts'
import type { DebuggerCommand } from './debugging.ts'
import { createEnding } from './ending.ts'
import { openingFrame } from './frame.ts'
import { builtInCurrentCell, frameAt } from './framing.ts'
import type { Origin } from './origin.ts'
import { SEARCH_BEGINS } from './run.ts'
import { destinationOf, eventsOf, isSearching, isSeeking, positionOf } from './selectors.ts'
import { bareSession, type BuiltInProgram, type Session, strategyOf } from './session.ts'
import type { SessionCommands } from './sessionCommands.ts'
import type { TraceListener } from '../../search/jobs/traceSource.ts'

export interface SessionDependencies {
  get(): Session
  /** @param app further changes in the same update */
  set(part: Partial<Session>, app?: Partial<AppState>): void
  app(): AppState
  setApp(part: Partial<AppState>): void
  /** True if this session is the one that the Watch view shows. */
  isInFront(): boolean
  /** True while the page shows the lines of the program. */
  readonly areLinesShown: () => boolean
  /** Stops the clock if this session plays. @returns the resulting change of the app's state */
  halt(): Partial<AppState>
  readonly breakpoints: BreakpointList
  /** The view of the trace in front. */
  readonly viewer: Pick<Viewer, 'refresh' | 'leave'>
}

export function createSessionPlayer(
  { get, set, app, setApp, isInFront, areLinesShown, halt, breakpoints, viewer }: SessionDependencies,
  { supply, givens: recordedGivens, model }: Origin,
) {
  let givens: Givens | undefined
  /** The way to a solution, whose event is being sought. */
  const goingToSolution = latest()
  /** True if the user went or played to the end, and has not moved since. */
  let isEndRequested = false
  /** True if the page has gone to the end by itself, and the user has not moved since. */
  let isFollowing = false

  const listener: TraceListener = {
    progressReported(progress) {
      const { playhead, frame } = get()
      const isOver = progress.status === 'ended'
      set({
        run: { status: 'open', progress },
        ...fittedSpeed(progress, frame.moment.event > 0 && app().playing),
        // Once the search has ended, a playhead that waits for a later event moves back to the last event.
        ...(isOver && { playhead: positionWithin(playhead, progress.events) }),
      })
      show()
    },
    chunkArrived: show,
    linesArrived() {
      program.linesArrived()
      followProgram()
    },
    failed(loss) {
      // The search is lost, so show the puzzle.
      endRun()
      set({ run: { status: 'failed', loss } })
    },
  }

  const { source, begin, prepare, change } = supply(listener)
  const ending = createEnding(get, set, source, show)
  const program = createDebugger({
    get,
    set,
    areLinesShown,
    source,
    moveTo,
    breakpoints,
    recordedModel: model,
    givens: () => givens,
  })

  /** Starts a run unless one is open. @returns true if a run is open now; false if the givens conflict */
  function open(): boolean {
    const { status } = get().run
    if (status === 'open') return true
    const checked = recordedGivens ?? checkedGivens(app, setApp)
    if (checked === undefined) return false
    givens = checked
    set(
      { run: { status: 'open', progress: SEARCH_BEGINS }, frame: openingFrame(givens) },
      { notice: undefined },
    )
    begin(givens, get().program)
    return true
  }

  /** Moves the board to the playhead: now if the chunk is cached, otherwise when it arrives. */
  function show(): void {
    const { run, frame } = get()
    if (run.status !== 'open' || givens === undefined) return
    const event = eventToShow(positionOf(get()))
    const number = chunkOf(event)
    if (event !== frame.moment.event) {
      const shown = source.chunk(number, event)
      if (shown === undefined) return refreshView()
      const before = app().playing && isInFront() ? frame.moment.event : undefined
      const currentCell = model()?.currentCell ?? builtInCurrentCell(givens, get().program)
      if (currentCell === undefined) return
      set({ frame: frameAt(givens, currentCell, shown, event, before) })
    }
    if (isEndRequested) ending.show(givens)
    refreshView()
    // While playing, the program view is updated at a readable rate by the frame callback.
    if (!isInFront() || !app().playing) followProgram()
    // While seeking, the board only passes through this chunk, so the neighbouring chunks are not needed.
    if (isSeeking(get())) return
    for (const beside of [1, -1]) source.prefetch(number + beside)
  }

  /**
   * Updates the program view. If the playhead is outside the lines of its event, moves it to the next or previous
   * event.
   */
  function followProgram(): void {
    const settledPosition = program.refresh()
    if (settledPosition !== undefined) snapTo(settledPosition)
  }

  function refreshView(): void {
    if (isInFront()) viewer.refresh()
  }

  /** Moves the playhead elsewhere: stops looking for a stop, and clears what is shown about the old position. */
  function moveTo(playhead: Position): void {
    goingToSolution.stop()
    isEndRequested = false
    isFollowing = false
    program.moved()
    const there = { playhead: playhead.event < 0 ? START : playhead, lastSolution: undefined }
    set(there, isInFront() ? { editing: false, ...withoutExplanation(app()) } : {})
    show()
  }

  /** Stops a pending seek at the position reached so far, stops the clock and clears the marks of fast changes. */
  function stopMoving(): void {
    const { frame, playhead } = get()
    const part: Partial<Session> = {
      playhead: isSeeking(get()) ? positionOf(get()) : playhead,
      ...(frame.heat !== undefined && { frame: { ...frame, heat: undefined } }),
    }
    set(part, halt())
  }

  function pause(): void {
    stopMoving()
    // While playing, the program view did not show every line.
    followProgram()
  }

  function debug(command: DebuggerCommand): void {
    if (command.kind !== 'step' && command.kind !== 'continue') return program.dispatch(command)
    if (!open()) return
    // Nothing lies ahead of the end, to which the user has not gone.
    if (isFollowing && command.kind === 'continue' && command.direction === 'forward') moveTo(START)
    const from = destinationOf(get())
    stopMoving()
    const to = program.move(command, from)
    if (to === undefined) followProgram()
    else moveTo(to)
  }

  /** Stops at a breakpoint hit, as Continue does. */
  function stopAt(hit: Position): void {
    stopMoving()
    program.mark(hit.event)
    moveTo(hit)
  }

  /** Notes that the user went or played to the end. Once the board has reached the end, the last solution is shown. */
  function finish(): void {
    isEndRequested = true
    show()
  }

  function goTo(position: Position): void {
    if (!open()) return
    stopMoving()
    moveTo(position)
  }

  /** Moves the playhead by whole events. @param by number of events; negative towards the start */
  function step(by: number): void {
    if (!open()) return
    // Counts from the destination of the previous steps, whose events may still be loading.
    const from = destinationOf(get())
    stopMoving()
    // If the page shows lines, a step back from a line between two events goes to the earlier event.
    const isBetween = from.step > 0 && areLinesShown()
    const event = from.event + (by < 0 && isBetween ? 0 : by)
    moveTo(positionAt(isSearching(get().run) ? event : Math.min(event, eventsOf(get().run))))
  }

  /** Ends the run for good and shows the bare puzzle. @param next the program of the next run */
  function endRun(next = get().program): void {
    source.drop()
    const shown = givensOf(app().puzzle.grid)
    if (shown.ok) change(shown.value, next)
    if (isInFront()) viewer.leave()
    program.reset()
    isFollowing = false
    givens = undefined
    const view = isInFront() ? NOTHING_VIEWED : {}
    set({ program: next, ...bareSession(app().puzzle.grid) }, { ...view, ...halt() })
  }

  /**
   * Counts the work (cells and table entries read) of a built-in program up to the shown event, as `Session.counted`.
   * Does nothing while the event's chunk is not cached.
   */
  function countWork(): void {
    const { program: counted, frame } = get()
    const { event } = frame.moment
    if (givens === undefined || counted.kind !== 'built-in') return
    const shown = source.chunk(chunkOf(event), event)
    if (shown?.kind !== 'search') return
    set({ counted: { event, work: workDone(givens, counted, shown, event) } })
  }

  /** Like `moveTo`, but goes on looking for a stop, and keeps what is shown about the old position. */
  function snapTo(playhead: Position): void {
    set({ playhead })
    show()
  }

  function prefetch(event: number): void {
    source.prefetch(chunkOf(event))
  }

  function throttle(): void {
    if (isSearching(get().run)) source.throttle?.()
  }

  /** Begins ahead what the first run needs. */
  function getReady(): void {
    const shown = givensOf(app().puzzle.grid)
    if (shown.ok) prepare(shown.value, get().program)
  }

  const commands: SessionCommands = {
    step,
    goTo,
    snapTo,
    prefetch,
    trace: () => source,
    getReady,
    pause,
    throttle,
    seek(event) {
      throttle()
      stopMoving()
      moveTo(positionAt(Math.min(event, eventsOf(get().run))))
    },
    goToStart() {
      pause()
      moveTo(START)
    },
    goToEnd() {
      if (!open()) return
      stopMoving()
      moveTo(isSearching(get().run) ? END : positionAt(eventsOf(get().run)))
      finish()
    },
    goToSolution(solution) {
      const { run } = get()
      if (run.status !== 'open' || run.progress.solutions === 0) return
      pause()
      const sought = Math.max(1, Math.min(solution, run.progress.solutions))
      void goingToSolution.run(async (signal) => {
        for await (const event of source.ask('solution', sought, signal)) moveTo(positionAt(event))
      })
    },
    stopSearch() {
      source.stop()
      // A recording ends at once, and the playhead goes to its end; a search only pauses.
      if (isSeeking(get())) set({ playhead: positionOf(get()) })
    },
    continueSearch: () => source.continue(),
    debug,
    countWork,
  }

  return {
    commands,
    open,
    show,
    moveTo,
    snapTo,
    pause,
    /** Pauses, and ends what the page asked of the trace: it shows another session. */
    leave(): void {
      pause()
      viewer.leave()
    },
    throttle,
    finish,
    /** Follows the trace as it grows, until the user moves. */
    follow(): void {
      goTo(END)
      isFollowing = true
    },
    isFollowing: () => isFollowing,
    endRun,
    /** Closes the session for good; its trace sends no more reports. */
    close: () => source.drop(),
    source,
    debugger: program,
    followProgram,
    stopAt,
    prefetch,
  }
}

export type SessionPlayer = ReturnType<typeof createSessionPlayer>

/**
 * Counts the work of a search up to an event by searching again from the start of its chunk.
 * @param event in the chunk
 * @throws RangeError if there is no such program
 */
function workDone(givens: Givens, program: BuiltInProgram, { start }: SearchChunk, event: number): number {
  const strategy = strategyOf(program)
  if (strategy === undefined) throw new RangeError(`${program.strategy} has not been run`)
  const search = Search.resume(givens, strategy, program.extent, start)
  search.run(new Uint16Array(CHUNK_EVENTS), 0, event - start.event)
  return search.work
}
