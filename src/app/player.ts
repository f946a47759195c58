import { type Givens, givensOf } from '../core/grid.ts'
import { openingMoment } from '../core/trace/moment.ts'
import { END, type Position, positionAt, positionWithin, START } from '../core/trace/position.ts'
import { pageOf } from '../core/trace/trace.ts'
import { eventToSettle } from '../core/steps/settling.ts'
import type { Clock } from './clock.ts'
import { eventNumberOf } from './eventNumber.ts'
import { advance } from './playback.ts'
import { destinationOf, eventOf, eventsOf, isSearching, isSeeking, loopOf, positionOf } from './selectors.ts'
import { createDebugging, type DebuggerCommand, PROGRAM_PANEL } from './debugging.ts'
import { needing } from './onDemand.ts'
import { SEARCH_BEGINS } from './run.ts'
import type { AppState } from './state.ts'
import type { Storage } from './memory.ts'
import { type SolverWorker, TraceClient } from './traceClient.ts'
import { NOTHING_VIEWED } from './window.ts'
import type { Viewer, ViewerActions } from './viewer.ts'
import type { EverySecond } from './watchedWorker.ts'
import type { frameAt } from './watching.ts'

/** What a user can do with a search. Every command starts the search if there is none yet. */
export interface PlayerActions extends ViewerActions {
  /** Fetches ahead of need what the first run takes; may be called any number of times. */
  getReady(): void
  play(): void
  pause(): void
  togglePlaying(): void
  stepForward(): void
  stepBack(): void
  goToStart(): void
  /** Goes to the end, following the search there while it is still running. */
  goToEnd(): void
  /** @param event clamped to what is known of the trace */
  seek(event: number): void
  /** Goes to a position even if the search has yet to reach it, following the search there. */
  goTo(position: Position): void
  /** As `goTo`, the event itself. */
  goToEvent(event: number): void
  /** As `goToEvent`; what is no number of an event is answered with a notice. @returns whether it is one */
  goToTyped(text: string): boolean
  /** Goes to where a solution was completed. @param solution counted from 1; clamped to those met so far */
  goToSolution(solution: number): void
  /** Stops searching ahead; the playhead stays. */
  stopSearch(): void
  continueSearch(): void
  /** Asks something of the program view, and loads it first if need be. */
  debug(command: DebuggerCommand): Promise<void>
  /** Back to the bare puzzle: the run is over for good. */
  endRun(): void
}

export interface PlayerSurroundings {
  readonly storage: Storage
  readonly makeWorker: () => SolverWorker
  /** The time in which workers are watched. */
  readonly everySecond: EverySecond
  readonly clock: Clock
  readonly prefersReducedMotion: () => boolean
}

type Get = () => AppState
type Set = (change: Partial<AppState>) => void

/** With reduced motion the board changes at most this often, in larger steps. */
const REDUCED_MOTION_STEP_MS = 500

