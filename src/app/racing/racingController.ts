import type { Grid } from '../../core/grid.ts'
import { assertNever } from '../../core/result.ts'
import { positionAt } from '../../core/trace/position.ts'
import { builtInOf } from '../session/sessions.ts'
import type { AppState } from '../store/state.ts'
import { firstRace, lanesOf, withAnother, withProgram } from './lanes.ts'
import { createLaneSessions } from './laneSessions.ts'
import { axisEndOf, hasFinished, isOver, positionIn } from './lockstep.ts'
import { createRacePlaying } from './racePlaying.ts'
import {
  FEWEST_LANES,
  type Lane,
  type Measure,
  type Race,
  type Racing,
  type RacingCommand,
} from './racing.ts'
import type { RacingSurroundings } from './racingActions.ts'
import { raceOfQuery } from './raceLink.ts'
import { raceRateOf } from './raceRate.ts'
import { positionAfter, positionBefore } from './raceSteps.ts'

/** Has programs race: keeps a session for each lane while somebody looks, and all of them in step. */
export function createRacingController(
  get: () => AppState,
  set: (change: Partial<AppState>) => void,
  subscribe: (listener: () => void) => () => void,
  { clock, prefersReducedMotion, sessions, resetFor, goTo }: RacingSurroundings,
) {
  const laneSessions = createLaneSessions(get, sessions, keepUpSoon)
  let isLookedAt = false
  /** The puzzle that is raced on. */
  let grid: Grid | undefined
  let isDue = false
  /** Steps that have been asked for, until it is known where they lead; negative towards the start. */
  let stepsLeft = 0
  /** The event of a lane that the race stands at, until it is known where on a new axis that is. */
  let anchor: { readonly lane: number; readonly event: number } | undefined

  const change = (part: Partial<Racing>) => set({ racing: { ...racing(), ...part } })

  function racing(): Racing {
    return get().racing ?? raceWith(firstRace(builtInOf(get())), [])
  }

  function setUp(race: Race): void {
    const { lanes, playing } = racing()
    if (playing) pause()
    grid = get().puzzle.grid
    laneSessions.forgetClocks()
    replaceLanes(lanes, raceWith(race, lanes))
  }

  function replaceLanes(before: readonly Lane[], race: Racing): void {
    for (const lane of before) if (!race.lanes.includes(lane)) laneSessions.close(lane)
    anchor = undefined
    set({ racing: race })
    keepUp()
  }

  function changeLanes(lanes: readonly Lane[]): void {
    const race = racing()
    if (lanes !== race.lanes) replaceLanes(race.lanes, { ...race, lanes })
  }

  /** Brings everything to where it belongs by now; quiet where it is there already. */
  function keepUp(): void {
    if (!isLookedAt) return
    if (get().puzzle.grid !== grid) beginOn(get().puzzle.grid)
    const { measure, lanes: before } = racing()
    put(before.map((lane) => laneSessions.informed(laneSessions.opened(lane), measure)))
    if (isAnchored()) goToStepped()
    if (anchor === undefined) put(racing().lanes.map((lane) => laneSessions.brought(lane, racing())))
    laneSessions.ask(racing().lanes, measure)
  }

  function beginOn(puzzle: Grid): void {
    grid = puzzle
    stepsLeft = 0
    anchor = undefined
    if (racing().playing) pause()
    change({ at: 0 })
  }

  function put(lanes: readonly Lane[]): void {
    const before = get().racing?.lanes
    if (lanes.length !== before?.length || lanes.some((lane, index) => lane !== before[index]))
      change({ lanes })
  }

  /** After whoever has changed the state is done with it: another puzzle closes the sessions one by one. */
  function keepUpSoon(): void {
    if (!isLookedAt || isDue) return
    isDue = true
    queueMicrotask(() => {
      isDue = false
      keepUp()
    })
  }

  /** Stands where it stood on the axis before. @returns whether it does by now */
  function isAnchored(): boolean {
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

  /** As many of the steps that were asked for as can be told where they lead. */
  function goToStepped(): void {
    while (stepsLeft !== 0) {
      const race = racing()
      const stepped = race.lanes.filter(({ status }) => status !== 'failed')
      const lanes = stepped.flatMap((lane) => {
        const laneClock = laneSessions.clockOf(lane, race.measure)
        return laneClock === undefined ? [] : [{ lane, clock: laneClock }]
      })
      if (lanes.length < stepped.length) return
      const at = (stepsLeft > 0 ? positionAfter : positionBefore)(positionIn(race), lanes)
      if (at === undefined) return
      stepsLeft -= Math.sign(stepsLeft)
      if (at !== race.at) change({ at })
    }
  }

  function goToPosition(at: number): void {
    if (at !== racing().at) change({ at })
    keepUp()
  }

  function play(): void {
    const race = racing()
    stepsLeft = 0
    // From the end it begins once more.
    change({ playing: true, rate: raceRateOf(race), ...(isOver(race) && { at: 0 }) })
    keepUp()
    const isThere = () => racing().lanes.every((lane) => laneSessions.isThere(lane, racing()))
    clock.start(createRacePlaying({ racing, isThere, goToPosition, prefetch, pause, prefersReducedMotion }))
  }

  function pause(): void {
    clock.stop()
    change({ playing: false, at: positionIn(racing()) })
  }

  /** Has at hand what the lanes are about to show. */
  function prefetch(at: number): void {
    const { lanes, measure } = racing()
    for (const lane of lanes) {
      const event = laneSessions.clockOf(lane, measure)?.eventAt(Math.min(at, lane.known))
      if (event !== undefined) laneSessions.commandsOf(lane)?.prefetch(event)
    }
    laneSessions.ask(lanes, measure)
  }

  function moveTo(at: number): void {
    stepsLeft = 0
    if (racing().playing) pause()
    goToPosition(at)
  }

  function step(by: number): void {
    const race = racing()
    if (race.playing) pause()
    // On an axis of events it is known where a step leads, even before the search has got there.
    if (race.measure !== 'events') {
      stepsLeft += by
      return keepUp()
    }
    const isKnown = race.lanes.every(({ status }) => status !== 'searching')
    const to = Math.max(0, (Number.isFinite(race.at) ? race.at : positionIn(race)) + by)
    goToPosition(isKnown ? Math.min(to, axisEndOf(race)) : to)
  }

  /** The first lane that is still under way stays where it is. */
  function changeMeasure(measure: Measure): void {
    const race = racing()
    if (measure === race.measure) return
    if (race.playing) pause()
    const lane = race.lanes.find((one) => !hasFinished(one, race) && one.status !== 'failed')
    const event = lane && laneSessions.sessionOf(lane)?.frame.moment.event
    anchor = lane && { lane: lane.id, event: event ?? 0 }
    stepsLeft = 0
    laneSessions.forgetClocks()
    const lanes = race.lanes.map((one) => ({ ...one, known: 0, status: 'searching' as const }))
    change({ measure, lanes, rate: undefined, at: lane === undefined ? Number.POSITIVE_INFINITY : 0 })
    keepUp()
  }

  function look(): void {
    isLookedAt = true
    grid ??= get().puzzle.grid
    keepUp()
    for (const lane of racing().lanes) if (isStopped(lane)) laneSessions.commandsOf(lane)?.continueSearch()
  }

  function lookAway(): void {
    isLookedAt = false
    if (racing().playing) pause()
    for (const lane of racing().lanes)
      if (lane.status === 'searching') laneSessions.commandsOf(lane)?.stopSearch()
  }

  function isStopped(lane: Lane): boolean {
    const run = laneSessions.sessionOf(lane)?.run
    return run?.status === 'open' && run.progress.status === 'stopped'
  }

  function watch(lane: Lane): void {
    const { strategy, extent } = lane.program
    const event = laneSessions.sessionOf(lane)?.frame.moment.event ?? 0
    const front = builtInOf(get())
    set({ view: 'watch' })
    if (front.strategy !== strategy || front.extent !== extent) resetFor(strategy, extent)
    goTo(positionAt(event))
  }

  const laneWith = (id: number) => racing().lanes.find((lane) => lane.id === id)

  subscribe(keepUpSoon)

  return {
    obey(command: RacingCommand): void {
      const race = racing()
      switch (command.kind) {
        case 'look':
          return look()
        case 'lookAway':
          return lookAway()
        case 'setUp':
          return setUp(command.race)
        case 'follow':
          return setUp(raceOfQuery(command.query) ?? firstRace(builtInOf(get())))
        case 'add':
          return changeLanes(withAnother(race))
        case 'remove': {
          const left = race.lanes.filter(({ id }) => id !== command.lane)
          return left.length < FEWEST_LANES ? undefined : changeLanes(left)
        }
        case 'choose': {
          const { extent } = laneWith(command.lane)?.program ?? race.lanes[0].program
          const program = { kind: 'built-in', strategy: command.strategy, extent } as const
          return changeLanes(withProgram(race.lanes, command.lane, program))
        }
        case 'again': {
          const lane = laneWith(command.lane)
          if (lane !== undefined) laneSessions.close(lane)
          return keepUp()
        }
        case 'extent': {
          const programs = race.lanes.map(({ program }) => ({ ...program, extent: command.extent }))
          return changeLanes(lanesOf(programs, race.lanes))
        }
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
        case 'rate':
          return change({ rate: command.rate })
        case 'watch': {
          const lane = laneWith(command.lane)
          return lane && watch(lane)
        }
        default:
          return assertNever(command)
      }
    },
  }
}

function raceWith({ programs, measure, at }: Race, before: readonly Lane[]): Racing {
  return { lanes: lanesOf(programs, before), measure, at, playing: false, rate: undefined }
}
