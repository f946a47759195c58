import { frontOf } from '../session/sessions.ts'
import { useEffect, useEffectEvent } from 'react'
import { useActions, useAppStore } from '../store/useApp.ts'
import { keysOf, STEPPING_COMMANDS } from './commands.ts'

/**
 * Handles the debugger's keys while the calling panel is rendered, wherever the focus is except in a dialog. Leaves the
 * keys to the browser while the sheet of panels is closed. Escape is an exception: with the sheet closed, it still
 * leaves the board of an earlier call.
 * @param toggleBreakpoint called for F9
 */
export function useProgramKeys(toggleBreakpoint: () => void): void {
  const store = useAppStore()
  const { debug } = useActions()

  const dispatch = useEffectEvent((press: KeyboardEvent) => {
    if (press.target instanceof Element && press.target.closest('dialog') !== null) return
    const keys = keysOf(press)
    const stepping = STEPPING_COMMANDS.find((known) => known.keys === keys)
    const isInspecting = frontOf(store.getState()).debugging.inspected !== undefined
    if (keys === 'Escape' && isInspecting) debug({ kind: 'inspect', depth: undefined })
    else if (isPanelHidden()) return
    else if (stepping !== undefined) debug(stepping.command)
    else if (keys === 'F9') toggleBreakpoint()
    else return
    press.preventDefault()
  })

  useEffect(() => {
    const listening = new AbortController()
    document.addEventListener('keydown', (press) => dispatch(press), { signal: listening.signal })
    return () => listening.abort()
  }, [])
}

/** Returns true if the panel is hidden because its sheet is closed. */
function isPanelHidden(): boolean {
  const panel = document.getElementById('panel')
  return panel !== null && getComputedStyle(panel).display === 'none'
}
