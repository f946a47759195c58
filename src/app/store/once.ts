/**
 * Runs `attempt` now, and then after each change of the state until it succeeds. @param attempt returns true if done
 */
export function once(subscribe: (listener: () => void) => () => void, attempt: () => boolean): void {
  let isDone = attempt()
  if (isDone) return
  const unsubscribe = subscribe(() => {
    if (isDone) return
    // Set before the attempt, because changes made by the attempt call this listener synchronously.
    isDone = true
    isDone = attempt()
    if (isDone) unsubscribe()
  })
}
