/** One session at work: brings its board to its playhead, whatever moves that, and its debugger along. */
import type { Givens } from '../../core/givens.ts'
import { eventToSettle } from '../../core/steps/settling.ts'
import { pageOf } from '../../core/trace/page.ts'
import { countedWork } from './countedWork.ts'
import { END, type Position, positionAt, positionWithin, START } from '../../core/trace/position.ts'
import { withoutExplanation } from '../store/notice.ts'
import { needing, onDemand } from '../store/onDemand.ts'
import type { AppState } from '../store/state.ts'
import type { Viewer } from '../view/viewer.ts'
import { checkedGivens } from '../puzzle/checkedGivens.ts'
import { NOTHING_VIEWED } from '../view/view.ts'
import type { BreakpointList, createBreakpointList } from './breakpoints.ts'
import { debuggerOnDemand } from './debuggerOnDemand.ts'
import { PROGRAM_PANEL } from './debugging.ts'
import { openingFrame } from './frame.ts'
import { SEARCH_BEGINS } from './run.ts'
import { destinationOf, eventsOf, isSearching, isSeeking, positionOf } from './selectors.ts'
import { bare, type Session } from './session.ts'
import type { SessionCommands } from './sessionCommands.ts'
import type { Origin } from './origin.ts'
import type { TraceListener } from './traceSource.ts'

export interface SessionSurroundings {
  get(): Session
  /** @param page changed in the same breath */
  set(part: Partial<Session>, page?: Partial<AppState>): void
  page(): AppState
  setPage(part: Partial<AppState>): void
  isInFront(): boolean
  /** Stops the clock if this is the session that plays. @returns what changes on the page with that */
  halt(): Partial<AppState>
  breakpoints(make: typeof createBreakpointList): BreakpointList
  readonly counted: TraceListener['counted']
}

