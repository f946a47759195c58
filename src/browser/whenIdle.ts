const QUIET_MS = 1000

let touchedAt = Number.NEGATIVE_INFINITY
for (const sign of ['pointermove', 'pointerdown', 'keydown'])
  document.addEventListener(sign, ({ timeStamp }) => (touchedAt = timeStamp), { passive: true })

/** Runs the action after a second without input, so that it does not delay a press on Play. */
export function whenIdle(action: () => void): void {
  setTimeout(() => {
    if (performance.now() - touchedAt < QUIET_MS) whenIdle(action)
    else action()
  }, QUIET_MS)
}
