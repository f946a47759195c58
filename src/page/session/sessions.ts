/** State slice for the page's sessions. The page shows the one in front. */
import { DEFAULT_STRATEGY, strategyWithId } from '../../search/programs/registry.ts'
import { type Board, EMPTY_GRID } from '../../sudoku/grid.ts'
import { type BuiltInProgram, newSession, type Session, type SessionId } from './session.ts'

export interface Sessions {
  readonly sessions: Readonly<Record<SessionId, Session>>
  readonly front: SessionId
}

export function frontOf({ sessions, front }: Sessions): Session {
  return sessions[front]
}

/** The default program, with the extent (first solution or all solutions) that its author chose. */
export const FIRST_PROGRAM: BuiltInProgram = {
  kind: 'built-in',
  strategy: DEFAULT_STRATEGY.id,
  extent: DEFAULT_STRATEGY.extent,
}

/** Returns the built-in program of the session in front, else of the oldest session that has one, else the default. */
export function builtInOf(state: Sessions): BuiltInProgram {
  for (const { program } of [frontOf(state), ...Object.values(state.sessions)])
    if (program.kind === 'built-in') return program
  return FIRST_PROGRAM
}

/** Returns the sessions with `session` added, or in place of the one that has its id. */
export function withSession({ sessions }: Sessions, session: Session): Pick<Sessions, 'sessions'> {
  return { sessions: { ...sessions, [session.id]: session } }
}

/** Returns what the storage keeps. */
export function keptProgram(state: Sessions) {
  const { strategy, extent } = builtInOf(state)
  return { strategy, extent }
}

/** Parses `keptProgram`; the default program if it is invalid. @param board as in `oneSession` */
export function restoredSessions(
  { strategy: id, extent }: Partial<Record<string, unknown>>,
  board: Board,
): Sessions {
  const program = (typeof id === 'string' ? strategyWithId(id) : undefined) ?? DEFAULT_STRATEGY
  const isExtent = extent === 'first' || extent === 'all'
  return oneSession(
    { kind: 'built-in', strategy: program.id, extent: isExtent ? extent : program.extent },
    board,
  )
}

/** Returns the state with a single session, which is in front. @param board 81 digits, 0 = blank */
function oneSession(program: BuiltInProgram, board: Board): Sessions {
  return { sessions: { 1: newSession(1, program, board) }, front: 1 }
}

export const FIRST_SESSIONS: Sessions = oneSession(FIRST_PROGRAM, EMPTY_GRID)
