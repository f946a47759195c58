import { isPlaying, isSearching } from '../page/session/selectors.ts'
import { frontOf } from '../page/session/sessions.ts'
import type { AppStore } from '../page/store/store.ts'
import type { EverySecond } from '../calls/watchedWorker.ts'

const LONGEST_WAIT_S = 60

/**
 * Runs the action once: as soon as nothing plays or searches on the page, checked every second, or after a minute of
 * checks. No checks are made while the page is hidden.
 */
export function whenStill(store: AppStore, everySecond: EverySecond, action: () => void): void {
  let waitedS = 0
  const end = everySecond(() => {
    const state = store.getState()
    const isWatched = isPlaying(state) || isSearching(frontOf(state).run)
    if (isWatched && ++waitedS < LONGEST_WAIT_S) return
    end()
    action()
  })
}
