import type { AppState } from './state.ts'
import { BY_PARTS, type Subscribe } from './stateStore.ts'

/**
 * Runs `attempt` now, and then after each change of what it depends on until it succeeds.
 * @param parts returns what it depends on
 * @param attempt returns true if done
 */
export function once(
  subscribe: Subscribe,
  parts: (state: AppState) => readonly unknown[],
  attempt: () => boolean,
): void {
  let isDone = attempt()
  if (isDone) return
  const unsubscribe = subscribe(
    parts,
    () => {
      if (isDone) return
      // Set before the attempt, because changes made by the attempt call this listener synchronously.
      isDone = true
      isDone = attempt()
      if (isDone) unsubscribe()
    },
    BY_PARTS,
  )
}
