/** Tries now, and after each change, until it is done. @param attempt whether it is */
export function once(subscribe: (listener: () => void) => () => void, attempt: () => boolean): void {
  let isDone = attempt()
  if (isDone) return
  const unsubscribe = subscribe(() => {
    if (isDone) return
    // Its changes are told before it returns.
    isDone = true
    isDone = attempt()
    if (isDone) unsubscribe()
  })
}
