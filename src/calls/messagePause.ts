/// <reference lib="webworker" />

/**
 * Returns a function whose promise resolves after the messages that were queued before its call. The function posts a
 * message to itself, which queues behind the others. Unlike nested timers, the message is not delayed.
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
