/** Where the browser keeps what programs in C++ and Python are run with. */
import type { ToolPlaces } from '../app/own/keptTools.ts'
import { cacheOf, type KeptTool } from '../core/own/keptTools.ts'

/** To compile takes half a gigabyte, and the browser has others to care for. Few browsers tell. */
const LEAST_GIGABYTES: Readonly<Record<KeptTool, number>> = { cpp: 2, python: 0 }

/** In the addresses of what has been made here. */
const MADE: Readonly<Record<KeptTool, string>> = { cpp: '/headers/', python: '/snapshot/' }

export const toolPlaces: ToolPlaces = {
  async isKept(tool) {
    // To open a cache makes one.
    if (!('caches' in globalThis) || !(await caches.has(cacheOf(tool)))) return false
    const cache = await caches.open(cacheOf(tool))
    return (await cache.keys()).length > 0
  },
  async madeBytes(tool) {
    if (!('caches' in globalThis) || !(await caches.has(cacheOf(tool)))) return 0
    const cache = await caches.open(cacheOf(tool))
    const made = (await cache.keys()).filter(({ url }) => url.includes(MADE[tool]))
    const kept = await Promise.all(made.map((request) => cache.match(request)))
    return kept.reduce((sum, file) => sum + Number(file?.headers.get('Content-Length') ?? 0), 0)
  },
  async remove(tool) {
    await caches.delete(cacheOf(tool))
  },
  hasMemoryFor: (tool) => deviceGigabytes() >= LEAST_GIGABYTES[tool],
}

function deviceGigabytes(): number {
  return 'deviceMemory' in navigator && typeof navigator.deviceMemory === 'number'
    ? navigator.deviceMemory
    : Infinity
}
