import type { ComponentType } from 'react'
import { type Failure, partOf } from './lazyPart.tsx'
import { sourceOf } from './source.ts'
import type * as Searching from './searching.ts'
import { useSession } from './useApp.ts'

/** The parts that only a search needs, fetched at the first sign of use so that they are there before it. */
export const searching = sourceOf<typeof Searching>(() => import('./searching.ts'))

const Nothing: Failure = () => undefined

/**
 * A component that is drawn once there is a search, and loaded then at the latest.
 * @param Failure for one of them; where they could not be loaded, one sentence is enough
 */
export function whileSearching<Props extends object>(
  choose: (parts: typeof Searching) => ComponentType<Props>,
  Failure = Nothing,
): ComponentType<Props> {
  const Part = partOf(searching, choose, Failure)
  return function WhileSearching(props: Props) {
    const isOpen = useSession(({ run }) => run.status === 'open')
    return isOpen && <Part {...props} />
  }
}
