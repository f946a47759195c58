/** Returns a function that runs the latest action it was given, after `restMs` without a newer one. */
export function debounce(restMs: number): (act: () => void) => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  return (act) => {
    clearTimeout(timer)
    timer = setTimeout(act, restMs)
  }
}
