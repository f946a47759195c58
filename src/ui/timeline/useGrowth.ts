import { type RefObject, useLayoutEffect } from 'react'
import { type Growth, shownAt } from '../../app/view/growth.ts'

/** Between two of them a growth is taken for a straight line. */
const STEPS = [0, 1, 2, 3, 4, 5, 6, 7, 8]

/**
 * Has an element move while the overview grows. The browser does so by itself, for a transform beside all that the page
 * is busy with: a running search renders at its reports alone.
 * @param property of its style that changes
 * @param valueOf the property when the overview shows so many events from edge to edge
 */
export function useGrowth(
  element: RefObject<HTMLElement | null>,
  growth: Growth | undefined,
  property: 'transform' | 'left',
  valueOf: (shown: number, growth: Growth) => string,
): void {
  useLayoutEffect(() => {
    if (growth === undefined) return
    const values = STEPS.map((step) => valueOf(shownAt(growth, step / 8), growth))
    const animation = element.current?.animate({ [property]: values }, growth.durationMs)
    // What comes in the middle is in step with the others.
    if (animation) animation.currentTime = performance.now() - growth.sinceMs
    return () => animation?.cancel()
  }, [element, growth, property, valueOf])
}

/** All known events, stretched so that those which are shown reach from edge to edge. */
export const stretched = (shown: number, { to }: Growth) => `scaleX(${to / shown})`
