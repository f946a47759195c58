/** Rest time as a multiple of the render time. */
const REST = 6

/** Bounds of the rest time; each rest must be long enough for a visible growth of the timeline. */
const LONGEST_REST_MS = 400
const SHORTEST_REST_MS = 85

/** Calls back some time after the next paint: soon on a fast machine, later on a slow one. */
export function whenRested(resume: () => void): void {
  const startedMs = performance.now()
  requestAnimationFrame(() =>
    setTimeout(() => {
      const restMs = (performance.now() - startedMs) * REST
      setTimeout(resume, Math.max(SHORTEST_REST_MS, Math.min(LONGEST_REST_MS, restMs)))
    }),
  )
}
