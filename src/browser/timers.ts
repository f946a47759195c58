const QUIET_MS = 1000

let touchedAt = Number.NEGATIVE_INFINITY
for (const sign of ['pointermove', 'pointerdown', 'keydown'])
  document.addEventListener(sign, ({ timeStamp }) => (touchedAt = timeStamp), { passive: true })

/** Runs the action after a second without input, so that it does not delay a press on Play. */
export function whenIdle(action: () => void): void {
  setTimeout(() => {
    if (performance.now() - touchedAt < QUIET_MS) whenIdle(action)
    else action()
  }, QUIET_MS)
}

/** Rest time as a multiple of the time until the next paint. */
const REST = 6

/** Bounds of the rest time. Even the shortest is long enough for the timeline to grow visibly. */
const LONGEST_REST_MS = 400
const SHORTEST_REST_MS = 85

/** Calls back once, after the next paint and a rest. The rest is longer on a slow machine. */
export function whenRested(resume: () => void): void {
  const startedMs = performance.now()
  requestAnimationFrame(() =>
    setTimeout(() => {
      const restMs = (performance.now() - startedMs) * REST
      setTimeout(resume, Math.max(SHORTEST_REST_MS, Math.min(LONGEST_REST_MS, restMs)))
    }),
  )
}

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
