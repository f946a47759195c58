/** Creates a browser's `CacheStorage` with only the methods that the app uses, because Node has no `CacheStorage`. */
export function cacheStorage({ isFull = false } = {}) {
  const stored = new Map<string, Response>()
  const cache = {
    keys: async () => [...stored.keys()].map((url) => ({ url })),
    match: async (url: string) => stored.get(url)?.clone(),
    async put(url: string, response: Response) {
      if (isFull) throw new DOMException('There is no room', 'QuotaExceededError')
      stored.set(url, response)
    },
    delete: async (url: string) => stored.delete(url),
    add: async (url: string) => void stored.set(url, new Response()),
  }
  // oxlint-disable-next-line no-unsafe-type-assertion -- the only method in use
  const caches = { open: async () => cache } as unknown as CacheStorage
  return { stored, caches }
}
