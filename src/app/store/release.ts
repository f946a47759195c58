/** A host may have a newer version of the app than the page, and no longer the files that this one loads later. */
import { frontOf } from '../session/sessions.ts'
import { momentQuery } from './query.ts'
import type { AppState } from './state.ts'

export interface ReleaseDependencies {
  /** Whether the host answers with another version than that of the page; false where it does not answer. */
  readonly isOutdated: () => Promise<boolean>
  /** Loads the page anew. @param query of its address */
  readonly reloadPage: (query: string) => void
}

export interface ReleaseActions {
  /** Asks the host for its version, after something did not load. */
  checkVersion(): void
  /** Loads the page anew, at the moment that is shown. */
  reload(): void
}

type Get = () => AppState
type Set = (change: Partial<AppState>) => void

export function createRelease(get: Get, set: Set, dependencies: ReleaseDependencies): ReleaseActions {
  let isAsking = false

  async function check(): Promise<void> {
    if (isAsking || get().isOutdated) return
    isAsking = true
    if (await dependencies.isOutdated()) set({ isOutdated: true })
    isAsking = false
  }

  return {
    checkVersion: () => void check(),
    reload: () => dependencies.reloadPage(momentQuery(get())),
  }
}

/** Has the version checked whenever something did not load, or a worker is lost. */
export function watchForMissingFiles(
  subscribe: (listener: (state: AppState, before: AppState) => void) => unknown,
  check: () => void,
): void {
  subscribe((state, before) => {
    if (state === before) return
    const now = failuresIn(state)
    const known = failuresIn(before)
    if (now.some((failure, index) => failure !== undefined && failure !== known[index])) check()
  })
}

function failuresIn(state: AppState): readonly unknown[] {
  const { run } = frontOf(state)
  const { notice, analysis, generator, batch, comparing, own } = state
  const verdict = own?.run?.verdict
  return [
    notice?.kind === 'not-loaded' ? notice : undefined,
    run.status === 'failed' ? run.loss : undefined,
    analysis.failure,
    generator.failure,
    batch.failure,
    comparing?.failure,
    verdict?.kind === 'not-loaded' ? verdict : undefined,
  ]
}
