import { type RefObject, useEffect, useState } from 'react'

/** Time without a move after which the pointer is at rest. */
const REST_MS = 3000

/** Returns true while the pointer moves or presses in the element, and for a while after. */
export function usePointerAtWork(element: RefObject<HTMLElement | null>): boolean {
  const [isAtWork, setAtWork] = useState(false)
  useEffect(() => {
    const { current } = element
    if (current === null) return
    const listening = new AbortController()
    let resting: ReturnType<typeof setTimeout> | undefined
    const work = () => {
      clearTimeout(resting)
      resting = setTimeout(() => setAtWork(false), REST_MS)
      setAtWork(true)
    }
    for (const kind of ['pointermove', 'pointerdown'])
      current.addEventListener(kind, work, { signal: listening.signal })
    return () => {
      clearTimeout(resting)
      listening.abort()
    }
  }, [element])
  return isAtWork
}
