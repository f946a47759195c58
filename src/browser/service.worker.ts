/// <reference lib="webworker" />
/**
 * Caches the app's own files, so that the app opens offline, and the Python interpreter once it is used. Passes what other
 * apps share on to the page.
 */
import { cleanupOutdatedCaches, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import { cacheOf } from '../runner/run/keptTools.ts'
import { SHARED } from './shared.ts'

declare const self: ServiceWorkerGlobalScope
/** Injected by the build: each file with its checksum. */
declare const APP_FILES: PrecacheEntry[]

/** Cache and folder of the Python interpreter. The worker that runs Python programs uses the same cache. */
const PYTHON = { cache: cacheOf('python'), folder: new URL('python/', self.registration.scope).href }

cleanupOutdatedCaches()
// Addresses that differ in their query parameters alone have the same file.
precacheAndRoute(APP_FILES, { ignoreURLParametersMatching: [/./] })
registerRoute(
  ({ url }) => url.href.startsWith(PYTHON.folder),
  // Imports and fetches of a file share one cache entry.
  new CacheFirst({ cacheName: PYTHON.cache, matchOptions: { ignoreVary: true } }),
)

/** Keeps what another app shares, and opens the page, which takes it: no server sees it. */
registerRoute(
  ({ url }) => url.href === new URL(SHARED.path, self.registration.scope).href,
  async ({ request }) => {
    const cache = await caches.open(SHARED.cache)
    await cache.put(SHARED.parameter, new Response(await request.formData()))
    return Response.redirect(new URL(`?${SHARED.parameter}`, self.registration.scope), 303)
  },
  'POST',
)

// A new version waits until no page uses the old one, or until the user accepts the update.
self.addEventListener('message', ({ data }: ExtendableMessageEvent) => {
  if ((data as { readonly type?: unknown } | null)?.type === 'SKIP_WAITING') void self.skipWaiting()
})
