/** The browser's storage of the tools that run C++ and Python, and whether the device has enough memory for them. */
import type { ToolStorage } from '../page/own/keptTools.ts'
import { cacheOf, type CachedTool } from '../runner/run/keptTools.ts'

/**
 * Minimum device memory; compiling C++ takes half a gigabyte. Few browsers report their device's memory; in others it
 * counts as enough.
 */
const LEAST_GIGABYTES: Readonly<Record<CachedTool, number>> = { cpp: 2, python: 0 }

/** Path segments that mark files made in this browser for later runs: compiled headers, memory snapshots. */
const MADE: Readonly<Record<CachedTool, string>> = { cpp: '/headers/', python: '/snapshot/' }

export const toolStorage: ToolStorage = {
  async isKept(tool) {
    // Opening a cache creates it, so check first.
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
