import { useEffect } from 'react'
import { isFocusByPointer } from '../../controls/pointing.ts'
import { shortcutListener } from '../../help/shortcuts.ts'
import { lockstepOf } from './commands.ts'
import { useActions, useCommand } from '../../store/useApp.ts'
import { isSearchKey } from '../../views/searchKeys.ts'

/** Redirects the search's shortcut keys to the lockstep while its view is shown. */
export function useLockstepKeys(): void {
  const actions = useActions()
  const lockstep = useCommand(lockstepOf)
  useEffect(() => {
    const listening = new AbortController()
    const { undo, redo, setHelpOpen, dismiss } = actions
    const listen = shortcutListener(
      {
        undo,
        redo,
        setHelpOpen,
        dismiss,
        zoom: () => undefined,
        toggleFlame: () => undefined,
        togglePlaying: () => lockstep({ kind: 'togglePlaying' }),
        stepForward: () => lockstep({ kind: 'step', by: 1 }),
        stepBack: () => lockstep({ kind: 'step', by: -1 }),
        goToStart: () => lockstep({ kind: 'goToStart' }),
        goToEnd: () => lockstep({ kind: 'goToEnd' }),
      },
      isFocusByPointer,
    )
    function dispatch(press: KeyboardEvent): void {
      // Dialogs handle their own keys.
      const isInDialog = press.target instanceof Element && press.target.closest('dialog') !== null
      if (isInDialog || !isSearchKey(press)) return
      listen(press)
      press.stopImmediatePropagation()
    }
    // Capture phase: runs before listeners on the document.
    window.addEventListener('keydown', dispatch, { capture: true, signal: listening.signal })
    return () => listening.abort()
  }, [actions, lockstep])
}
