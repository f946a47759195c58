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
