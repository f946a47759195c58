import { useEffect, useEffectEvent } from 'react'
import { holdsCommandKey, keyOf } from '../controls/keys.ts'
import { frontOf } from '../session/sessions.ts'
import { useActions, useAppStore } from '../store/useApp.ts'

/** While the user's own program is shown, Ctrl+Enter and ⌘+Enter run it, wherever the focus is except in a dialog. */
export function useRunKey(): void {
  const store = useAppStore()
  const { runOwn } = useActions()

  const run = useEffectEvent((press: KeyboardEvent) => {
    if (keyOf(press) !== 'Enter' || !holdsCommandKey(press) || press.shiftKey || press.altKey) return
    if (press.defaultPrevented || frontOf(store.getState()).program.kind !== 'own') return
    if (press.target instanceof Element && press.target.closest('dialog, [role=dialog]') !== null) return
    press.preventDefault()
    if (!press.repeat) runOwn({ kind: 'run' })
  })

  useEffect(() => {
    const listening = new AbortController()
    document.addEventListener('keydown', (press) => run(press), { signal: listening.signal })
    return () => listening.abort()
  }, [])
}
