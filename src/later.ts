const QUIET_MS = 1000

let touchedAt = Number.NEGATIVE_INFINITY
for (const sign of ['pointermove', 'pointerdown', 'keydown'])
  document.addEventListener(sign, ({ timeStamp }) => (touchedAt = timeStamp), { passive: true })

/** Calls back in a moment, when nobody has touched the page for as long: who is about to press Play goes first. */
export function later(action: () => void): void {
  setTimeout(() => {
    if (performance.now() - touchedAt < QUIET_MS) later(action)
    else action()
  }, QUIET_MS)
}
