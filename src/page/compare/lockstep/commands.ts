import type { Grid } from '../../../sudoku/grid.ts'
import { assertNever } from '../../../sudoku/result.ts'
import { ownOf } from '../../own/commands.ts'
import { perStore } from '../../store/perStore.ts'
import type { AppState } from '../../store/state.ts'
import { BY_PARTS, type Subscribe } from '../../store/stateStore.ts'
import { linkedLockstepRate } from '../../timeline/linkedView.ts'
import { type LaneChange, lanesAfter } from './laneChanges.ts'
import { createLaneHeat } from './laneHeat.ts'
import { createLaneTimes } from './laneTimes.ts'
import { createLanePrograms } from './lanePrograms.ts'
import { createLaneSessions } from './laneSessions.ts'
import { firstLockstep, measuresOf, lockstepWith, startLanes } from './lanes.ts'
import { axisEndOf, hasFinished, isKnown, isOver, positionIn } from './standings.ts'
import { lockstepOfQuery } from './lockstepLink.ts'
import { createLockstepPlaying } from './lockstepPlaying.ts'
import { lockstepRateOf } from './lockstepRate.ts'
import { stepLockstep } from './lockstepSteps.ts'
import type { Lane, Measure, LockstepSetup, Lockstep, LockstepCommand } from './lockstep.ts'
import type { LockstepDependencies } from './dependencies.ts'
import { parseTypedPosition } from './typedPosition.ts'
import { positionAt } from '../../../search/trace/position.ts'
import { choiceOf, programId } from '../../own/choice.ts'
import type { Session } from '../../session/session.ts'
import { lockstepSignature, type LockstepGuess } from './lockstepQuestion.ts'

export const lockstepOf = perStore((store) => {
  const { getState, setState, subscribe, actions, environment } = store
  const dispatch = createLockstep(getState, setState, subscribe, {
    ...environment,
    sessions: environment.sessions.actions,
    own: (command) => ownOf(store)(command),
    resetFor: actions.resetFor,
    goTo: actions.goTo,
  })
  environment.lockstepCommands.provide(dispatch)
  return dispatch
})

