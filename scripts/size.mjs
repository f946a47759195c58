/** Fails when what loads the page is larger than its budget: the page, its scripts and styles and the worker, gzipped. */
import { readFileSync, readdirSync } from 'node:fs'
import { posix } from 'node:path'
import { gzipSync } from 'node:zlib'

/** Bytes. */
const BUDGET = 100_000
const PAGE = 'index.html'

/** @param {string} file */
const read = (file) => readFileSync(`dist/${file}`)

/** What a page or a script makes the browser load before it runs. @param {string} file */
function references(file) {
  const text = read(file).toString()
  const patterns = file.endsWith('.html')
    ? [/<script[^>]+src="([^"]+\.js)"/g, /<link[^>]+rel="(?:stylesheet|modulepreload)"[^>]+href="([^"]+)"/g]
    : [/\b(?:import|from)\s*["'](\.[^"']+\.js)["']/g]
  return patterns
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .map(([, address = '']) => posix.join(posix.dirname(file), address))
}

const assets = readdirSync('dist/assets').map((name) => `assets/${name}`)
const worker = assets.find((file) => /worker.*\.js$/.test(file))
if (worker === undefined) throw new Error('dist/assets has no worker: its size cannot be counted')

const files = new Set([PAGE, worker])
for (const file of files)
  if (!file.endsWith('.css')) for (const reference of references(file)) files.add(reference)

let total = 0
for (const file of files) {
  const bytes = gzipped(file)
  total += bytes
  console.log(`${kilobytes(bytes)}  ${file}`)
}
console.log(`${kilobytes(total)}  of ${kilobytes(BUDGET).trim()}`)

const others = assets.filter((file) => /\.(js|css)$/.test(file) && !files.has(file))
console.log(`${kilobytes(others.reduce((sum, file) => sum + gzipped(file), 0))}  more when asked for`)
if (total > BUDGET) process.exitCode = 1

/** Bytes. @param {string} file */
function gzipped(file) {
  return gzipSync(read(file)).byteLength
}

/** @param {number} bytes */
function kilobytes(bytes) {
  return `${(bytes / 1000).toFixed(1)} kB`.padStart(9)
}
