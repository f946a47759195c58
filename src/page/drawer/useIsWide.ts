import { type RefObject, useEffect, useState } from 'react'

/** Width from which variables and calls are beside each other, in rem. */
const WIDE = 37.5

/** Returns true if an element is wide enough for two columns. */
export function useIsWide(element: RefObject<HTMLElement | null>): boolean {
  const [isWide, setWide] = useState(true)
  useEffect(() => {
    const { current } = element
    if (current === null) return
    const measuring = new ResizeObserver(() => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
      // A hidden drawer has no width.
      if (current.clientWidth > 0) setWide(current.clientWidth >= WIDE * rem)
    })
    measuring.observe(current)
    return () => measuring.disconnect()
  }, [element])
  return isWide
}
