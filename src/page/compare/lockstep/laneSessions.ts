/**
 * Manages the sessions and clocks of a lockstep's lanes: opens sessions, moves them to the lockstep's position, and
 * updates the lanes. A clock maps a lane's events to ticks, the units of the axis that all lanes share: events, work
 * …
 */
import { positionAt } from '../../../search/trace/position.ts'
import type { SessionCommands } from '../../session/sessionCommands.ts'
import { programId } from '../../own/choice.ts'
import { eventsOf } from '../../session/selectors.ts'
import type { Session, SessionId } from '../../session/session.ts'
import type { AppState } from '../../store/state.ts'
import { isVerdictPending } from '../../own/own.ts'
import { LaneClock } from './laneClock.ts'
import { hasPlace, NOTHING_KNOWN } from './lanes.ts'
import { isWhole, positionIn } from './standings.ts'
import type { Lane, Measure, Lockstep } from './lockstep.ts'
import type { LanePrograms } from './lanePrograms.ts'
import type { LockstepDependencies } from './dependencies.ts'

/** @param programs opens sessions @param received called after each report to a clock */
export function createLaneSessions(
  get: () => AppState,
  sessions: LockstepDependencies['sessions'],
  programs: LanePrograms,
  received: () => void,
) {
  const clocks = new Map<SessionId, LaneClock>()

  const sessionOf = ({ session }: Lane): Session | undefined =>
    session === undefined ? undefined : get().sessions[session]

  function commandsOf(lane: Lane): SessionCommands | undefined {
    const session = sessionOf(lane)
    return session && sessions.session(session.id)
  }

  /** Clock of a lane, made if needed; undefined before the lane's search has started and after it failed. */
  function clockOf(lane: Lane, measure: Measure): LaneClock | undefined {
    const session = sessionOf(lane)
    if (session === undefined || !hasStarted(session)) return undefined
    const known = clocks.get(session.id)
    if (known !== undefined) return known
    const { trace } = sessions.session(session.id)
    const clock = new LaneClock(
      measure,
      programId(lane.program),
      (order, signal) => trace().ask('ticks', order, signal),
      received,
    )
    clocks.set(session.id, clock)
    return clock
  }

  /**
   * Closes the lane's session if its program was edited. Opens one if the lane has none and was started, and the puzzle
   * has no conflicts. @returns the lane with the session, if any
   */
  function openedLane(lane: Lane): Lane {
    if (sessionOf(lane) !== undefined && programs.isCurrent(lane)) return lane
    close(lane)
    const session = canBegin(lane) ? programs.open(lane.program) : undefined
    if (session !== undefined) return { ...lane, ...NOTHING_KNOWN, session }
    return lane.own === undefined ? lane : { ...lane, own: undefined }
  }

  function canBegin({ hasStarted }: Lane): boolean {
    return hasStarted && get().puzzle.conflicts.length === 0
  }

  function close(lane: Lane): void {
    const session = sessionOf(lane)
    if (session !== undefined) sessions.closeSession(session.id)
  }

  /** The lane, updated with its status and with how much of its search is known, in ticks. */
  function withKnownExtent(lane: Lane, measure: Measure): Lane {
    const session = sessionOf(lane)
    if (session?.run.status === 'failed') return withPart(lane, { status: 'failed', known: 0 })
    const clock = clockOf(lane, measure)
    if (session === undefined || clock === undefined)
      return withPart(lane, { status: programs.statusBefore(lane), known: 0 })
    const reached = reachedTick(session, clock, measure)
    const hasEnded = session.run.status === 'open' && session.run.progress.status === 'ended'
    return withPart(lane, {
      startOffset: measure === 'events' ? 0 : clock.startOffset,
      known: reached ?? clock.latest,
      status: hasEnded && reached !== undefined ? statusAtEnd(lane, eventsOf(session.run)) : 'searching',
    })
  }

  /** Event of a lane at the lockstep's position; undefined while unknown, 0 if there is no search or it failed. */
  function eventIn(lane: Lane, lockstep: Lockstep): number | undefined {
    const session = sessionOf(lane)
    const at = positionIn(lockstep)
    if (session === undefined || lane.status === 'failed') return 0
    const events = eventsOf(session.run)
    if (isWhole(lane) && at >= lane.known) return events
    const event = clockOf(lane, lockstep.measure)?.eventAt(at)
    return event === undefined ? undefined : Math.min(event, events)
  }

  /** Moves a lane's board to the lockstep's position, once its event there is known. @returns the lane with its work */
  function moveToLockstepPosition(lane: Lane, lockstep: Lockstep): Lane {
    const session = sessionOf(lane)
    const event = eventIn(lane, lockstep)
    const clock = clockOf(lane, lockstep.measure)
    if (session === undefined || event === undefined || clock === undefined) return lane
    if (session.playhead.event !== event) sessions.session(session.id).snapTo(positionAt(event))
    return withPart(lane, { work: clock.workAt(event) })
  }

  return {
    sessionOf,
    commandsOf,
    clockOf,
    openedLane,
    withKnownExtent,
    eventIn,
    moveToLockstepPosition,
    close,
    /** Stops the search of a lane. */
    stop(lanes: readonly Lane[], id: number): void {
      const lane = lanes.find((one) => one.id === id)
      if (lane !== undefined) commandsOf(lane)?.stopSearch()
    },
    /** Resets a lane so that its search restarts. @returns the lanes */
    again(lanes: readonly Lane[], id: number): readonly Lane[] {
      return lanes.map((lane) => {
        if (lane.id !== id) return lane
        close(lane)
        return { ...lane, own: undefined, hasStarted: true }
      })
    },
    /** Suspends the searches in progress, because the view is hidden. */
    leave(lanes: readonly Lane[]): void {
      for (const lane of lanes) {
        // A user's program cannot be suspended: its session is closed, and the program later run anew.
        if (lane.own !== undefined && isVerdictPending(lane.own.verdict)) close(lane)
        else if (lane.status === 'searching') commandsOf(lane)?.stopSearch()
      }
    },
    /** Resumes all stopped searches when the view is shown again, also those stopped by `stop`. */
    resume(lanes: readonly Lane[]): void {
      for (const lane of lanes) {
        const run = sessionOf(lane)?.run
        if (run?.status === 'open' && run.progress.status === 'stopped') commandsOf(lane)?.continueSearch()
      }
    },
    /** True if a lane's board shows the lockstep's position, or the lane has no open search. */
    hasCaughtUp(lane: Lane, lockstep: Lockstep): boolean {
      const session = sessionOf(lane)
      return session?.run.status !== 'open' || session.frame.moment.event === eventIn(lane, lockstep)
    },
    /** Requests the ticks that the lanes' clocks lack, and drops clocks of closed sessions. */
    ask(lanes: readonly Lane[], measure: Measure): void {
      for (const id of clocks.keys()) if (!(id in get().sessions)) clocks.delete(id)
      for (const lane of lanes) clockOf(lane, measure)?.ask()
    },
    /** Drops all clocks, because the axis has changed. */
    forgetClocks(): void {
      for (const clock of clocks.values()) clock.end()
      clocks.clear()
    },
  }
}

