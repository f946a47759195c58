import type { Grid } from '../../../core/grid.ts'
import { assertNever } from '../../../core/result.ts'
import { ownOf } from '../../own/commands.ts'
import { perStore } from '../../../app/store/perStore.ts'
import type { AppState } from '../../../app/store/state.ts'
import { BY_PARTS, type Subscribe } from '../../../app/store/stateStore.ts'
import { linkedRaceRate } from '../../../app/view/linkedView.ts'
import { type LaneChange, lanesAfter } from './laneChanges.ts'
import { createLaneHeat } from './laneHeat.ts'
import { createLanePaces } from './lanePaces.ts'
import { createLanePrograms } from './lanePrograms.ts'
import { createLaneSessions } from './laneSessions.ts'
import { firstRace, measuresOf, raceWith, startLanes } from './lanes.ts'
import { axisEndOf, hasFinished, isKnown, isOver, positionIn } from '../../../app/compare/standings.ts'
import { raceOfQuery } from '../../../app/compare/lockstepLink.ts'
import { createRacePlaying } from './lockstepPlaying.ts'
import { raceRateOf } from '../../../app/compare/lockstepRate.ts'
import { stepRace } from './lockstepSteps.ts'
import type { Lane, Measure, Race, Racing, RacingCommand } from '../../../app/compare/lockstep.ts'
import type { RacingDependencies } from './dependencies.ts'
import { parsePosition } from './typedPosition.ts'
import { watchLane } from './watchLane.ts'

/** Commands of the race, per store. */
export const raceOf = perStore((store) => {
  const { getState, setState, subscribe, actions, environment } = store
  return createRacing(getState, setState, subscribe, {
    ...environment,
    sessions: environment.sessions.actions,
    own: (command) => ownOf(store)(command),
    resetFor: actions.resetFor,
    goTo: actions.goTo,
  })
})

