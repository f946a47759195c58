import type { LoadedPart } from './notice.ts'
import type { AppState } from './state.ts'

type Get = () => AppState
type Set = (change: Partial<AppState>) => void

/**
 * Does what needs a part of the app to be loaded. Where it does not come a notice says so, and goes when it has come
 * after all. @returns undefined where it failed
 */
export async function needing<Result>(
  get: Get,
  set: Set,
  part: LoadedPart,
  action: () => Promise<Result>,
): Promise<Result | undefined> {
  try {
    const result = await action()
    const { notice } = get()
    if (notice?.kind === 'not-loaded' && notice.part === part) set({ notice: undefined })
    return result
  } catch {
    // Whatever kept it from loading (offline, a newer release), trying again is the remedy.
    set({ notice: { kind: 'not-loaded', part } })
    return undefined
  }
}

/** A part of the app that is loaded by the first use of it. */
export interface OnDemand<Part> {
  /** Undefined until it has been loaded. */
  loaded(): Part | undefined
  /** Loads the part ahead of need: if that fails nobody is told but the caller. */
  load(): Promise<Part>
  /** Uses the part, at once if it is there. Uses come in the order in which they were asked for. */
  ask(action: (part: Part) => void): Promise<void>
}

export function onDemand<Part extends object>(
  get: Get,
  set: Set,
  name: LoadedPart,
  load: () => Promise<Part>,
): OnDemand<Part> {
  let loading: Promise<Part> | undefined
  let part: Part | undefined
  const asked: ((part: Part) => void)[] = []

  async function fetched(): Promise<Part> {
    try {
      part = await (loading ??= load())
      return part
    } catch (error) {
      loading = undefined
      asked.length = 0
      throw error
    }
  }

  /** Whoever comes first after it has been loaded, nobody is served before those who had asked. */
  function serve(loaded: Part): void {
    for (let action = asked.shift(); action !== undefined; action = asked.shift()) action(loaded)
  }

  return {
    loaded: () => part,
    async load() {
      const loaded = await fetched()
      serve(loaded)
      return loaded
    },
    async ask(action) {
      asked.push(action)
      const loaded = part ?? (await needing(get, set, name, fetched))
      if (loaded !== undefined) serve(loaded)
    },
  }
}
