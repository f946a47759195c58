/**
 * @param restMs in which nothing else is told
 * @returns does what it is told last: after that rest, or at once if that is urgent
 */
export function debounce(restMs: number): (act: () => void, isUrgent?: boolean) => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  return (act, isUrgent = false) => {
    clearTimeout(timer)
    if (isUrgent) act()
    else timer = setTimeout(act, restMs)
  }
}
