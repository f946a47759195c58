import { frontOf } from '../../../app/session/sessions.ts'
import { useEffect, useEffectEvent } from 'react'
import { useActions, useAppStore } from '../../useApp.ts'
import { keysOf, STEPPING_COMMANDS } from './commands.ts'

/** The keys of a debugger, wherever the focus is; the browser has them back when the panel is closed, as tab or as sheet. */
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

/** The sheet that the panels are on a phone is closed: as far as can be seen, there is no panel. */
function isPanelHidden(): boolean {
  const panel = document.getElementById('panel')
  return panel !== null && getComputedStyle(panel).display === 'none'
}
