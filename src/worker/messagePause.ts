/// <reference lib="webworker" />

/**
 * Makes what resolves once the messages that have arrived are served: a message to oneself comes after those, and without
 * the delay that nested timers get.
 */
export function messagePause(): () => Promise<void> {
  const { port1, port2 } = new MessageChannel()
  port1.start()
  return () =>
    new Promise((resume) => {
      port1.addEventListener('message', () => resume(), { once: true })
      port2.postMessage(undefined)
    })
}
