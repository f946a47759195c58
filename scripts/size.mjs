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

const worker = readdirSync('dist/assets').find((name) => /worker.*\.js$/.test(name))
if (worker === undefined) throw new Error('dist/assets has no worker: its size cannot be counted')

const files = new Set([PAGE, `assets/${worker}`])
for (const file of files)
  if (!file.endsWith('.css')) for (const reference of references(file)) files.add(reference)

let total = 0
for (const file of files) {
  const bytes = gzipSync(read(file)).byteLength
  total += bytes
  console.log(`${kilobytes(bytes)}  ${file}`)
}
console.log(`${kilobytes(total)}  of ${kilobytes(BUDGET).trim()}`)
if (total > BUDGET) process.exitCode = 1

/** @param {number} bytes */
function kilobytes(bytes) {
  return `${(bytes / 1000).toFixed(1)} kB`.padStart(9)
}
