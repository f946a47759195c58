import { useEffect } from 'react'
import { useActions } from '../useApp.ts'

/**
 * Reports whether the panels are visible. An observer, because style sheets hide them, and hidden elements never
 * intersect the viewport.
 */
export function usePanelsSeen(): void {
  const { setPanelsSeen } = useActions()
  useEffect(() => {
    const panel = document.querySelector('[role=tabpanel]')
    if (panel === null) return
    const observer = new IntersectionObserver((entries) => {
      const latest = entries.at(-1)
      if (latest !== undefined) setPanelsSeen(latest.isIntersecting)
    })
    observer.observe(panel)
    return () => observer.disconnect()
  }, [setPanelsSeen])
}
