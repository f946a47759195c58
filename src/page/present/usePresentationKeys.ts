import { type RefObject, useEffect, useEffectEvent } from 'react'
import { keyOf } from '../controls/keys.ts'
import { keysOf, STEPPING_COMMANDS } from '../listing/commands.ts'
import { useActions, useAppStore } from '../store/useApp.ts'

/** Keys that the page handles during a presentation, too. On the board, the arrows move between cells. */
const OF_PAGE = new Set(['Space', '.', ',', '?', 'Home', 'End', 'ArrowLeft', 'ArrowRight'])
const OF_BOARD = new Set(['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown'])

/**
 * Handles the keys in the dialog of a presentation: the debugger's keys, and those that end it. The keys for playing
 * and for events are left to the page, and all others keep from what lies behind the dialog.
 * @param end closes the dialog
 */
export function usePresentationKeys(dialog: RefObject<HTMLElement | null>, end: () => void): void {
  const store = useAppStore()
  const { debug } = useActions()

  const dispatch = useEffectEvent((press: KeyboardEvent) => {
    const keys = keysOf(press)
    const stepping = STEPPING_COMMANDS.find((known) => known.keys === keys)
    const isEnd = keys === 'Escape' || (keys === 'P' && store.getState().preferences.usesCharacterKeys)
    if (stepping !== undefined) debug(stepping.command)
    else if (keys === 'F9') debug({ kind: 'toggleBreakpoint' })
    else if (isEnd) end()
    else {
      const key = keyOf(press)
      if (!OF_PAGE.has(key) && !OF_BOARD.has(key)) press.stopPropagation()
      return
    }
    press.preventDefault()
    press.stopPropagation()
  })

  useEffect(() => {
    const listening = new AbortController()
    // Native, so that it comes before React's own listeners, which are above the dialog.
    dialog.current?.addEventListener('keydown', (press) => dispatch(press), { signal: listening.signal })
    return () => listening.abort()
  }, [dialog])
}
