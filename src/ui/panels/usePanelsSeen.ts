import { useEffect } from 'react'
import { useActions } from '../useApp.ts'

/** Tells the app whether the panels can be seen. The style sheets decide that: what they hide meets no viewport. */
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
