/**
 * The page's open sessions. One of them is in front: the page
 * shows it.
 */
import type { Clock } from '../player/clock.ts'
import type { Storage } from '../store/storage.ts'
import type { AppState } from '../store/state.ts'
import type { EverySecond, RawWorker } from '../../calls/watchedWorker.ts'
import { NOTHING_VIEWED } from '../timeline/view.ts'
import { createViewer } from '../timeline/viewer.ts'
import { createBreakpointList } from './breakpoints.ts'
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
import type { ModelledSupply, Origin, Supply } from './origin.ts'
import type { OwnRun } from '../own/own.ts'
import { TraceClient, type WhenRested } from '../../search/worker/traceClient.ts'
import type { TraceListener } from '../../search/jobs/traceSource.ts'

export interface SessionActions {
  /** Opens another session with its own trace; the page keeps showing the session in front. */
  openSession(program: BuiltInProgram): SessionId
  /**
   * Like `openSession`, for the user's own program.
   * @param onReport receives the run of the program at each change; undefined once the run is dropped
   */
  openOwn(program: OwnProgram, onReport: (session: SessionId, run: OwnRun | undefined) => void): SessionId
  /**
   * Like `openSession`, for a trace from another source.
   * @param board 81 digits, 0 = blank
   * @param origin makes the trace
   */
  openWith(program: SessionProgram, board: ArrayLike<number>, origin: Origin): SessionId
  /** Shows another session. The session shown so far keeps searching, but stops playing. */
  bringToFront(session: SessionId): void
  /** @throws RangeError for the session in front, which the page shows, and for a session that is not open */
  closeSession(session: SessionId): void
  /** Returns the commands of a session. @throws RangeError if it is not open */
  session(session: SessionId): SessionCommands
}

export interface SessionsDependencies {
  readonly storage: Storage
  readonly makeWorker: () => RawWorker
  /** Calls back once a second, to check that the workers still answer. */
  readonly everySecond: EverySecond
  /** Calls back after the next paint and a rest. */
  readonly whenRested: WhenRested
  readonly clock: Clock
}

/** Runs the user's own program. @param onReport receives the run; if undefined, the panel shows the run */
type SupplyOwn = (
  listener: TraceListener,
  onReport: ((run: OwnRun | undefined) => void) | undefined,
) => ModelledSupply

type GetState = () => AppState
type SetState = (change: Partial<AppState>) => void

/**
 * @param first id of the initial session
 * @param areLinesShown true while the page shows the lines of the program in front
 */