/** Tick of the latest known event of a search; undefined while unknown, or if the search is not open. */
function reachedTick({ run }: Session, clock: LaneClock, measure: Measure): number | undefined {
  if (run.status !== 'open') return undefined
  if (measure === 'events') return run.progress.events
  return measure === 'work' ? run.progress.work : clock.tickReached(run.progress.events)
}

/**
 * Status of a lane whose whole search is known; `searching` while the user's program in it has no verdict yet.
 * @param recorded number of events of the search
 */
function statusAtEnd({ own }: Lane, recorded: number): Lane['status'] {
  if (own === undefined) return 'ended'
  if (isVerdictPending(own.verdict)) return 'searching'
  return hasPlace(own, recorded) ? 'ended' : 'out'
}

/** True if the search has made an event, or has ended. */
function hasStarted({ run }: Session): boolean {
  return run.status === 'open' && (run.progress.events > 0 || run.progress.status === 'ended')
}

/** Merges `part`; returns the same object if `known`, `status`, `startOffset` and `work` stay the same. */
function withPart(lane: Lane, part: Partial<Lane>): Lane {
  const next = { ...lane, ...part }
  const isSame =
    lane.known === next.known && lane.status === next.status && lane.startOffset === next.startOffset
  return isSame && lane.work === next.work ? lane : next
}
