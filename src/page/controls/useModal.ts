import { type RefObject, useEffect, useRef } from 'react'

/** Returns a ref that opens its dialog as a modal. Keys pressed in the dialog do not propagate. */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    if (element === null) return
    const listening = new AbortController()
    element.addEventListener('keydown', (press) => press.stopPropagation(), { signal: listening.signal })
    if (!element.open) element.showModal()
    return () => listening.abort()
  }, [])
  return dialog
}