/** Runs the lockstep: keeps a session per lane, all in step, while the view is shown. */
function createLockstep(
  get: () => AppState,
  set: (change: Partial<AppState>) => void,
  subscribe: Subscribe,
  { clock, prefersReducedMotion, sessions, own, resetFor, goTo, now }: LockstepDependencies,
): (command: LockstepCommand) => void {
  const lanePrograms = createLanePrograms(get, sessions, own, (session, run) =>
    setLanes(current().lanes.map((lane) => (lane.session === session ? { ...lane, own: run } : lane))),
  )
  const laneSessions = createLaneSessions(get, sessions, lanePrograms, queueSync)
  const laneHeat = createLaneHeat(get, sessions, now, (received, heat) =>
    updateLane(received, () => ({ heat })),
  )
  const laneTimes = createLaneTimes(sessions, (received, measure, times) =>
    updateLane(received, () => ({ times: { measure, ...times } })),
  )
  let isViewShown = false
  let grid: Grid | undefined
  let isSyncQueued = false
  /** Number of requested steps whose targets are not known yet; negative towards the start. */
  let stepsLeft = 0
  /** The lockstep waits at this event of a lane until the event's position on a new axis is known. */
  let anchor: { readonly lane: number; readonly event: number } | undefined

  const change = (part: Partial<Lockstep>) => set({ lockstep: { ...current(), ...part } })

  function current(): Lockstep {
    return get().lockstep ?? lockstepWith(firstLockstep(get()), [])
  }

  function setUp(lockstep: LockstepSetup): void {
    const { lanes, playing } = current()
    if (playing) pause()
    grid = get().puzzle.grid
    laneSessions.forgetClocks()
    laneTimes.forget()
    replaceLanes(lanes, lockstepWith(lockstep, lanes))
  }

  function replaceLanes(before: readonly Lane[], lockstep: Lockstep): void {
    for (const lane of before) if (!lockstep.lanes.includes(lane)) laneSessions.close(lane)
    anchor = undefined
    set({ lockstep, picked: undefined })
    sync()
  }

  function changeLanes(change: LaneChange): void {
    const lanes = lanesAfter(current(), change)
    if (lanes === current().lanes) return
    const [measure, ...others] = measuresOf(lanes)
    if (others.length === 0) changeMeasure(measure)
    const lockstep = current()
    replaceLanes(lockstep.lanes, { ...lockstep, lanes: lanesAfter(lockstep, change) })
  }

  /** Syncs lanes, sessions and boards with the lockstep's state. Idempotent; no-op while the lanes are hidden. */
  function sync(): void {
    if (!isViewShown) return
    if (get().puzzle.grid !== grid) beginOn(get().puzzle.grid)
    const { measure, lanes: before } = current()
    before.forEach(lanePrograms.fetch)
    setLanes(before.map((lane) => laneSessions.withKnownExtent(laneSessions.openedLane(lane), measure)))
    if (restoreAnchor()) applySteps()
    if (anchor === undefined)
      setLanes(current().lanes.map((lane) => laneSessions.moveToLockstepPosition(lane, current())))
    setLanes(current().lanes.map((lane) => laneHeat.withHeat(lane, current().playing)))
    for (const lane of current().lanes) laneTimes.ask(lane, laneSessions.sessionOf(lane), measure)
    laneSessions.ask(current().lanes, measure)
  }

  /** Goes to the start of the lockstep on another puzzle. */
  function beginOn(puzzle: Grid): void {
    grid = puzzle
    stepsLeft = 0
    anchor = undefined
    if (current().playing) pause()
    change({ at: 0 })
  }

  function setLanes(lanes: readonly Lane[]): void {
    const before = get().lockstep?.lanes
    if (lanes.length !== before?.length || lanes.some((lane, index) => lane !== before[index]))
      change({ lanes })
  }

  /** Applies a report about a lane's session, unless the lane has another session now. */
  function updateLane(received: Lane, changeOf: (lane: Lane) => Partial<Lane>): void {
    const isOf = ({ id, session }: Lane) => id === received.id && session === received.session
    setLanes(current().lanes.map((lane) => (isOf(lane) ? { ...lane, ...changeOf(lane) } : lane)))
  }

  /** Queues a sync in a microtask, so that several state changes, as on loading a puzzle, need only one. */
  function queueSync(): void {
    if (!isViewShown || isSyncQueued) return
    isSyncQueued = true
    queueMicrotask(() => {
      isSyncQueued = false
      sync()
    })
  }

  /** Restores the anchored position on the new axis; 0 if the lane is gone. @returns false if it is still unknown */
  function restoreAnchor(): boolean {
    if (anchor === undefined) return true
    const { lane: id, event } = anchor
    const { lanes, measure } = current()
    const lane = lanes.find((one) => one.id === id)
    const at = lane && laneSessions.clockOf(lane, measure)?.tickOf(event)
    if (lane !== undefined && at === undefined) return false
    anchor = undefined
    change({ at: at ?? 0 })
    return true
  }

  /** Applies as many of the requested steps as can be resolved. */
  function applySteps(): void {
    const lockstep = current()
    const stepped = stepLockstep(lockstep, stepsLeft, (lane) => laneSessions.clockOf(lane, lockstep.measure))
    stepsLeft = stepped.stepsLeft
    if (stepped.at !== lockstep.at) change({ at: stepped.at })
  }

  function goToPosition(at: number): void {
    if (at !== current().at) change({ at })
    sync()
  }

  function play(): void {
    setLanes(startLanes(current().lanes))
    const lockstep = current()
    stepsLeft = 0
    // If the lockstep is over, it starts over.
    change({ playing: true, rate: lockstepRateOf(lockstep), ...(isOver(lockstep) && { at: 0 }) })
    sync()
    const hasCaughtUp = () => current().lanes.every((lane) => laneSessions.hasCaughtUp(lane, current()))
    clock.start(
      createLockstepPlaying({ current, hasCaughtUp, goToPosition, prefetch, pause, prefersReducedMotion }),
    )
  }

  function pause(): void {
    clock.stop()
    change({ playing: false, at: positionIn(current()) })
  }

  function prefetch(at: number): void {
    const { lanes, measure } = current()
    for (const lane of lanes) {
      const event = laneSessions.clockOf(lane, measure)?.eventAt(Math.min(at, lane.known))
      if (event !== undefined) laneSessions.commandsOf(lane)?.prefetch(event)
    }
    laneSessions.ask(lanes, measure)
  }

  /** Goes to a position for the user: pauses, and drops pending steps. */
  function moveTo(at: number): void {
    stepsLeft = 0
    if (current().playing) pause()
    if (at > 0) setLanes(startLanes(current().lanes))
    goToPosition(at)
  }

  function goToTyped(text: string): void {
    const lockstep = current()
    const at = parseTypedPosition(text, lockstep.measure)
    change({ refused: at === undefined ? text.trim() : undefined })
    if (at !== undefined) moveTo(isKnown(lockstep) ? Math.min(at, axisEndOf(lockstep)) : at)
  }

  /** @param by number of steps, negative towards the start */
  function step(by: number): void {
    if (by > 0) setLanes(startLanes(current().lanes))
    const lockstep = current()
    if (lockstep.playing) pause()
    // On an axis of events the target of a step is known even before the search reaches it.
    if (lockstep.measure !== 'events') {
      stepsLeft += by
      return sync()
    }
    const to = Math.max(0, (Number.isFinite(lockstep.at) ? lockstep.at : positionIn(lockstep)) + by)
    goToPosition(isKnown(lockstep) ? Math.min(to, axisEndOf(lockstep)) : to)
  }

  /**
   * Switches the axis. Stays at the current event of the first lane that has neither finished nor failed; goes to the
   * end if there is none, or if it was on its way there.
   */
  function changeMeasure(measure: Measure): void {
    const lockstep = current()
    if (measure === lockstep.measure || !measuresOf(lockstep.lanes).includes(measure)) return
    if (lockstep.playing) pause()
    const lane = Number.isFinite(lockstep.at)
      ? lockstep.lanes.find((one) => !hasFinished(one, lockstep) && one.status !== 'failed')
      : undefined
    anchor = lane && { lane: lane.id, event: laneSessions.sessionOf(lane)?.frame.moment.event ?? 0 }
    stepsLeft = 0
    laneSessions.forgetClocks()
    laneTimes.forget()
    const lanes = lockstep.lanes.map((one) => ({ ...one, known: 0, status: 'searching' as const }))
    change({
      measure,
      lanes,
      rate: undefined,
      refused: undefined,
      at: lane === undefined ? Number.POSITIVE_INFINITY : 0,
    })
    sync()
  }

  function look(): void {
    isViewShown = true
    grid ??= get().puzzle.grid
    // The lanes of a link come first: those before them need not search.
    if (!get().isLockstepAwaited) show()
  }

  function show(): void {
    sync()
    laneSessions.resume(current().lanes)
  }

  function lookAway(): void {
    isViewShown = false
    if (current().playing) pause()
    laneSessions.leave(current().lanes)
  }

  /** Opens a lane's program and position in the Watch view. */
  function watch(id: number): void {
    const lane = laneWith(id)
    if (lane === undefined) return
    const session = laneSessions.sessionOf(lane)
    lookAway()
    watchLane(lane, session, { get, set, resetFor, goTo })
  }

  const laneWith = (id: number) => current().lanes.find((lane) => lane.id === id)

  function followLink(query: string): void {
    const setup = lockstepOfQuery(query)
    if (setup !== undefined || get().lockstep === undefined) setUp(setup ?? firstLockstep(get()))
    const rate = linkedLockstepRate(query, current().measure)
    if (rate !== undefined) change({ rate })
    if (isViewShown) show()
  }

  subscribe(
    ({ isShareOpen, lockstep }) => isShareOpen && lockstep?.playing === true,
    (isDistracting) => {
      if (isDistracting) pause()
    },
  )
  subscribe(
    ({ sessions, lockstep, own, puzzle, preferences }) => [
      sessions,
      lockstep,
      own,
      puzzle,
      preferences.showsHeatMap,
    ],
    queueSync,
    BY_PARTS,
  )

  return (command) => {
    const lockstep = current()
    switch (command.kind) {
      case 'look':
        return look()
      case 'lookAway':
        return lookAway()
      case 'followLink':
        return followLink(command.query)
      case 'setUp':
        return setUp(command.setup)
      case 'add':
      case 'remove':
      case 'choose':
      case 'extent':
        return changeLanes(command)
      case 'again':
        setLanes(laneSessions.again(lockstep.lanes, command.lane))
        return sync()
      case 'stop':
        return laneSessions.stop(lockstep.lanes, command.lane)
      case 'measure':
        return changeMeasure(command.measure)
      case 'togglePlaying':
        return lockstep.playing ? pause() : play()
      case 'step':
        return step(command.by)
      case 'goToStart':
        return moveTo(0)
      case 'goToEnd':
        return moveTo(Number.POSITIVE_INFINITY)
      case 'seek':
        return moveTo(Math.min(Math.max(0, Math.round(command.at)), axisEndOf(lockstep)))
      case 'goToTyped':
        return goToTyped(command.text)
      case 'retype':
        return change({ refused: undefined })
      case 'rate':
        return change({ rate: command.rate })
      case 'watch':
        return watch(command.lane)
      default:
        return assertNever(command)
    }
  }
}