/** Runs the race: keeps a session (search with a playhead) per lane (program), all in step, while the view is shown. */
function createRacing(
  get: () => AppState,
  set: (change: Partial<AppState>) => void,
  subscribe: Subscribe,
  { clock, prefersReducedMotion, sessions, own, resetFor, goTo, now }: RacingDependencies,
): (command: RacingCommand) => void {
  const lanePrograms = createLanePrograms(get, sessions, own, (session, run) =>
    setLanes(racing().lanes.map((lane) => (lane.session === session ? { ...lane, own: run } : lane))),
  )
  const laneSessions = createLaneSessions(get, sessions, lanePrograms, queueSync)
  const laneHeat = createLaneHeat(get, sessions, now, (received, heat) =>
    updateLane(received, () => ({ heat })),
  )
  const lanePaces = createLanePaces(sessions, (received, measure, pace) =>
    updateLane(received, () => ({ pace: { measure, ...pace } })),
  )
  let isViewShown = false
  /** The puzzle being raced on. */
  let grid: Grid | undefined
  let isSyncQueued = false
  /** Number of requested steps whose targets are not known yet; negative towards the start. */
  let stepsLeft = 0
  /**
   * The race waits at this event of a lane (by its id) until the event's position on a new axis (measure) is known.
   */
  let anchor: { readonly lane: number; readonly event: number } | undefined

  const change = (part: Partial<Racing>) => set({ racing: { ...racing(), ...part } })

  function racing(): Racing {
    return get().racing ?? raceWith(firstRace(get()), [])
  }

  function setUp(race: Race): void {
    const { lanes, playing } = racing()
    if (playing) pause()
    grid = get().puzzle.grid
    laneSessions.forgetClocks()
    lanePaces.forget()
    replaceLanes(lanes, raceWith(race, lanes))
  }

  function replaceLanes(before: readonly Lane[], race: Racing): void {
    for (const lane of before) if (!race.lanes.includes(lane)) laneSessions.close(lane)
    anchor = undefined
    set({ racing: race })
    sync()
  }

  function changeLanes(change: LaneChange): void {
    const lanes = lanesAfter(racing(), change)
    if (lanes === racing().lanes) return
    const [measure, ...others] = measuresOf(lanes)
    if (others.length === 0) changeMeasure(measure)
    const race = racing()
    replaceLanes(race.lanes, { ...race, lanes: lanesAfter(race, change) })
  }

  /** Syncs lanes, sessions and boards with the race's state. Idempotent; no-op while the Race view is hidden. */
  function sync(): void {
    if (!isViewShown) return
    if (get().puzzle.grid !== grid) beginOn(get().puzzle.grid)
    const { measure, lanes: before } = racing()
    before.forEach(lanePrograms.fetch)
    setLanes(before.map((lane) => laneSessions.withKnownExtent(laneSessions.openedLane(lane), measure)))
    if (restoreAnchor()) applySteps()
    if (anchor === undefined)
      setLanes(racing().lanes.map((lane) => laneSessions.moveToRacePosition(lane, racing())))
    setLanes(racing().lanes.map((lane) => laneHeat.withHeat(lane, racing().playing)))
    for (const lane of racing().lanes) lanePaces.ask(lane, laneSessions.sessionOf(lane), measure)
    laneSessions.ask(racing().lanes, measure)
  }

  /** Goes to the start of the race on another puzzle. */
  function beginOn(puzzle: Grid): void {
    grid = puzzle
    stepsLeft = 0
    anchor = undefined
    if (racing().playing) pause()
    change({ at: 0 })
  }

  function setLanes(lanes: readonly Lane[]): void {
    const before = get().racing?.lanes
    if (lanes.length !== before?.length || lanes.some((lane, index) => lane !== before[index]))
      change({ lanes })
  }

  /** Applies a report about a lane's session, unless the lane has another session now. */
  function updateLane(received: Lane, changeOf: (lane: Lane) => Partial<Lane>): void {
    const isOf = ({ id, session }: Lane) => id === received.id && session === received.session
    setLanes(racing().lanes.map((lane) => (isOf(lane) ? { ...lane, ...changeOf(lane) } : lane)))
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
    const { lanes, measure } = racing()
    const lane = lanes.find((one) => one.id === id)
    const at = lane && laneSessions.clockOf(lane, measure)?.tickOf(event)
    if (lane !== undefined && at === undefined) return false
    anchor = undefined
    change({ at: at ?? 0 })
    return true
  }

  /** Applies as many of the requested steps as can be resolved. */
  function applySteps(): void {
    const race = racing()
    const stepped = stepRace(race, stepsLeft, (lane) => laneSessions.clockOf(lane, race.measure))
    stepsLeft = stepped.stepsLeft
    if (stepped.at !== race.at) change({ at: stepped.at })
  }

  function goToPosition(at: number): void {
    if (at !== racing().at) change({ at })
    sync()
  }

  function play(): void {
    setLanes(startLanes(racing().lanes))
    const race = racing()
    stepsLeft = 0
    // If the race is over, it starts over.
    change({ playing: true, rate: raceRateOf(race), ...(isOver(race) && { at: 0 }) })
    sync()
    const hasCaughtUp = () => racing().lanes.every((lane) => laneSessions.hasCaughtUp(lane, racing()))
    clock.start(
      createRacePlaying({ racing, hasCaughtUp, goToPosition, prefetch, pause, prefersReducedMotion }),
    )
  }

  function pause(): void {
    clock.stop()
    change({ playing: false, at: positionIn(racing()) })
  }

  /** Prefetches what the lanes are about to show. */
  function prefetch(at: number): void {
    const { lanes, measure } = racing()
    for (const lane of lanes) {
      const event = laneSessions.clockOf(lane, measure)?.eventAt(Math.min(at, lane.known))
      if (event !== undefined) laneSessions.commandsOf(lane)?.prefetch(event)
    }
    laneSessions.ask(lanes, measure)
  }

  /** Goes to a position for the user: pauses, and drops pending steps. */
  function moveTo(at: number): void {
    stepsLeft = 0
    if (racing().playing) pause()
    if (at > 0) setLanes(startLanes(racing().lanes))
    goToPosition(at)
  }

  function goToTyped(text: string): void {
    const race = racing()
    const at = parsePosition(text, race.measure)
    change({ refused: at === undefined ? text.trim() : undefined })
    if (at !== undefined) moveTo(isKnown(race) ? Math.min(at, axisEndOf(race)) : at)
  }

  /** @param by number of steps, negative towards the start */
  function step(by: number): void {
    if (by > 0) setLanes(startLanes(racing().lanes))
    const race = racing()
    if (race.playing) pause()
    // On an axis of events the target of a step is known even before the search reaches it.
    if (race.measure !== 'events') {
      stepsLeft += by
      return sync()
    }
    const to = Math.max(0, (Number.isFinite(race.at) ? race.at : positionIn(race)) + by)
    goToPosition(isKnown(race) ? Math.min(to, axisEndOf(race)) : to)
  }

  /**
   * Switches the axis. Stays at the current event of the first lane that has neither finished nor failed; goes to the
   * end if there is none.
   */
  function changeMeasure(measure: Measure): void {
    const race = racing()
    if (measure === race.measure || !measuresOf(race.lanes).includes(measure)) return
    if (race.playing) pause()
    const lane = race.lanes.find((one) => !hasFinished(one, race) && one.status !== 'failed')
    anchor = lane && { lane: lane.id, event: laneSessions.sessionOf(lane)?.frame.moment.event ?? 0 }
    stepsLeft = 0
    laneSessions.forgetClocks()
    lanePaces.forget()
    const lanes = race.lanes.map((one) => ({ ...one, known: 0, status: 'searching' as const }))
    change({
      measure,
      lanes,
      rate: undefined,
      refused: undefined,
      at: lane === undefined ? Number.POSITIVE_INFINITY : 0,
    })
    sync()
  }

  /** Called when the Race view is shown. */
  function look(): void {
    isViewShown = true
    grid ??= get().puzzle.grid
    sync()
    laneSessions.resume(racing().lanes)
  }

  /** Called when the Race view is left. */
  function lookAway(): void {
    isViewShown = false
    if (racing().playing) pause()
    laneSessions.leave(racing().lanes)
  }

  /** Opens a lane's program and position in the Watch view. */
  function watch(id: number): void {
    const lane = laneWith(id)
    if (lane === undefined) return
    const session = laneSessions.sessionOf(lane)
    lookAway()
    watchLane(lane, session, { get, set, resetFor, goTo })
  }

  const laneWith = (id: number) => racing().lanes.find((lane) => lane.id === id)

  /** Sets up the race of a link that has not been handled yet. */
  function followLink(): void {
    const { linkedRace } = get()
    if (linkedRace === undefined) return
    set({ linkedRace: undefined })
    setUp(raceOfQuery(linkedRace) ?? firstRace(get()))
    const rate = linkedRaceRate(linkedRace, racing().measure)
    if (rate !== undefined) change({ rate })
  }

  subscribe(({ linkedRace }) => linkedRace, followLink)
  subscribe(
    ({ isShareOpen, racing }) => isShareOpen && racing?.playing === true,
    (isDistracting) => {
      if (isDistracting) pause()
    },
  )
  subscribe(
    ({ sessions, racing, own, puzzle, preferences }) => [
      sessions,
      racing,
      own,
      puzzle,
      preferences.showsHeatMap,
    ],
    queueSync,
    BY_PARTS,
  )
  followLink()

  return (command) => {
    const race = racing()
    switch (command.kind) {
      case 'look':
        return look()
      case 'lookAway':
        return lookAway()
      case 'setUp':
        return setUp(command.race)
      case 'add':
      case 'remove':
      case 'choose':
      case 'extent':
        return changeLanes(command)
      case 'again':
        setLanes(laneSessions.again(race.lanes, command.lane))
        return sync()
      case 'stop':
        return laneSessions.stop(race.lanes, command.lane)
      case 'measure':
        return changeMeasure(command.measure)
      case 'togglePlaying':
        return race.playing ? pause() : play()
      case 'step':
        return step(command.by)
      case 'goToStart':
        return moveTo(0)
      case 'goToEnd':
        return moveTo(Number.POSITIVE_INFINITY)
      case 'seek':
        return moveTo(Math.min(Math.max(0, Math.round(command.at)), axisEndOf(race)))
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
