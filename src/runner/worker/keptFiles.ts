/** File cache in the browser's Cache API, so that the next worker starts without the network. */
import { cacheOf, type CachedTool } from '../run/keptTools.ts'
import { wholeFile } from './download.ts'

/** A file cache. Its methods never reject. */
export interface KeptFiles {
  /** Resolves to undefined if the file is not cached, or unreadable. */
  file(address: string): Promise<Uint8Array<ArrayBuffer> | undefined>
  keep(address: string, content: Uint8Array<ArrayBuffer>): Promise<void>
  drop(address: string): Promise<void>
  /** Addresses of all cached files, in insertion order. */
  addresses(): Promise<readonly string[]>
  /** Caches a script that the browser has already imported: the browser's HTTP cache then serves the request. */
  cacheScript(address: string): Promise<void>
}

const NO_CACHE: KeptFiles = {
  file: () => Promise.resolve(undefined),
  keep: () => Promise.resolve(),
  drop: () => Promise.resolve(),
  addresses: () => Promise.resolve([]),
  cacheScript: () => Promise.resolve(),
}

/**
 * Opens the file cache of a tool and evicts the files of its other versions. Returns a cache that does nothing if the
 * browser cannot store anything.
 * @param folder prefix of the addresses of the current version
 */
export async function keptFiles(
  tool: CachedTool,
  folder: string,
  scope: { readonly caches?: CacheStorage } = globalThis,
): Promise<KeptFiles> {
  try {
    // `caches` is missing outside of secure contexts; `open` rejects if the user blocks storage.
    const cache = await scope.caches?.open(cacheOf(tool))
    if (cache === undefined) return NO_CACHE
    for (const request of await cache.keys()) {
      if (!request.url.startsWith(folder)) await cache.delete(request)
    }
    return filesIn(cache)
  } catch {
    return NO_CACHE
  }
}

/**
 * The cache's methods are bound before a program runs: a program that has escaped its interpreter and replaced them
 * would otherwise be handed the cache.
 */
function filesIn(cache: Cache): KeptFiles {
  const match = cache.match.bind(cache)
  const put = cache.put.bind(cache)
  const drop = cache.delete.bind(cache)
  const keys = cache.keys.bind(cache)
  const add = cache.add.bind(cache)
  return {
    async file(address) {
      try {
        const response = await match(address)
        return response && new Uint8Array(await response.arrayBuffer())
      } catch {
        // Evicted or corrupted.
        return undefined
      }
    },
    async keep(address, content) {
      try {
        // Lets readers get the size without the body.
        const headers = { 'Content-Length': `${content.length}` }
        await put(address, new Response(content, { headers }))
      } catch {
        // Quota exceeded: fetch again next time.
      }
    },
    async drop(address) {
      try {
        await drop(address)
      } catch {
        // The cache is unavailable, or damaged.
      }
    },
    async addresses() {
      try {
        return (await keys()).map(({ url }) => url)
      } catch {
        // The cache is unavailable.
        return []
      }
    },
    async cacheScript(address) {
      try {
        if ((await match(address, { ignoreVary: true })) === undefined) await add(address)
      } catch {
        // Quota exceeded or offline.
      }
    },
  }
}

/**
 * Returns a cached file; if it is missing or has another size, fetches and caches it. Rejects if the download fails.
 * @param count called with the number of bytes that have arrived since its last call
 */
export async function cachedOrFetched(
  address: string,
  size: number,
  kept: KeptFiles,
  count: (size: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const known = await kept.file(address)
  if (known?.length === size) {
    count(size)
    return known
  }
  const fetched = new Uint8Array(await wholeFile(address, size, count))
  await kept.keep(address, fetched)
  return fetched
}