interface WatchDependencies extends Pick<LockstepDependencies, 'resetFor' | 'goTo'> {
  get(): AppState
  set(change: Partial<AppState>): void
}

/**
 * Opens the Watch view with the program of a lockstep's lane, at the lane's event.
 * @param session session of the lane; undefined before the program has run
 */
function watchLane(
  { program }: Lane,
  session: Session | undefined,
  { get, set, resetFor, goTo }: WatchDependencies,
): void {
  const front = choiceOf(get())
  const strategy = programId(program)
  const extent = program.kind === 'own' ? front.extent : program.extent
  set({ view: 'watch' })
  if (front.strategy !== strategy || front.extent !== extent) resetFor(strategy, extent)
  // Do not run an own program that has not run in the lockstep.
  if (program.kind === 'built-in' || session !== undefined) goTo(positionAt(session?.frame.moment.event ?? 0))
}

/** Commands of the question before playing: which program backtracks least, and why? */
export const lockstepQuestionsOf = perStore(({ getState: get, setState: set }) => {
  const about = () => lockstepSignature(get(), get().lockstep?.lanes ?? [])
  return {
    ask: () => set({ lockstepQuestion: { about: about(), guess: undefined } }),
    commit: (guess: LockstepGuess) => set({ lockstepQuestion: { about: about(), guess } }),
    close: () => set({ lockstepQuestion: undefined }),
  }
})
