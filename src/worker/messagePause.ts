/// <reference lib="webworker" />

/**
 * Returns a function whose promise resolves after the messages queued so far: a message to oneself queues behind them,
 * and is not delayed as nested timers are.
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
