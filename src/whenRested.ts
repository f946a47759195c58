/** Times as long as the page has been busy it is left to other things, … */
const REST = 5

/** … but no longer than this. */
const LONGEST_REST_MS = 400

/** Calls back some time after what is about to be shown has been painted: soon on a fast machine, later on a slow one. */
export function whenRested(resume: () => void): void {
  const begunMs = performance.now()
  requestAnimationFrame(() =>
    setTimeout(() => {
      setTimeout(resume, Math.min(LONGEST_REST_MS, (performance.now() - begunMs) * REST))
    }),
  )
}
