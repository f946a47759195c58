import { bytes, folder, lockFile } from 'virtual:python-files'
import { counting } from './download.ts'
import { keptFiles, keptOrFetched } from './keptFiles.ts'
import { PYODIDE_OPTIONS, type Pyodide } from './pyodide.ts'
import { snapshotAmong, startedFrom } from './snapshot.ts'

interface PyodideModule {
  loadPyodide(options: object): Promise<Pyodide>
}

type Progress = (bytes: number, totalBytes: number) => void

const TOTAL_BYTES = Object.values(bytes).reduce((sum, size) => sum + size, 0)
const SCRIPTS = ['pyodide.js', 'pyodide.asm.js'] as const
/** A browser that can do more may lay out the memory in another way. */
const BUILDER = JSON.stringify([PYODIDE_OPTIONS, navigator.userAgent])
/** How often a script has not come: browsers remember that of an address. */
const missed = new Map<string, number>()

/** Fetches the interpreter from beside the app and starts it. Rejects if a file does not come. */
export async function fetchedPyodide(progress: Progress): Promise<Pyodide> {
  let isOver = false
  const count = counting(TOTAL_BYTES, (...sizes) => {
    if (!isOver) progress(...sizes)
  })
  const kept = await keptFiles('python', folder)
  const file = (name: 'pyodide.asm.wasm' | 'stdlib.zip') =>
    keptOrFetched(`${folder}${name}`, bytes[name], kept, count)
  const [{ loadPyodide }, { default: createPyodideModule }, wasm, library] = await Promise.all([
    script<PyodideModule>('pyodide.js', count),
    script<{ readonly default: unknown }>('pyodide.asm.js', count),
    file('pyodide.asm.wasm'),
    file('stdlib.zip'),
  ]).finally(() => (isOver = true))
  progress(TOTAL_BYTES, TOTAL_BYTES)
  for (const name of SCRIPTS) void kept.keepScript(`${folder}${name}`)
  const scope: { fetch: unknown } = globalThis
  const before = scope.fetch
  scope.fetch = (address: URL) => Promise.resolve(responseFor(`${address}`, wasm, library))
  try {
    return await startedFrom(snapshotAmong(kept, folder, BUILDER), (options) =>
      loadPyodide({
        ...PYODIDE_OPTIONS,
        ...options,
        indexURL: folder,
        stdLibURL: `${folder}stdlib.zip`,
        lockFileContents: lockFile,
        createPyodideModule,
      }),
    )
  } finally {
    scope.fetch = before
  }
}

/** The files fetched already. */
function responseFor(address: string, wasm: BodyInit, library: BodyInit): Response {
  if (address.endsWith('.wasm'))
    return new Response(wasm, { headers: { 'Content-Type': 'application/wasm' } })
  if (address.endsWith('.zip')) return new Response(library)
  throw new TypeError(`Pyodide asks for ${address}`)
}

async function script<Module>(name: (typeof SCRIPTS)[number], count: (size: number) => void) {
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
