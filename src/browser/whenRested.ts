/** Times as long as the page has been busy it is left to other things, … */
const REST = 6

/** … but no longer than this, and long enough for whatever grows to be seen growing. */
const LONGEST_REST_MS = 400
const SHORTEST_REST_MS = 85

/** Calls back some time after what is about to be shown has been painted: soon on a fast machine, later on a slow one. */
export function whenRested(resume: () => void): void {
  const startedMs = performance.now()
  requestAnimationFrame(() =>
    setTimeout(() => {
      const restMs = (performance.now() - startedMs) * REST
      setTimeout(resume, Math.max(SHORTEST_REST_MS, Math.min(LONGEST_REST_MS, restMs)))
    }),
  )
}
