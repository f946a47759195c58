import { useEffect } from 'react'
import { useActions } from '../store/useApp.ts'

/** Reports whether the tab panel is in the viewport; a panel that a style sheet hides is not. */
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