/** Brings together a run, the playhead and the clock: whatever moves the playhead ends in `show`. */
export function createPlayer(
  get: Get,
  set: Set,
  { makeWorker, everySecond, clock, prefersReducedMotion, storage }: PlayerSurroundings,
): PlayerActions {
  let givens: Givens | undefined
  let frameOf: typeof frameAt | undefined
  let viewer: Viewer | undefined
  let fraction = 0
  let unplayedMs = 0
  /** The first event after a press on Play comes at once, however slow the speed. */
  let isFirstDue = false
  let soughtSolution = 0

  const client = new TraceClient(makeWorker, everySecond, {
    progressed(progress) {
      set({ run: { status: 'open', progress } })
      // Beyond the end there is nothing to wait for.
      if (progress.status === 'ended') set({ playhead: positionWithin(get().playhead, progress.events) })
      show()
    },
    paged: show,
    looked: (windowEnvelope) => set({ windowEnvelope }),
    hunted: (state) => debugging.hunted(state),
    foundSolution(solution, event) {
      if (solution === soughtSolution) moveTo(positionAt(event))
    },
    failed(loss) {
      // Nothing is known of the search any more: what is shown is the puzzle.
      endRun()
      set({ run: { status: 'failed', loss } })
    },
  })

  const debugging = createDebugging(get, set, {
    client,
    storage,
    givens: () => givens,
    open,
    pause,
    moveTo,
    settle,
  })

  /** The first frame waits for what makes frames. */
  async function loadWatching(): Promise<void> {
    const watching = await needing(get, set, 'watching', () => import('./watching.ts'))
    if (watching === undefined) return endRun()
    frameOf = watching.frameAt
    viewer ??= watching.createViewer(get, set, client)
    show()
  }

  /** Starts a run unless one is open. @returns whether one is open now: conflicting givens are refused. */
  function open(): boolean {
    if (get().run.status === 'open') return true
    const checked = givensOf(get().puzzle.grid)
    if (!checked.ok) {
      set({ notice: { kind: 'refused', conflicts: checked.error } })
      return false
    }
    givens = checked.value
    set({
      run: { status: 'open', progress: SEARCH_BEGINS },
      frame: { moment: openingMoment(givens), focus: undefined, heat: undefined },
      notice: undefined,
    })
    client.start(givens, get().strategy, get().extent)
    if (frameOf === undefined) void loadWatching()
    return true
  }

  /** Brings the board to the playhead, now if the page is at hand, otherwise when it comes. */
  function show(): void {
    const { run, frame } = get()
    if (run.status !== 'open' || givens === undefined || frameOf === undefined) return
    const event = eventToSettle(positionOf(get()))
    const number = pageOf(event)
    if (event !== frame.moment.event) {
      const page = client.page(number, event)
      if (page === undefined) return viewer?.refresh()
      const before = get().playing ? frame.moment.event : undefined
      set({ frame: frameOf(givens, get().strategy, page, event, before) })
    }
    viewer?.refresh()
    debugging.refresh()
    client.prefetch(number + 1, eventsOf(run))
    client.prefetch(number - 1, eventsOf(run))
  }

  function moveTo(playhead: Position): void {
    fraction = 0
    soughtSolution = 0
    debugging.moved()
    set({ playhead: playhead.event < 0 ? START : playhead, editing: false })
    show()
  }

  function settle(playhead: Position): void {
    set({ playhead })
    show()
  }

  function pause(): void {
    clock.stop()
    const { frame } = get()
    set({
      playing: false,
      playhead: isSeeking(get()) ? positionOf(get()) : get().playhead,
      ...(frame.heat !== undefined && { frame: { ...frame, heat: undefined } }),
    })
  }

  function play(): void {
    if (!open()) return
    const { run } = get()
    const atEnd = run.status === 'open' && !isSearching(run) && eventOf(get()) === eventsOf(run)
    moveTo(atEnd ? START : positionAt(eventOf(get())))
    unplayedMs = 0
    isFirstDue = true
    set({ playing: true })
    clock.start(tick)
  }

  function tick(elapsedMs: number): void {
    const { preferences, run, frame } = get()
    unplayedMs += elapsedMs
    if (prefersReducedMotion() && unplayedMs < REDUCED_MOTION_STEP_MS) return
    const position = eventOf(get())
    // The board has not caught up: wait for the page instead of running away from it.
    if (frame.moment.event !== position) return
    const { from, to } = loopOf(get()) ?? { from: 0, to: eventsOf(run) }
    const start = position >= to && to < eventsOf(run) ? from : position
    const dueMs = isFirstDue ? Math.max(unplayedMs, 1000 / preferences.rate) : unplayedMs
    const next = advance({ event: start, fraction }, dueMs, preferences.rate, to)
    unplayedMs = 0
    fraction = next.fraction
    if (next.event !== position) {
      isFirstDue = false
      set({ playhead: positionAt(next.event) })
      show()
      // If the next frame takes as long as this one, its page will be at hand.
      const expected = advance(next, dueMs, preferences.rate, to)
      client.prefetch(pageOf(expected.event), eventsOf(run))
    }
    // The board is waited for: nobody is to hear of a pause before the end.
    if (get().frame.moment.event === eventsOf(run) && !isSearching(run)) {
      if (get().isLooping) moveTo(positionAt(from))
      else pause()
    }
  }

  function step(by: number): void {
    if (!open()) return
    // Counted from where the steps before lead, for the pages there may have yet to come.
    const from = destinationOf(get())
    pause()
    // Back from between two events is to the first of them, where fine steps are to be seen.
    const isBetween = from.step > 0 && get().panel === PROGRAM_PANEL
    const event = from.event + (by < 0 && isBetween ? 0 : by)
    moveTo(positionAt(isSearching(get().run) ? event : Math.min(event, eventsOf(get().run))))
  }

  function goTo(position: Position): void {
    if (!open()) return
    pause()
    moveTo(position)
  }

  function endRun(): void {
    clock.stop()
    client.drop()
    client.change(get().strategy)
    debugging.reset()
    givens = undefined
    fraction = 0
    const frame = { moment: openingMoment(get().puzzle.grid), focus: undefined, heat: undefined }
    set({ ...NOTHING_VIEWED, run: { status: 'idle' }, playing: false, playhead: START, frame })
  }

  return {
    zoom: (factor, at) => viewer?.actions.zoom(factor, at),
    pan: (by) => viewer?.actions.pan(by),
    showWholeTrace: () => viewer?.actions.showWholeTrace(),
    setLooping: (isLooping) => set({ isLooping }),
    hover: (event) => viewer?.actions.hover(event),
    getReady() {
      client.prepare(get().strategy)
      // If it fails, the run will try again, and say so.
      import('./watching.ts').catch(() => undefined)
    },
    play,
    pause,
    togglePlaying: () => (get().playing ? pause() : play()),
    stepForward: () => step(1),
    stepBack: () => step(-1),
    goToStart() {
      pause()
      moveTo(START)
    },
    goToEnd() {
      if (!open()) return
      pause()
      moveTo(isSearching(get().run) ? END : positionAt(eventsOf(get().run)))
    },
    seek(event) {
      pause()
      moveTo(positionAt(Math.min(event, eventsOf(get().run))))
    },
    goToTyped(text) {
      const event = eventNumberOf(text)
      set({ notice: event === undefined ? { kind: 'no-event', typed: text.trim() } : undefined })
      if (event === undefined) return false
      goTo(positionAt(event))
      return true
    },
    goTo,
    goToEvent: (event) => goTo(positionAt(event)),
    goToSolution(solution) {
      const { run } = get()
      if (run.status !== 'open' || run.progress.solutions === 0) return
      pause()
      soughtSolution = Math.max(1, Math.min(solution, run.progress.solutions))
      client.findSolution(soughtSolution)
    },
    stopSearch() {
      if (isSeeking(get())) set({ playhead: positionOf(get()) })
      client.stop()
    },
    continueSearch: () => client.continue(),
    debug: debugging.obey,
    endRun,
  }
}
