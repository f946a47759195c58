import { type ComponentType, lazy, Suspense } from 'react'
import type * as Searching from './searching.ts'
import { useApp } from './useApp.ts'

/** Fetches ahead of need what is drawn once there is a search. */
export async function fetchSearching(): Promise<typeof Searching> {
  return import('./searching.ts')
}

/** A component that is drawn once there is a search, and loaded then at the latest. */
export function whileSearching<Props extends object>(
  choose: (parts: typeof Searching) => ComponentType<Props>,
): ComponentType<Props> {
  const Part = lazy(async () => ({ default: choose(await fetchSearching()) }))
  return function WhileSearching(props: Props) {
    const isOpen = useApp((app) => app.run.status === 'open')
    return <Suspense>{isOpen && <Part {...props} />}</Suspense>
  }
}
