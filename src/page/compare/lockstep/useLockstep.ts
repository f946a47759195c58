/** Selectors of the lockstep and its lanes; a component re-renders only if its selection changes. */
import { isAtEnd } from './standings.ts'
import type { Lane, Lockstep } from './lockstep.ts'
import type { Session } from '../../session/session.ts'
import { useApp } from '../../store/useApp.ts'

const NO_LOCKSTEP: Lockstep = {
  lanes: [],
  measure: 'events',
  at: 0,
  playing: false,
  rate: undefined,
  refused: undefined,
}

export function useLockstep<Part>(select: (lockstep: Lockstep) => Part): Part {
  return useApp(({ lockstep }) => select(lockstep ?? NO_LOCKSTEP))
}

/** Like `useLockstep` for the session of a lane; undefined while none is open. */
export function useLaneSession<Part>(lane: Lane, select: (session: Session) => Part): Part | undefined {
  return useApp(({ sessions }) => {
    const session = lane.session === undefined ? undefined : sessions[lane.session]
    return session && select(session)
  })
}

/** True if a lane has ended and its board shows the end. */
export function useFinished(lane: Lane): boolean {
  const event = useLaneSession(lane, ({ frame }) => frame.moment.event)
  const events = useLaneSession(lane, ({ run }) => (run.status === 'open' ? run.progress.events : 0))
  return useLockstep((lockstep) => isAtEnd(lane, lockstep)) && event === events
}
