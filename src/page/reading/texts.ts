/** The reader of texts: the code of all formats, which is loaded when the first text comes in. */
import type * as Reader from './reader.ts'

let loaded: typeof Reader | undefined
let loading: Promise<typeof Reader> | undefined

/** Loads the reader, unless it is loaded. Rejects if it cannot be loaded; the next call tries again. */
export function loadReader(): Promise<typeof Reader> {
  loading ??= import('./reader.ts').then(
    (reader) => {
      loaded = reader
      return reader
    },
    (error: unknown) => {
      loading = undefined
      throw error
    },
  )
  return loading
}

/**
 * Acts with the reader: at once if it is loaded, else then.
 * @param failed called if it cannot be loaded
 */
export function withReader(act: (reader: typeof Reader) => void, failed: () => void): void {
  if (loaded === undefined) void loadReader().then(act, failed)
  else act(loaded)
}