export function openSessions(
  get: GetState,
  set: SetState,
  first: SessionId,
  areLinesShown: () => boolean,
  dependencies: SessionsDependencies,
) {
  const { storage, makeWorker, everySecond, whenRested, clock } = dependencies
  const players = new Map<SessionId, SessionPlayer>()
  let latestId = first
  let supplyOwn: SupplyOwn | undefined
  const breakpoints = createBreakpointList(get, set, storage, () => {
    for (const player of players.values()) player.debugger.breakpointsChanged()
  })

  const viewer = createViewer(get, set, () => front().source)

  function playerFor(id: SessionId, origin: Origin): SessionPlayer {
    const isInFront = () => get().front === id
    return createSessionPlayer(
      {
        get: () => get().sessions[id],
        set(part: Partial<Session>, app: Partial<AppState> = {}) {
          const session = get().sessions[id]
          // No-op if the session was closed meanwhile.
          if (session !== undefined) set({ ...withSession(get(), { ...session, ...part }), ...app })
        },
        app: get,
        setApp: set,
        isInFront,
        areLinesShown,
        halt() {
          if (!isInFront()) return {}
          clock.stop()
          return { playing: false }
        },
        breakpoints,
        viewer,
      },
      origin,
    )
  }

  const searchOrigin: Origin = {
    supply: (listener) => searchSupply(makeWorker, everySecond, listener, whenRested),
    givens: undefined,
    model: () => undefined,
  }

  /**
   * Origin that runs the user's own program in a worker and records it.
   * @param onReport receives the run; by default, the panel shows the run
   */
  function ownOrigin(onReport?: (run: OwnRun | undefined) => void): Origin {
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

  function addSession(program: SessionProgram, board: ArrayLike<number>, origin: Origin): SessionId {
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
    const { [id]: _, ...sessions } = get().sessions
    set({ sessions })
  }

  players.set(first, playerFor(first, searchOrigin))

  const actions: SessionActions = {
    openSession(program) {
      const id = addSession(program, get().puzzle.grid, searchOrigin)
      player(id).open()
      return id
    },
    openOwn(program, onReport) {
      const id = addSession(
        program,
        get().puzzle.grid,
        ownOrigin((run) => onReport(id, run)),
      )
      player(id).open()
      return id
    },
    openWith(program, board, origin) {
      const id = addSession(program, board, origin)
      player(id).open()
      return id
    },
    bringToFront(id) {
      const shown = player(id)
      front().leave()
      set({ ...NOTHING_VIEWED, front: id })
      shown.show()
    },
    closeSession: close,
    session: (id) => player(id).commands,
  }

  const front = () => player(get().front)

  /**
   * Returns the session to continue with: the session in front if its program is of the requested kind (and not a
   * recording). Otherwise opens a session for the user's own program, or takes the first with a built-in program.
   */
  function sessionFor(requested: SessionProgram): SessionId {
    const { program, id } = frontOf(get())
    if (program.kind === requested.kind && requested.kind !== 'recorded') return id
    if (requested.kind !== 'own') return firstBuiltIn(get().sessions)
    return addSession(requested, get().puzzle.grid, ownOrigin())
  }

  return {
    actions,
    front,
    viewer: viewer.actions,
    /** Enables sessions for the user's own programs. The code for them is loaded later than the page's code. */
    provideOwn(supply: SupplyOwn): void {
      supplyOwn = supply
    },
    /**
     * Ends every run, because the puzzle or the program changed. Brings a session for the next program to the front,
     * and closes the other sessions, except one with a built-in program.
     * @param program of the next run; defaults to the program of the session in front
     */
    endRuns(program?: RunnableProgram): void {
      const requested = program ?? frontOf(get()).program
      const left = sessionFor(requested)
      if (left !== get().front) {
        front().leave()
        set({ ...NOTHING_VIEWED, front: left })
      }
      const beside = requested.kind === 'own' ? firstBuiltIn(get().sessions) : undefined
      for (const id of players.keys()) if (id !== left && id !== beside) close(id)
      if (beside !== undefined) player(beside).endRun()
      front().endRun(program)
    },
  }
}

/**
 * Returns the first session with a built-in program. The page starts with such a session, and always keeps one.
 * @throws RangeError if there is none
 */
function firstBuiltIn(sessions: Readonly<Record<SessionId, Session>>): SessionId {
  const session = Object.values(sessions).find(({ program }) => program.kind === 'built-in')
  if (session === undefined) throw new RangeError('No session has a built-in program')
  return session.id
}

/** Supplies the traces of built-in programs, which search in a worker. */
function searchSupply(
  makeWorker: () => RawWorker,
  everySecond: EverySecond,
  listener: TraceListener,
  whenRested: WhenRested,
): Supply {
  const source = new TraceClient(makeWorker, everySecond, listener, whenRested)
  return {
    source,
    begin(givens, program) {
      const { strategy, extent } = builtIn(program)
      source.begin(givens, strategy, extent)
    },
    prepare(givens, program) {
      const { strategy, extent } = builtIn(program)
      source.prepare(givens, strategy, extent)
    },
    change(givens, program) {
      const { strategy, extent } = builtIn(program)
      source.change(givens, strategy, extent)
    },
  }
}

function builtIn(program: SessionProgram): BuiltInProgram {
  if (program.kind !== 'built-in') throw new TypeError(`Not a program to search with: ${program.kind}`)
  return program
}
