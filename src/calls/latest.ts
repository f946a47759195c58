/**
 * Runs tasks of which only the latest is wanted: each aborts the one before. A task awaits through `still`, so that
 * it ends where it waits once it is aborted.
 */
export function latest(): {
  /** Aborts the task before. Rejects as the task does, unless the task is aborted. */
  run(task: (signal: AbortSignal) => Promise<void>): Promise<void>
  stop(): void
} {
  let current = new AbortController()

  return {
    async run(task) {
      current.abort()
      current = new AbortController()
      const { signal } = current
      try {
        await task(signal)
      } catch (error) {
        if (!signal.aborted) throw error
      }
    },

    stop() {
      current.abort()
    },
  }
}

/** Settles as the promise does; throws the signal's reason if it is aborted by then. */
export async function still<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  try {
    return await promise
  } finally {
    signal.throwIfAborted()
  }
}
