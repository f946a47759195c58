/** Matches keys that move the focus between controls. */
const MOVING = /^(?:Tab|Arrow|Home|End)/

let isByPointer = false

/**
 * Returns true if the user last moved the focus by a click or tap, or has clicked since. After a click the user is done
 * with a control; after moving to it by keyboard they want to use it. A focus that a script restores, as after a
 * dialog, does not count.
 */
export const isFocusByPointer = (): boolean => isByPointer

/**
 * Tracks focus changes for `isFocusByPointer`. Install at startup, because the code that calls this function may load
 * after the click.
 */
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
