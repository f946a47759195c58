import { type ComponentType, useDeferredValue, useSyncExternalStore } from 'react'
import { frontOf } from '../app/session/sessions.ts'
import type { App } from '../app/store/store.ts'
import { type Failure, partOf } from './lazyPart.tsx'
import { type Source, sourceOf } from './source.ts'
import type * as Searching from './searching.ts'
import { useApp, useSession } from './useApp.ts'
import type * as Using from './using.ts'

/** Asked for ahead of need, at the first sign of use. */
export const searching = sourceOf<typeof Searching>(() => import('./searching.ts'))
/** Asked for once a first visit shows something else than it has opened with, or somebody is at its timeline. */
export const using = sourceOf<typeof Using>(() => import('./using.ts'))

const Nothing: Failure = () => undefined

/**
 * A component that is drawn once there is a search, and loaded then at the latest.
 * @param Failure for one of them; where they could not be loaded, one sentence is enough
 */
export function whileSearching<Props extends object>(
  choose: (parts: typeof Searching) => ComponentType<Props>,
  Failure = Nothing,
): ComponentType<Props> {
  return whileOpen(searching, choose, Failure)
}

/** As `whileSearching`, but a search that a first visit only shows has yet to be used. */
export function whileUsed<Props extends object>(
  choose: (parts: typeof Using) => ComponentType<Props>,
  Failure = Nothing,
): ComponentType<Props> {
  const Part = whileOpen(using, choose, Failure)
  return function WhileUsed(props: Props) {
    return useIsUsed() && <Part {...props} />
  }
}

/** Whether more has been done than to look at a first visit. */
export function useIsUsed(): boolean {
  const isAsked = useSyncExternalStore(using.subscribe, using.current) !== undefined
  return useApp(isAtWork) || isAsked
}

function isAtWork(app: App): boolean {
  return app.introduction?.event !== frontOf(app).frame.moment.event
}

function whileOpen<Module, Props extends object>(
  source: Source<Module>,
  choose: (parts: Module) => ComponentType<Props>,
  Failure = Nothing,
): ComponentType<Props> {
  const Part = partOf(source, choose, Failure)
  return function WhileOpen(props: Props) {
    const isOpen = useSession(({ run }) => run.status === 'open')
    // After the board, which says what the press has done; a search that is played leaves no time for later.
    const isDue = useDeferredValue(isOpen)
    const isShown = useApp(({ playing, isStarting }) => (playing ? !isStarting : isDue))
    return isOpen && isShown && <Part {...props} />
  }
}
