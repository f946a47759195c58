import { bytes, folder, lockFile } from 'virtual:python-files'
import { PYODIDE_OPTIONS, type Pyodide } from './pyodide.ts'

interface PyodideModule {
  loadPyodide(options: object): Promise<Pyodide>
}

type Progress = (bytes: number, totalBytes: number) => void

const TELL_EVERY_MS = 100
const TOTAL_BYTES = Object.values(bytes).reduce((sum, size) => sum + size, 0)
/** Kept here, where no program gets at it: the scope loses it before the first program runs. */
const fetchFile = globalThis.fetch.bind(globalThis)

/** How often a script has not come: browsers remember that of an address. */
const missed = new Map<string, number>()

/** Fetches the interpreter from beside the app and starts it. Rejects if a file does not come. */
export async function fetchedPyodide(progress: Progress): Promise<Pyodide> {
  let isOver = false
  const count = counting((...sizes) => {
    if (!isOver) progress(...sizes)
  })
  const [{ loadPyodide }, { default: createPyodideModule }, wasm, library] = await Promise.all([
    script<PyodideModule>('pyodide.js', count),
    script<{ readonly default: unknown }>('pyodide.asm.js', count),
    file('pyodide.asm.wasm', count),
    file('stdlib.zip', count),
  ]).finally(() => (isOver = true))
  progress(TOTAL_BYTES, TOTAL_BYTES)
  const scope: { fetch: unknown } = globalThis
  const before = scope.fetch
  scope.fetch = (address: URL) => Promise.resolve(responseFor(`${address}`, wasm, library))
  try {
    return await loadPyodide({
      ...PYODIDE_OPTIONS,
      indexURL: folder,
      stdLibURL: `${folder}stdlib.zip`,
      lockFileContents: lockFile,
      createPyodideModule,
    })
  } finally {
    scope.fetch = before
  }
}

/** What has been fetched already. */
function responseFor(address: string, wasm: ArrayBuffer, library: ArrayBuffer): Response {
  if (address.endsWith('.wasm'))
    return new Response(wasm, { headers: { 'Content-Type': 'application/wasm' } })
  if (address.endsWith('.zip')) return new Response(library)
  throw new TypeError(`Pyodide asks for ${address}`)
}

async function script<Module>(name: 'pyodide.js' | 'pyodide.asm.js', count: (size: number) => void) {
  const misses = missed.get(name) ?? 0
  try {
    const module: unknown = await import(/* @vite-ignore */ `${folder}${name}${misses ? `?${misses}` : ''}`)
    count(bytes[name])
    return module as Module
  } catch (error) {
    missed.set(name, misses + 1)
    throw error
  }
}

async function file(
  name: 'pyodide.asm.wasm' | 'stdlib.zip',
  count: (size: number) => void,
): Promise<ArrayBuffer> {
  const response = await fetchFile(`${folder}${name}`)
  if (!response.ok || response.body === null) throw new Error(`${name}: ${response.status}`)
  const whole = new Uint8Array(bytes[name])
  let length = 0
  const reader = response.body.getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    if (length + part.value.length > whole.length) throw new Error(`${name} is longer than it should be`)
    whole.set(part.value, length)
    length += part.value.length
    count(part.value.length)
  }
  if (length < whole.length) throw new Error(`${name} has not come as a whole`)
  return whole.buffer
}

/** Sums up, and tells it at most ten times a second. */
function counting(progress: Progress): (size: number) => void {
  let sum = 0
  let toldMs = -Infinity
  return (size) => {
    sum += size
    const nowMs = performance.now()
    if (nowMs - toldMs < TELL_EVERY_MS) return
    toldMs = nowMs
    progress(sum, TOTAL_BYTES)
  }
}
