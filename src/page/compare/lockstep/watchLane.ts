import { positionAt } from '../../../search/trace/position.ts'
import { choiceOf, programId } from '../../own/choice.ts'
import type { Session } from '../../session/session.ts'
import type { AppState } from '../../store/state.ts'
import type { Lane } from './lockstep.ts'
import type { LockstepDependencies } from './dependencies.ts'

interface WatchDependencies extends Pick<LockstepDependencies, 'resetFor' | 'goTo'> {
  get(): AppState
  set(change: Partial<AppState>): void
}

/**
 * Opens the Watch view with the program of a lockstep's lane, at the lane's event.
 * @param session session of the lane; undefined before the program has run
 */
export function watchLane(
  { program }: Lane,
  session: Session | undefined,
  { get, set, resetFor, goTo }: WatchDependencies,
): void {
  const front = choiceOf(get())
  const strategy = programId(program)
  const extent = program.kind === 'own' ? front.extent : program.extent
  set({ view: 'watch' })
  if (front.strategy !== strategy || front.extent !== extent) resetFor(strategy, extent)
  // Do not run an own program that has not run in the lockstep.
  if (program.kind === 'built-in' || session !== undefined) goTo(positionAt(session?.frame.moment.event ?? 0))
}
