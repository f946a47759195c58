/** The open sessions of the page: each with a player of its own, one in front. */
import type { RangeFills } from '../../core/trace/fillCounts.ts'
import type { Clock } from '../playback/clock.ts'
import type { Storage } from '../store/memory.ts'
import type { AppState } from '../store/state.ts'
import type { EverySecond } from '../workers/watchedWorker.ts'
import { withFills } from '../view/heatMap.ts'
import { NOTHING_VIEWED } from '../view/view.ts'
import { createBreakpointList } from './breakpoints.ts'
import { searchSupply } from './searchSupply.ts'
import {
  type BuiltInProgram,
  newSession,
  type OwnProgram,
  type RunnableProgram,
  type Session,
  type SessionId,
  type SessionProgram,
} from './session.ts'
import type { SessionCommands } from './sessionCommands.ts'
import { createSessionPlayer, type SessionPlayer } from './sessionPlayer.ts'
import { frontOf, withSession } from './sessions.ts'
import type { ModelledSupply, Origin } from './origin.ts'
import type { OwnRun } from '../own/own.ts'
import type { SolverWorker, WhenRested } from './traceClient.ts'
import type { TraceListener } from './traceSource.ts'

export interface SessionActions {
  /** Opens a session beside the others, with a trace of its own; the page goes on showing the one in front. */
  openSession(program: BuiltInProgram): SessionId
  /** As `openSession`, for a program of the user's own. @param hear is told how its run goes; undefined once it is over for good */
  openOwn(program: OwnProgram, onReport: (session: SessionId, run: OwnRun | undefined) => void): SessionId
  /** As `openSession`, for a trace from anywhere. @param board 81 digits, 0 = blank */
  openWith(program: SessionProgram, board: ArrayLike<number>, origin: Origin): SessionId
  /** Shows another session; the one before goes on searching, but plays no more. */
  bringToFront(session: SessionId): void
  /** @throws RangeError for the session in front: the page shows it */
  closeSession(session: SessionId): void
  /** @param hear is told how often each cell was filled, where that is asked for a session that is not in front */
  handleFills(session: SessionId, onReport: (fills: RangeFills) => void): void
  /** Commands for a session. @throws RangeError if it is not open */
  session(session: SessionId): SessionCommands
}

export interface SessionsDependencies {
  readonly storage: Storage
  readonly makeWorker: () => SolverWorker
  /** The time in which workers are watched. */
  readonly everySecond: EverySecond
  readonly whenRested: WhenRested
  readonly clock: Clock
}

/** Runs the user's own program. @param hear is told of its run; absent, the panel shows it */
type SupplyOwn = (
  listener: TraceListener,
  onReport: ((run: OwnRun | undefined) => void) | undefined,
) => ModelledSupply

type Get = () => AppState
type Set = (change: Partial<AppState>) => void

