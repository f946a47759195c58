/**
 * Calls back once a second while the page can be seen: browsers hold up what is in the background, workers included.
 * @returns what ends that
 */
export function everySecond(beat: () => void): () => void {
  const timer = setInterval(() => {
    if (!document.hidden) beat()
  }, 1000)
  return () => clearInterval(timer)
}
