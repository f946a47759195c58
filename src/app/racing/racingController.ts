import type { Grid } from '../../core/grid.ts'
import { assertNever } from '../../core/result.ts'
import { positionAt } from '../../core/trace/position.ts'
import { eventsOf } from '../session/selectors.ts'
import type { Session } from '../session/session.ts'
import { builtInOf } from '../session/sessions.ts'
import type { AppState } from '../store/state.ts'
import { firstRace, lanesOf, withAnother, withProgram } from './lanes.ts'
import { axisEndOf, isOver, positionIn } from './lockstep.ts'
import { createRacePlaying } from './racePlaying.ts'
import { FEWEST_LANES, type Lane, type Race, type Racing, type RacingCommand } from './racing.ts'
import type { RacingSurroundings } from './racingActions.ts'
import { raceOfQuery } from './raceLink.ts'
import { raceRateOf } from './raceRate.ts'

/** Has programs race: keeps a session for each lane while somebody looks, and all of them in step. */
export function createRacingController(
  get: () => AppState,
  set: (change: Partial<AppState>) => void,
  subscribe: (listener: () => void) => () => void,
  { clock, prefersReducedMotion, sessions, resetFor, goTo }: RacingSurroundings,
) {
  let isLookedAt = false
  /** The puzzle that is raced on. */
  let grid: Grid | undefined
  let isDue = false

  const change = (part: Partial<Racing>) => set({ racing: { ...racing(), ...part } })
  const sessionOf = ({ session }: Lane): Session | undefined =>
    session === undefined ? undefined : get().sessions[session]

  function racing(): Racing {
    return get().racing ?? raceWith(firstRace(builtInOf(get())), [])
  }

  function setUp(race: Race): void {
    const { lanes, playing } = racing()
    if (playing) pause()
    grid = get().puzzle.grid
    replaceLanes(lanes, raceWith(race, lanes))
  }

  function replaceLanes(before: readonly Lane[], race: Racing): void {
    for (const lane of before) if (!race.lanes.includes(lane)) close(lane)
    set({ racing: race })
    keepUp()
  }

  function changeLanes(lanes: readonly Lane[]): void {
    const race = racing()
    if (lanes !== race.lanes) replaceLanes(race.lanes, { ...race, lanes })
  }

  function close({ session }: Lane): void {
    if (session !== undefined && session in get().sessions) sessions.closeSession(session)
  }

  /** The lane with a session: another puzzle, or another program in front, has closed the one before. */
  function opened(lane: Lane): Lane {
    if (sessionOf(lane) !== undefined || get().puzzle.conflicts.length > 0) return lane
    return { ...lane, session: sessions.openSession(lane.program), known: 0, status: 'searching' }
  }

  /** The lane, as far as its search is known by now. */
  function informed(lane: Lane): Lane {
    const run = sessionOf(lane)?.run
    const known = run === undefined ? 0 : eventsOf(run)
    const status = statusOf(run)
    return known === lane.known && status === lane.status ? lane : { ...lane, known, status }
  }

  /** Brings everything to where it belongs by now; quiet where it is there already. */
  function keepUp(): void {
    if (!isLookedAt) return
    if (get().puzzle.grid !== grid) {
      grid = get().puzzle.grid
      if (racing().playing) pause()
      change({ at: 0 })
    }
    const before = racing().lanes
    const lanes = before.map((lane) => informed(opened(lane)))
    if (get().racing === undefined || lanes.some((lane, index) => lane !== before[index])) change({ lanes })
    bringToPosition()
  }

  /** The event of a lane at the position of the race. */
  function eventIn(lane: Lane): number {
    return Math.min(positionIn(racing()), lane.known)
  }

  function bringToPosition(): void {
    for (const lane of racing().lanes) {
      const session = sessionOf(lane)
      const event = eventIn(lane)
      if (session?.run.status === 'open' && session.playhead.event !== event)
        sessions.session(session.id).settle(positionAt(event))
    }
  }

  function goToPosition(at: number): void {
    if (at !== racing().at) change({ at })
    keepUp()
  }

  /** All boards show where the race stands. */
  function isThere(): boolean {
    return racing().lanes.every((lane) => {
      const session = sessionOf(lane)
      return session?.run.status !== 'open' || session.frame.moment.event === eventIn(lane)
    })
  }

  function play(): void {
    const race = racing()
    // From the end it begins once more.
    change({ playing: true, rate: raceRateOf(race), ...(isOver(race) && { at: 0 }) })
    keepUp()
    clock.start(createRacePlaying({ racing, isThere, goToPosition, prefetch, pause, prefersReducedMotion }))
  }

  function pause(): void {
    clock.stop()
    change({ playing: false, at: positionIn(racing()) })
  }

  /** Has at hand what the lanes are about to show. */
  function prefetch(at: number): void {
    for (const lane of racing().lanes) {
      const session = sessionOf(lane)
      if (session !== undefined) sessions.session(session.id).prefetch(Math.min(at, lane.known))
    }
  }

  function moveTo(at: number): void {
    if (racing().playing) pause()
    goToPosition(at)
  }

  function step(by: number): void {
    const race = racing()
    const from = race.at === Number.POSITIVE_INFINITY ? positionIn(race) : race.at
    const isKnown = race.lanes.every(({ status }) => status !== 'searching')
    moveTo(Math.max(0, isKnown ? Math.min(from + by, axisEndOf(race)) : from + by))
  }

  function look(): void {
    isLookedAt = true
    grid ??= get().puzzle.grid
    keepUp()
    for (const lane of racing().lanes) if (isStopped(lane)) commandsOf(lane)?.continueSearch()
  }

  function lookAway(): void {
    isLookedAt = false
    if (racing().playing) pause()
    for (const lane of racing().lanes) if (lane.status === 'searching') commandsOf(lane)?.stopSearch()
  }

  function isStopped(lane: Lane): boolean {
    const run = sessionOf(lane)?.run
    return run?.status === 'open' && run.progress.status === 'stopped'
  }

  function commandsOf(lane: Lane) {
    const session = sessionOf(lane)
    return session && sessions.session(session.id)
  }

  function again(lane: Lane): void {
    close(lane)
    keepUp()
  }

  function watch(lane: Lane): void {
    const { strategy, extent } = lane.program
    const event = sessionOf(lane)?.frame.moment.event ?? 0
    const front = builtInOf(get())
    set({ view: 'watch' })
    if (front.strategy !== strategy || front.extent !== extent) resetFor(strategy, extent)
    goTo(positionAt(event))
  }

  const laneWith = (id: number) => racing().lanes.find((lane) => lane.id === id)

  // After whoever has changed the state is done with it: another puzzle closes the sessions one by one.
  subscribe(() => {
    if (!isLookedAt || isDue) return
    isDue = true
    queueMicrotask(() => {
      isDue = false
      keepUp()
    })
  })

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
          return lane && again(lane)
        }
        case 'extent': {
          const programs = race.lanes.map(({ program }) => ({ ...program, extent: command.extent }))
          return changeLanes(lanesOf(programs, race.lanes))
        }
        case 'measure':
          return change({ measure: command.measure, rate: undefined })
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

function statusOf(run: Session['run'] | undefined): Lane['status'] {
  if (run?.status === 'failed') return 'failed'
  return run?.status === 'open' && run.progress.status === 'ended' ? 'ended' : 'searching'
}
