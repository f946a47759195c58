/** The sessions and clocks of the lanes of a race: opened, brought to where the race stands, and asked how far they are. */
import { positionAt } from '../../core/trace/position.ts'
import type { SessionCommands } from '../session/sessionCommands.ts'
import { eventsOf } from '../session/selectors.ts'
import type { Session, SessionId } from '../session/session.ts'
import type { AppState } from '../store/state.ts'
import { LaneClock } from './laneClock.ts'
import { positionIn } from './lockstep.ts'
import type { Lane, Measure, Racing } from './racing.ts'
import type { RacingSurroundings } from './racingActions.ts'

/** @param heard called when a clock has been told more */
export function createLaneSessions(
  get: () => AppState,
  sessions: RacingSurroundings['sessions'],
  heard: () => void,
) {
  const clocks = new Map<SessionId, LaneClock>()

  const sessionOf = ({ session }: Lane): Session | undefined =>
    session === undefined ? undefined : get().sessions[session]

  function commandsOf(lane: Lane): SessionCommands | undefined {
    const session = sessionOf(lane)
    return session && sessions.session(session.id)
  }

  /** Undefined before anything is known of the search, and where it was lost. */
  function clockOf(lane: Lane, measure: Measure): LaneClock | undefined {
    const session = sessionOf(lane)
    if (session === undefined || !hasBegun(session)) return undefined
    const known = clocks.get(session.id)
    if (known !== undefined) return known
    const { askTicks } = sessions.session(session.id)
    const clock = new LaneClock(measure, lane.program.strategy, askTicks, heard)
    clocks.set(session.id, clock)
    return clock
  }

  /** The lane with a session: another puzzle, or another program in front, has closed the one before. */
  function opened(lane: Lane): Lane {
    if (sessionOf(lane) !== undefined || get().puzzle.conflicts.length > 0) return lane
    const session = sessions.openSession(lane.program)
    return { ...lane, session, known: 0, begin: 0, status: 'searching', work: undefined }
  }

  /** The lane, as far as its search is known by now along the axis. */
  function informed(lane: Lane, measure: Measure): Lane {
    const session = sessionOf(lane)
    if (session?.run.status === 'failed') return changed(lane, { status: 'failed', known: 0 })
    const clock = clockOf(lane, measure)
    if (session === undefined || clock === undefined) return changed(lane, { status: 'searching', known: 0 })
    const reached = reachedBy(session, clock, measure)
    const hasEnded = session.run.status === 'open' && session.run.progress.status === 'ended'
    return changed(lane, {
      begin: measure === 'events' ? 0 : clock.begin,
      known: reached ?? clock.latest,
      status: hasEnded && reached !== undefined ? 'ended' : 'searching',
    })
  }

  /** The event of a lane where the race stands; undefined while nobody knows. */
  function eventIn(lane: Lane, race: Racing): number | undefined {
    const session = sessionOf(lane)
    const at = positionIn(race)
    if (session === undefined || lane.status === 'failed') return 0
    const events = eventsOf(session.run)
    if (lane.status === 'ended' && at >= lane.known) return events
    const event = clockOf(lane, race.measure)?.eventAt(at)
    return event === undefined ? undefined : Math.min(event, events)
  }

  /** Has the board of a lane follow. @returns the lane with the work that its program has come to there */
  function brought(lane: Lane, race: Racing): Lane {
    const session = sessionOf(lane)
    const event = eventIn(lane, race)
    const clock = clockOf(lane, race.measure)
    if (session === undefined || event === undefined || clock === undefined) return lane
    if (session.playhead.event !== event) sessions.session(session.id).settle(positionAt(event))
    return changed(lane, { work: clock.workAt(event) })
  }

  return {
    sessionOf,
    commandsOf,
    clockOf,
    opened,
    informed,
    eventIn,
    brought,
    close(lane: Lane): void {
      const session = sessionOf(lane)
      if (session !== undefined) sessions.closeSession(session.id)
    },
    /** Whether a board shows where the race stands. */
    isThere(lane: Lane, race: Racing): boolean {
      const session = sessionOf(lane)
      return session?.run.status !== 'open' || session.frame.moment.event === eventIn(lane, race)
    },
    /** Has fetched what is wanted and not at hand. */
    ask(lanes: readonly Lane[], measure: Measure): void {
      for (const id of clocks.keys()) if (!(id in get().sessions)) clocks.delete(id)
      for (const lane of lanes) clockOf(lane, measure)?.ask()
    },
    /** They count something else from now on. */
    forgetClocks: () => clocks.clear(),
  }
}

/** The tick that all that is known of a search comes to. */
function reachedBy({ run }: Session, clock: LaneClock, measure: Measure): number | undefined {
  if (run.status !== 'open') return undefined
  if (measure === 'events') return run.progress.events
  return measure === 'work' ? run.progress.work : clock.tickReached(run.progress.events)
}

function hasBegun({ run }: Session): boolean {
  return run.status === 'open' && (run.progress.events > 0 || run.progress.status === 'ended')
}

/** The same where nothing changes. */
function changed(lane: Lane, part: Partial<Lane>): Lane {
  const next = { ...lane, ...part }
  const isSame = lane.known === next.known && lane.status === next.status && lane.begin === next.begin
  return isSame && lane.work === next.work ? lane : next
}
