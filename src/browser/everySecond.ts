/**
 * Calls back once a second while the page is visible, because browsers suspend background pages, workers included.
 * @returns unsubscribe
 */
export function everySecond(beat: () => void): () => void {
  const timer = setInterval(() => {
    if (!document.hidden) beat()
  }, 1000)
  return () => clearInterval(timer)
}
