/** Measures Python's start in a browser: by the built app's worker, and by unmodified Pyodide. */
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { chromium } from 'playwright'
import { preview } from 'vite'
import { CHROMIUM } from '../../scripts/browser/browsers.mjs'
import { installed } from '../../scripts/browser/installed.mjs'

const PYODIDE = dirname(createRequire(import.meta.url).resolve('pyodide/package.json'))
/** Content types by file name extension. */
const TYPES = new Map([
  ['mjs', 'text/javascript'],
  ['wasm', 'application/wasm'],
  ['html', 'text/html'],
])
/** Files to serve that the Pyodide package lacks: a blank page and a worker. */
const WRITTEN = new Map([
  ['page.html', '<!doctype html><title>Starts</title>'],
  [
    'worker.mjs',
    "import { loadPyodide } from './pyodide.mjs'\nonmessage = async () => { await loadPyodide(); postMessage({ type: 'loaded' }) }",
  ],
])

/** Serves the unmodified package beside the built app. @type {import('vite').Plugin} */
const stock = {
  name: 'stock-pyodide',
  configurePreviewServer({ middlewares }) {
    middlewares.use('/stock', (request, response) => {
      const file = request.url?.slice(1) ?? ''
      response.setHeader(
        'Content-Type',
        TYPES.get(file.split('.').at(-1) ?? '') ?? 'application/octet-stream',
      )
      response.setHeader('Cache-Control', 'max-age=3600')
      response.end(WRITTEN.get(file) ?? readFileSync(join(PYODIDE, file)))
    })
  },
}

/**
 * Serves the built app and opens a browser.
 * @returns the browser's version, and functions to measure a start and to close both
 */
export async function openStarts() {
  const server = await preview({ plugins: [stock], logLevel: 'error', preview: { port: 0 } })
  const executablePath = installed(CHROMIUM)
  const browser = await chromium.launch(executablePath === undefined ? {} : { executablePath })
  const page = await browser.newPage()
  await page.goto(`${server.resolvedUrls?.local[0]}stock/page.html`)
  const own = readdirSync('dist/assets').find((name) => name.startsWith('python.worker'))

  /** Milliseconds from creating the worker to its `loaded` message. @param {string} address */
  const start = (address) => page.evaluate(startedMs, address)

  const deleteSnapshots = () =>
    page.evaluate(async () => {
      const cache = await caches.open('backdoku-python')
      for (const { url } of await cache.keys()) if (url.includes('/snapshot/')) await cache.delete(url)
    })

  // Warm-up, so that all files are in the HTTP cache.
  await start('/stock/worker.mjs')
  await start(`/assets/${own}`)
  return {
    version: browser.version(),
    /**
     * Measures a start, in ms. Resolves only once the worker is terminated.
     * @param {'stock' | 'files' | 'kept'} kind unmodified Pyodide; the app's worker, without or with a snapshot
     */
    async start(kind) {
      if (kind === 'files') await deleteSnapshots()
      const ms = await start(kind === 'stock' ? '/stock/worker.mjs' : `/assets/${own}`)
      await page.waitForTimeout(2500)
      return ms
    },
    async close() {
      await browser.close()
      await server.close()
    },
  }
}

/** Runs in the page. @param {string} address @returns {Promise<number>} */
function startedMs(address) {
  return new Promise((resolve, reject) => {
    const started = performance.now()
    const worker = new Worker(address, { type: 'module' })
    worker.addEventListener('error', ({ message }) => reject(new Error(message)))
    worker.addEventListener('message', ({ data }) => {
      if (data.type === 'unloaded') reject(new Error(data.reason))
      if (data.type !== 'loaded') return
      resolve(performance.now() - started)
      // Leaves the worker time to cache its memory snapshot.
      setTimeout(() => worker.terminate(), 2000)
    })
    worker.postMessage({ type: 'load' })
  })
}
