const QUIET_MS = 1000

let touchedAt = Number.NEGATIVE_INFINITY
for (const sign of ['pointermove', 'pointerdown', 'keydown'])
  document.addEventListener(sign, ({ timeStamp }) => (touchedAt = timeStamp), { passive: true })

/** Runs after a second without input: whoever is about to press Play goes first. */
export function whenIdle(action: () => void): void {
  setTimeout(() => {
    if (performance.now() - touchedAt < QUIET_MS) whenIdle(action)
    else action()
  }, QUIET_MS)
}
