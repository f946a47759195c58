/** A part of the app that is loaded by the first use of it. */
export interface OnDemand<Part> {
  /** Undefined until it has been loaded. */
  loaded(): Part | undefined
  /** Loads the part if need be. Uses come in the order in which they were asked for. */
  ask(action: (part: Part) => void): Promise<void>
}

/** @param failed told that it could not be loaded; whatever the reason was, asking again is the remedy */
export function onDemand<Part>(load: () => Promise<Part>, failed: () => void): OnDemand<Part> {
  let loading: Promise<Part> | undefined
  let part: Part | undefined
  return {
    loaded: () => part,
    async ask(action) {
      loading ??= load()
      try {
        part = await loading
      } catch {
        loading = undefined
        return failed()
      }
      action(part)
    },
  }
}
