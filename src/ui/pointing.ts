/** The keys that take the focus from one control to another. */
const MOVING = /^(?:Tab|Arrow|Home|End)/

let isByPointer = false

/**
 * Whether the focus has come to where it is by a click or a tap. Whoever has clicked a control is done with it; who has
 * gone there by keyboard wants to use it. Where it comes back by itself, as from a dialog, it is as it was before.
 */
export const isPointedAt = (): boolean => isByPointer

/** Watches how the focus moves, for `isPointedAt`: from the beginning, as what asks may come with a click. */
export function watchPointing(signal: AbortSignal): void {
  let means: 'pointer' | 'keyboard' | 'none' = 'none'
  isByPointer = false
  const options = { signal, capture: true }
  document.addEventListener(
    'pointerdown',
    () => {
      means = 'pointer'
      isByPointer = true
    },
    options,
  )
  document.addEventListener('keydown', ({ key }) => (means = MOVING.test(key) ? 'keyboard' : 'none'), options)
  document.addEventListener(
    'focusin',
    () => {
      if (means !== 'none') isByPointer = means === 'pointer'
    },
    options,
  )
}
