/** The keys that take the focus from one control to another. */
const MOVING = /^(?:Tab|Arrow|Home|End)/

/**
 * Watches how the focus comes to where it is. Whoever has clicked or tapped a control is done with it; who has gone
 * there by keyboard wants to use it. Where it comes back by itself, as from a dialog, it is as it was before.
 * @returns whether it was the former
 */
export function watchPointing(signal: AbortSignal): () => boolean {
  let means: 'pointer' | 'keyboard' | 'none' = 'none'
  let isPointedAt = false
  const options = { signal, capture: true }
  document.addEventListener(
    'pointerdown',
    () => {
      means = 'pointer'
      isPointedAt = true
    },
    options,
  )
  document.addEventListener('keydown', ({ key }) => (means = MOVING.test(key) ? 'keyboard' : 'none'), options)
  document.addEventListener(
    'focusin',
    () => {
      if (means !== 'none') isPointedAt = means === 'pointer'
    },
    options,
  )
  return () => isPointedAt
}
