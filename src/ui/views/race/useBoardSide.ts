import { type RefObject, useLayoutEffect, useState } from 'react'

/** So wide is the line around it, on both sides. */
const FRAME = 4

/**
 * The side of the largest board that fits into the element around it, in pixels, a whole number of them for each cell.
 * Measured, not written in units of a container: with those every digit that changes costs the layout of all boards.
 */
export function useBoardSide(board: RefObject<HTMLElement | null>): number {
  const [side, setSide] = useState(0)
  useLayoutEffect(() => {
    const around = board.current?.parentElement
    if (around === null || around === undefined) return
    const measure = () => {
      const { clientWidth, clientHeight } = around
      setSide(Math.max(0, Math.floor((Math.min(clientWidth, clientHeight) - FRAME) / 9) * 9))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(around)
    return () => observer.disconnect()
  }, [board])
  return side
}
