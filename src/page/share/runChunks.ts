import { type Chunk, chunkOf } from '../../search/trace/chunk.ts'
import { still } from '../../calls/latest.ts'
import { frontOf } from '../session/sessions.ts'
import type { AppState } from '../store/state.ts'
import type { SharingDependencies } from './dependencies.ts'

/**
 * Returns a function that polls for the chunk of an event of the run that is shown now. It resolves
 * to undefined once that run is closed, or another one is shown.
 */
export function chunksOfRun(
  get: () => AppState,
  { source, nextTask }: Pick<SharingDependencies, 'source' | 'nextTask'>,
  signal: AbortSignal,
): (event: number) => Promise<Chunk | undefined> {
  const begun = get()
  const isShown = () => {
    const { run, id, program } = frontOf(get())
    const front = frontOf(begun)
    return (
      run.status === 'open' &&
      id === front.id &&
      program === front.program &&
      get().puzzle.grid === begun.puzzle.grid &&
      get().own?.run?.text === begun.own?.run?.text
    )
  }
  return async (event) => {
    while (isShown()) {
      const chunk = source()?.chunk(chunkOf(event), event)
      if (chunk !== undefined) return chunk
      await still(nextTask(), signal)
    }
    return undefined
  }
}
