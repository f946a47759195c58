import { useEffect } from 'react'
import { isPointedAt } from '../../pointing.ts'
import { shortcutListener } from '../../shortcuts.ts'
import { useActions } from '../../useApp.ts'
import { isSearchKey } from '../searchKeys.ts'

/** As long as the race is shown, the keys that move the search in front move it instead. */
export function useRaceKeys(): void {
  const actions = useActions()
  useEffect(() => {
    const listening = new AbortController()
    const { undo, redo, setHelpOpen, dismiss, race } = actions
    const listen = shortcutListener(
      {
        undo,
        redo,
        setHelpOpen,
        dismiss,
        zoom: () => undefined,
        toggleFlame: () => undefined,
        togglePlaying: () => void race({ kind: 'togglePlaying' }),
        stepForward: () => void race({ kind: 'step', by: 1 }),
        stepBack: () => void race({ kind: 'step', by: -1 }),
        goToStart: () => void race({ kind: 'goToStart' }),
        goToEnd: () => void race({ kind: 'goToEnd' }),
      },
      isPointedAt,
    )
    function obey(press: KeyboardEvent): void {
      // Those of a dialog are its own.
      const isInDialog = press.target instanceof Element && press.target.closest('dialog') !== null
      if (isInDialog || !isSearchKey(press)) return
      listen(press)
      press.stopImmediatePropagation()
    }
    // On the way down, before whoever listens on the document.
    window.addEventListener('keydown', obey, { capture: true, signal: listening.signal })
    return () => listening.abort()
  }, [actions])
}
