/// <reference lib="webworker" />
/** Keeps the app's own files, so that it opens without the network the next time. */
import { cleanupOutdatedCaches, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import { cacheOf } from '../core/own/keptTools.ts'

declare const self: ServiceWorkerGlobalScope
/** Put in by the build: each file with what its content has to add up to. */
declare const APP_FILES: PrecacheEntry[]

/** Fetched by the first program in Python; its worker keeps it there too. */
const PYTHON = { cache: cacheOf('python'), folder: new URL('python/', self.registration.scope).href }

cleanupOutdatedCaches()
// The page is the same whatever its address asks for.
precacheAndRoute(APP_FILES, { ignoreURLParametersMatching: [/./] })
registerRoute(
  ({ url }) => url.href.startsWith(PYTHON.folder),
  // Imported by some and fetched by others, it is the same file.
  new CacheFirst({ cacheName: PYTHON.cache, matchOptions: { ignoreVary: true } }),
)

// A new version waits until nobody uses the old one, or until the user takes it.
self.addEventListener('message', ({ data }: ExtendableMessageEvent) => {
  if ((data as { readonly type?: unknown } | null)?.type === 'SKIP_WAITING') void self.skipWaiting()
})
