/** Where a part of the page is loaded from: once for all that it is drawn with, and again where that has failed. */
export interface Source<Module> {
  /** Loads it, unless it is being loaded or has been. Rejects if it does not come. */
  ask(): Promise<Module>
  /** Undefined until it has come. */
  loaded(): Module | undefined
  /** The latest request; the same until somebody asks again. */
  current(): Promise<Module> | undefined
  /** Calls back when it is asked for once more. @returns what ends that */
  subscribe(listener: () => void): () => void
}

export function sourceOf<Module>(load: () => Promise<Module>): Source<Module> {
  const listeners = new Set<() => void>()
  let asked: Promise<Module> | undefined
  let failed: Promise<Module> | undefined
  let loaded: Module | undefined

  async function settle(loading: Promise<Module>): Promise<void> {
    try {
      loaded = await loading
    } catch {
      // Whoever asked is told; whoever asks next has it loaded again.
      failed = loading
    }
  }

  return {
    ask() {
      if (asked !== undefined && asked !== failed) return asked
      const loading = load()
      asked = loading
      void settle(loading)
      // Not now: whoever asks may be in the middle of being drawn.
      queueMicrotask(() => listeners.forEach((listener) => listener()))
      return loading
    },
    loaded: () => loaded,
    current: () => asked,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
