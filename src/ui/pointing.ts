/**
 * Watches how the focus comes to where it is. Whoever has clicked or tapped a control is done with it; who has gone
 * there by keyboard wants to use it. @returns whether it was the former
 */
export function watchPointing(signal: AbortSignal): () => boolean {
  let isPointing = false
  let isPointedAt = false
  const options = { signal, capture: true }
  document.addEventListener('pointerdown', () => (isPointedAt = isPointing = true), options)
  document.addEventListener('keydown', () => (isPointing = false), options)
  document.addEventListener('focusin', () => (isPointedAt = isPointing), options)
  return () => isPointedAt
}
