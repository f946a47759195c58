import { type RefObject, useEffect } from 'react'
import { holdsCommandKey, keyOf } from './keys.ts'

const CONTROLS = 'button, summary'

/** Returns the index of the control to which a key moves; undefined for other keys. */
function targetOf(key: string, here: number, count: number): number | undefined {
  if (key === 'ArrowUp') return Math.max(0, here - 1)
  if (key === 'ArrowDown') return Math.min(count - 1, here + 1)
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}

/**
 * Makes the controls in an element one tab stop, between which Arrow Up, Arrow Down, Home and End move. If the focused
 * control is replaced, the one in its place takes the focus.
 * @param first selector of the control that Tab reaches until one had the focus, looked for again whenever an element
 * comes or goes; by default, the first control
 * @returns ends this
 */
export function rove(root: HTMLElement, first?: string): () => void {
  const listening = new AbortController()
  const { signal } = listening
  /** The control that Tab reaches, and its index. */
  let stop: HTMLElement | undefined
  let place = 0
  let hasFocus = false
  let wasFocused = false

  const controls = () => [...root.querySelectorAll<HTMLElement>(CONTROLS)]

  function settle(): void {
    const all = controls()
    const isGone = stop !== undefined && !stop.isConnected
    const preferred = first === undefined || wasFocused ? undefined : all.find((each) => each.matches(first))
    if (preferred !== undefined) stop = preferred
    else if (isGone || stop === undefined) stop = all[Math.min(place, all.length - 1)]
    for (const each of all) {
      const index = each === stop ? '0' : '-1'
      if (each.getAttribute('tabindex') !== index) each.setAttribute('tabindex', index)
    }
    if (isGone && hasFocus && document.activeElement === document.body) stop?.focus({ preventScroll: true })
  }

  root.addEventListener(
    'focusin',
    ({ target }) => {
      const all = controls()
      const index = all.findIndex((each) => each === target)
      if (index < 0) return
      stop = all[index]
      place = index
      hasFocus = true
      wasFocused = true
      settle()
    },
    { signal },
  )
  root.addEventListener(
    'focusout',
    () => {
      // A control that is removed loses the focus as well, but is replaced.
      setTimeout(() => {
        if (stop?.isConnected === true && !root.contains(document.activeElement)) hasFocus = false
      })
    },
    { signal },
  )
  root.addEventListener(
    'keydown',
    (press) => {
      if (holdsCommandKey(press) || press.altKey || press.shiftKey) return
      const all = controls()
      const here = all.findIndex((each) => each === press.target)
      const target = here < 0 ? undefined : targetOf(keyOf(press), here, all.length)
      if (target === undefined) return
      press.preventDefault()
      press.stopPropagation()
      all[target].focus()
    },
    { signal },
  )
  const observer = new MutationObserver(settle)
  observer.observe(root, { childList: true, subtree: true })
  settle()
  return () => {
    observer.disconnect()
    listening.abort()
  }
}

/** As `rove`, for an element of a component. */
export function useRoving(root: RefObject<HTMLElement | null>, first?: string): void {
  useEffect(() => (root.current === null ? undefined : rove(root.current, first)), [root, first])
}
