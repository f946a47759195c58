/** Detects a newer version on the host, which may no longer have the files that this page loads lazily. */
import { frontOf } from '../session/sessions.ts'
import { momentQuery } from './address.ts'
import type { AppState } from './state.ts'
import { BY_PARTS, type Subscribe } from './stateStore.ts'

export interface ReleaseDependencies {
  /** Resolves to true if the host reports another version than the page's; false if it does not respond. */
  readonly isOutdated: () => Promise<boolean>
  readonly reloadPage: (query: string) => void
}

export interface ReleaseActions {
  /** Checks the host's version, after something failed to load. */
  checkVersion(): void
  /** Reloads the page at the event that is shown. */
  reload(): void
}

type Get = () => AppState
type Set = (change: Partial<AppState>) => void

export function createRelease(get: Get, set: Set, dependencies: ReleaseDependencies): ReleaseActions {
  let isChecking = false

  async function check(): Promise<void> {
    if (isChecking || get().isOutdated) return
    isChecking = true
    if (await dependencies.isOutdated()) set({ isOutdated: true })
    isChecking = false
  }

  return {
    checkVersion: () => void check(),
    reload: () => dependencies.reloadPage(momentQuery(get())),
  }
}

/** Calls `check` whenever something fails to load or a worker is lost. */
export function watchForMissingFiles(subscribe: Subscribe, check: () => void): void {
  subscribe(
    failuresIn,
    (now, known) => {
      if (now.some((failure, index) => failure !== undefined && failure !== known[index])) check()
    },
    BY_PARTS,
  )
}

/** Returns the present failures, each kind at an index of its own; undefined where there is none. */
function failuresIn(state: AppState): readonly unknown[] {
  const { run } = frontOf(state)
  const { notice, analysis, generator, comparing, own } = state
  const verdict = own?.run?.verdict
  return [
    notice?.kind === 'not-loaded' ? notice : undefined,
    run.status === 'failed' ? run.loss : undefined,
    analysis.failure,
    generator.failure,
    comparing?.failure,
    verdict?.kind === 'not-loaded' ? verdict : undefined,
  ]
}
