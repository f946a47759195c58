/** The sessions of the page, of which one is in front: the part of the state that holds them. */
import { DEFAULT_STRATEGY } from '../../core/programs/registry.ts'
import type { Board } from '../../core/grid.ts'
import { type BuiltInProgram, newSession, type Session, type SessionId } from './session.ts'

export interface Sessions {
  readonly sessions: Readonly<Record<SessionId, Session>>
  /** The id of the one that the page shows. */
  readonly front: SessionId
}

/** The session that the page shows. */
export function frontOf({ sessions, front }: Sessions): Session {
  return sessions[front]
}

/** The program to begin with, as its author left it. */
export const FIRST_PROGRAM: BuiltInProgram = {
  kind: 'built-in',
  strategy: DEFAULT_STRATEGY.id,
  extent: DEFAULT_STRATEGY.extent,
}

/** The built-in program of the session in front; if that session has another kind of program, the one shown before. */
export function builtInOf(state: Sessions): BuiltInProgram {
  for (const { program } of [frontOf(state), ...Object.values(state.sessions)])
    if (program.kind === 'built-in') return program
  return FIRST_PROGRAM
}

/** @param session changed, or new */
export function withSession({ sessions }: Sessions, session: Session): Pick<Sessions, 'sessions'> {
  return { sessions: { ...sessions, [session.id]: session } }
}

/** One session, in front. @param board 81 digits, 0 = blank */
export function oneSession(program: BuiltInProgram, board: Board): Sessions {
  return { sessions: { 1: newSession(1, program, board) }, front: 1 }
}