export function createSessionPlayer(
  { get, set, page, setPage, isInFront, halt, breakpoints, counted }: SessionSurroundings,
  { supply, givens: recordedGivens, model }: Origin,
) {
  let givens: Givens | undefined
  let soughtSolution = 0
  let isClosed = false
  /** The user has gone to the end, or played to it. */
  let isEndWanted = false

  const listener: TraceListener = {
    progressed(progress) {
      const { playhead, frame, run } = get()
      // Of a prepared run more is known than the search has found so far.
      if (progress.status === 'searching' && progress.events < eventsOf(run)) return show()
      // Beyond the end there is nothing to wait for.
      const isOver = progress.status === 'ended'
      set({
        run: { status: 'open', progress },
        ...engine.loaded()?.fitted(progress, frame.moment.event > 0 && page().playing),
        ...(isOver && { playhead: positionWithin(playhead, progress.events) }),
      })
      show()
    },
    paged: show,
    sharpened: (rangeEnvelope) => isInFront() && setPage({ rangeEnvelope }),
    counted,
    flamed: (picture) => isInFront() && engine.loaded()?.viewer.flamed(picture),
    foundNode: (answer) => isInFront() && engine.loaded()?.viewer.foundNode(answer),
    hunted: (state) => debugging.hunted(state),
    learned: () => debugging.learned(),
    foundSolution(solution, event) {
      engine.loaded()?.ending.found(solution, event)
      if (solution === soughtSolution) moveTo(positionAt(event))
      else show()
    },
    failed(loss) {
      // Nothing is known of the search any more: what is shown is the puzzle.
      endRun()
      set({ run: { status: 'failed', loss } })
    },
  }

  /** Loaded with the first run. */
  const engine = onDemand(page, setPage, 'watching', async () => {
    const watching = await import('./watching.ts')
    const supplied = await supply(watching, listener)
    const viewer = watching.createViewer(page, setPage, supplied.source)
    return { ...watching, ...supplied, viewer, ending: watching.createEnding(get, set, supplied.source) }
  })

  const debugging = debuggerOnDemand(page, setPage, async () => ({
    get,
    set,
    page,
    setPage,
    source: (await engine.load()).source,
    breakpoints,
    recordedModel: model,
    givens: () => givens,
    open,
    pause,
    moveTo,
    settle,
  }))

  /** Starts a run unless one is open. @returns whether one is open now: conflicting givens are refused. */
  function open(): boolean {
    const { status } = get().run
    if (status === 'open' && givens !== undefined) return true
    const checked = recordedGivens ?? checkedGivens(page, setPage)
    if (checked === undefined) return false
    givens = checked
    // A prepared run shows already what the search is about to find.
    if (status !== 'open')
      set(
        { run: { status: 'open', progress: SEARCH_BEGINS }, frame: openingFrame(givens) },
        { notice: undefined },
      )
    void begin(givens)
    return true
  }

  /** A run is shown that has not begun. */
  const isPrepared = () => get().run.status === 'open' && givens === undefined

  async function begin(asked: Givens): Promise<void> {
    const isWanted = () => givens === asked && !isClosed
    await engine.ask((loaded) => {
      if (isWanted()) loaded.begin(asked, get().program)
    })
    const loaded = engine.loaded()
    if (loaded === undefined) return endRun()
    // The strategy comes while the search begins.
    const isHere = await needing(page, setPage, 'watching', async () => {
      await loaded.loadStrategyOf(get().program)
      return true
    })
    if (!isWanted()) return
    if (isHere === true) show()
    else endRun()
  }

  /** Brings the board to the playhead, now if the page is at hand, otherwise when it comes. */
  function show(): void {
    const { run, frame } = get()
    const loaded = engine.loaded()
    if (run.status !== 'open' || givens === undefined || loaded === undefined) return
    const { source } = loaded
    const event = eventToSettle(positionOf(get()))
    const number = pageOf(event)
    if (event !== frame.moment.event) {
      const shown = source.page(number, event)
      if (shown === undefined) return refreshView()
      const before = page().playing && isInFront() ? frame.moment.event : undefined
      const focus = model()?.focus ?? loaded.builtInFocus(givens, get().program)
      if (focus === undefined) return
      set({ frame: loaded.frameAt(givens, focus, shown, event, before) })
    }
    if (isEndWanted) loaded.ending.show(givens)
    refreshView()
    // While it plays, the program view follows as often as can be read.
    if (!isInFront() || !page().playing) debugging.refresh()
    // On the way to a place, or to the end, those beside what comes by are not looked at.
    if (isSeeking(get())) return
    for (const beside of [1, -1]) source.prefetch(number + beside, eventsOf(run))
  }

  function refreshView(): void {
    if (isInFront()) engine.loaded()?.viewer.refresh()
  }

  function moveTo(playhead: Position): void {
    if (isPrepared()) open()
    soughtSolution = 0
    isEndWanted = false
    debugging.moved()
    const there = { playhead: playhead.event < 0 ? START : playhead, lastSolution: undefined }
    set(there, isInFront() ? { editing: false, ...withoutExplanation(page()) } : {})
    show()
  }

  /** Pauses: what was on its way stays where it is, and nothing happens too fast to be seen. */
  function pause(): void {
    const { frame, playhead } = get()
    const part: Partial<Session> = {
      playhead: isSeeking(get()) ? positionOf(get()) : playhead,
      ...(frame.heat !== undefined && { frame: { ...frame, heat: undefined } }),
    }
    set(part, halt())
    // While it played nobody asked for every line.
    debugging.refresh()
  }

  /** The end has been reached that the user went to, or played to. */
  function arrive(): void {
    isEndWanted = true
    show()
  }

  function goTo(position: Position): void {
    if (!open()) return
    pause()
    moveTo(position)
  }

  function step(by: number): void {
    if (!open()) return
    // Counted from where the steps before lead, for the pages there may have yet to come.
    const from = destinationOf(get())
    pause()
    // Back from between two events is to the first of them, where fine steps are to be seen.
    const isBetween = from.step > 0 && page().panel === PROGRAM_PANEL
    const event = from.event + (by < 0 && isBetween ? 0 : by)
    moveTo(positionAt(isSearching(get().run) ? event : Math.min(event, eventsOf(get().run))))
  }

  /** Back to the bare puzzle: the run is over for good. @param program of the next run */
  function endRun(program = get().program): void {
    engine.loaded()?.source.drop()
    engine.loaded()?.change(page().puzzle.grid, program)
    debugging.reset()
    givens = undefined
    const view = isInFront() ? NOTHING_VIEWED : {}
    set({ program, ...bare(page().puzzle.grid) }, { ...view, ...halt() })
  }

  async function countWork(): Promise<void> {
    const asked = givens
    const { event } = get().frame.moment
    const shown = engine.loaded()?.source.page(pageOf(event), event)
    if (asked === undefined || shown === undefined) return
    const counted = await needing(page, setPage, 'watching', () => countedWork(get(), asked, shown))
    if (givens === asked && counted !== undefined) set({ counted })
  }

  /** As `moveTo`, on a way that goes on: what is shown or sought for the place before stays. */
  function settle(playhead: Position): void {
    set({ playhead })
    show()
  }

  function prefetch(event: number): void {
    engine.loaded()?.source.prefetch(pageOf(event), eventsOf(get().run))
  }

  const commands: SessionCommands = {
    step,
    goTo,
    settle,
    prefetch,
    trace: () => engine.loaded()?.source,
    seek(event) {
      pause()
      moveTo(positionAt(Math.min(event, eventsOf(get().run))))
    },
    goToEnd() {
      if (!open()) return
      pause()
      moveTo(isSearching(get().run) ? END : positionAt(eventsOf(get().run)))
      arrive()
    },
    goToSolution(solution) {
      const { run } = get()
      if (run.status !== 'open' || run.progress.solutions === 0) return
      pause()
      soughtSolution = Math.max(1, Math.min(solution, run.progress.solutions))
      engine.loaded()?.source.findSolution(soughtSolution)
    },
    stopSearch() {
      if (isSeeking(get())) set({ playhead: positionOf(get()) })
      void engine.ask(({ source }) => source.stop())
    },
    continueSearch: () => void engine.ask(({ source }) => source.continue()),
    debug: debugging.obey,
    countWork,
  }

  return {
    commands,
    open,
    show,
    moveTo,
    settle,
    pause,
    /** Has the search go on more slowly for a while, which goes after whatever the user moves. */
    giveWay: () => isSearching(get().run) && engine.loaded()?.source.giveWay?.(),
    arrive,
    endRun,
    /** Ends for good: nothing more is heard of its trace. */
    close(): void {
      isClosed = true
      engine.loaded()?.source.drop()
    },
    /** The list of breakpoints is another one. */
    listed: debugging.listed,
    /** Watches the trace; undefined until there is a run. */
    watching: engine.loaded,
    /** Undefined until something has been asked of it. */
    debugger: debugging.part,
    prefetch,
    /** Fetches ahead of need what the first run takes. */
    getReady(): void {
      // A prepared run has needed no debugger to be looked at.
      if (page().panel === PROGRAM_PANEL) void debugging.obey({ kind: 'refresh' })
      // If it fails, the run will try again, and say so.
      engine.load().then(
        ({ prepare }) => (isPrepared() ? open() : prepare(page().puzzle.grid, get().program)),
        () => undefined,
      )
    },
    /** Commands for the visible part of the trace; undefined until there is a run. */
    view: (): Viewer['actions'] | undefined => engine.loaded()?.viewer.actions,
  }
}

export type SessionPlayer = ReturnType<typeof createSessionPlayer>
