/** Files that the browser keeps, so that the next worker starts without the network. */
import { cacheOf, type KeptTool } from '../../../core/own/keptTools.ts'
import { wholeFile } from './download.ts'

export interface KeptFiles {
  /** Undefined if it is not kept. */
  file(address: string): Promise<Uint8Array<ArrayBuffer> | undefined>
  keep(address: string, content: Uint8Array<ArrayBuffer>): Promise<void>
  drop(address: string): Promise<void>
  /** Of all that is kept, in the order in which it came. */
  addresses(): Promise<readonly string[]>
  /** For scripts, which only the browser itself imports: what has come is taken from where it has it. */
  cacheScript(address: string): Promise<void>
}

const NOTHING_KEPT: KeptFiles = {
  file: () => Promise.resolve(undefined),
  keep: () => Promise.resolve(),
  drop: () => Promise.resolve(),
  addresses: () => Promise.resolve([]),
  cacheScript: () => Promise.resolve(),
}

/**
 * The kept files of a version; those of others are dropped. Where nothing can be kept, all is fetched each time.
 * @param folder its addresses begin with
 */
export async function keptFiles(
  tool: KeptTool,
  folder: string,
  scope: { readonly caches?: CacheStorage } = globalThis,
): Promise<KeptFiles> {
  try {
    // Missing outside of secure contexts; refused where the user has said so.
    const cache = await scope.caches?.open(cacheOf(tool))
    if (cache === undefined) return NOTHING_KEPT
    for (const request of await cache.keys()) {
      if (!request.url.startsWith(folder)) await cache.delete(request)
    }
    return filesIn(cache)
  } catch {
    return NOTHING_KEPT
  }
}

function filesIn(cache: Cache): KeptFiles {
  return {
    async file(address) {
      try {
        const response = await cache.match(address)
        return response && new Uint8Array(await response.arrayBuffer())
      } catch {
        // Emptied meanwhile, or damaged.
        return undefined
      }
    },
    async keep(address, content) {
      try {
        // With its size, for those who do not want the rest.
        const headers = { 'Content-Length': `${content.length}` }
        await cache.put(address, new Response(content, { headers }))
      } catch {
        // There is no room: it is fetched the next time, too.
      }
    },
    async drop(address) {
      try {
        await cache.delete(address)
      } catch {
        // It is gone, or stays until its version goes.
      }
    },
    async addresses() {
      try {
        return (await cache.keys()).map(({ url }) => url)
      } catch {
        // Nothing can be had from there now.
        return []
      }
    },
    async cacheScript(address) {
      try {
        if ((await cache.match(address, { ignoreVary: true })) === undefined) await cache.add(address)
      } catch {
        // As above; or the connection has gone meanwhile.
      }
    },
  }
}

/** A file that is kept, or else fetched and kept. @param count is told of its bytes. Rejects if it does not come. */
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