/** @param first the id of the one session that there is to begin with */
export function openSessions(get: Get, set: Set, first: SessionId, dependencies: SessionsDependencies) {
  const { storage, makeWorker, everySecond, whenRested, clock } = dependencies
  const players = new Map<SessionId, SessionPlayer>()
  const handleFills = new Map<SessionId, (fills: RangeFills) => void>()
  let latestId = first
  let supplyOwn: SupplyOwn | undefined
  const breakpoints = createBreakpointList(get, set, storage, () => {
    for (const player of players.values()) player.debugger.listed()
  })

  function playerFor(id: SessionId, origin: Origin): SessionPlayer {
    const isInFront = () => get().front === id
    return createSessionPlayer(
      {
        get: () => get().sessions[id],
        set(part: Partial<Session>, page: Partial<AppState> = {}) {
          const session = get().sessions[id]
          // Closed meanwhile: nobody is there to be told.
          if (session !== undefined) set({ ...withSession(get(), { ...session, ...part }), ...page })
        },
        page: get,
        setPage: set,
        isInFront,
        halt() {
          if (!isInFront()) return {}
          clock.stop()
          return { playing: false }
        },
        counted(fills) {
          if (isInFront()) set({ heatMap: withFills(get().heatMap, fills) })
          else handleFills.get(id)?.(fills)
        },
        breakpoints,
      },
      origin,
    )
  }

  const searching: Origin = {
    supply: (listener) => searchSupply(makeWorker, everySecond, listener, whenRested),
    givens: undefined,
    model: () => undefined,
  }

  /** The user's own program, run and recorded in a worker. @param hear is told of its run; the panel if it is absent */
  function running(onReport?: (run: OwnRun | undefined) => void): Origin {
    let supply: ModelledSupply | undefined
    return {
      supply(listener) {
        if (supplyOwn === undefined) throw new RangeError('The code for own programs has not been loaded')
        supply = supplyOwn(listener, onReport)
        return supply
      },
      givens: undefined,
      model: () => supply?.model(),
    }
  }

  function add(program: SessionProgram, board: ArrayLike<number>, origin: Origin): SessionId {
    latestId++
    set(withSession(get(), newSession(latestId, program, board)))
    players.set(latestId, playerFor(latestId, origin))
    return latestId
  }

  function player(id: SessionId): SessionPlayer {
    const found = players.get(id)
    if (found === undefined) throw new RangeError(`No session ${id}`)
    return found
  }

  function close(id: SessionId): void {
    if (id === get().front) throw new RangeError('The session in front stays open')
    player(id).close()
    players.delete(id)
    handleFills.delete(id)
    const { [id]: _, ...sessions } = get().sessions
    set({ sessions })
  }

  players.set(first, playerFor(first, searching))

  const actions: SessionActions = {
    openSession(program) {
      const id = add(program, get().puzzle.grid, searching)
      player(id).open()
      return id
    },
    openOwn(program, onReport) {
      const id = add(
        program,
        get().puzzle.grid,
        running((run) => onReport(id, run)),
      )
      player(id).open()
      return id
    },
    openWith(program, board, origin) {
      const id = add(program, board, origin)
      player(id).open()
      return id
    },
    bringToFront(id) {
      const shown = player(id)
      front().pause()
      set({ ...NOTHING_VIEWED, front: id })
      shown.show()
    },
    closeSession: close,
    handleFills: (id, onReport) => void handleFills.set(id, onReport),
    session: (id) => player(id).commands,
  }

  const front = () => player(get().front)

  /** The session to go on with: the one in front if it is of that kind, or another one. */
  function sessionFor(requested: SessionProgram): SessionId {
    const { program, id } = frontOf(get())
    if (program.kind === requested.kind && requested.kind !== 'recorded') return id
    if (requested.kind !== 'own') return firstBuiltIn(get().sessions)
    return add(requested, get().puzzle.grid, running())
  }

  return {
    actions,
    front,
    /** Has sessions for the user's own programs, whose code is loaded later than that of the page. */
    provideOwn(supply: SupplyOwn): void {
      supplyOwn = supply
    },
    /**
     * Ends every run: the puzzle is another one, or the program. A session with a built-in program is left, and beside it,
     * in front, that of the user's own program if there is one.
     * @param program of the next run; the same if absent
     */
    endRuns(program?: RunnableProgram): void {
      const requested = program ?? frontOf(get()).program
      const left = sessionFor(requested)
      if (left !== get().front) {
        front().pause()
        set({ ...NOTHING_VIEWED, front: left })
      }
      const beside = requested.kind === 'own' ? firstBuiltIn(get().sessions) : undefined
      for (const id of players.keys()) if (id !== left && id !== beside) close(id)
      if (beside !== undefined) player(beside).endRun()
      front().endRun(program)
    },
  }
}

/** @throws RangeError if there is none: the first session of a page is one, and stays while it is the only one. */
function firstBuiltIn(sessions: Readonly<Record<SessionId, Session>>): SessionId {
  const session = Object.values(sessions).find(({ program }) => program.kind === 'built-in')
  if (session === undefined) throw new RangeError('No session has a built-in program')
  return session.id
}
