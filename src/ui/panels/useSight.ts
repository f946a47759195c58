import { type RefObject, useEffect } from 'react'
import { useActions } from '../useApp.ts'

/** Tells the app whether the panels can be seen. The style sheets decide that: what they hide meets no viewport. */
export function useSight(panels: RefObject<HTMLElement | null>): void {
  const { setPanelsSeen } = useActions()
  useEffect(() => {
    if (panels.current === null) return
    const sight = new IntersectionObserver((entries) => {
      const latest = entries.at(-1)
      if (latest !== undefined) setPanelsSeen(latest.isIntersecting)
    })
    sight.observe(panels.current)
    return () => sight.disconnect()
  }, [panels, setPanelsSeen])
}
