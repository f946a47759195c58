import { bytes, folder, lockFile } from 'virtual:python-files'
import { byteCounter } from '../worker/download.ts'
import { keptFiles, cachedOrFetched } from '../worker/keptFiles.ts'
import { PYODIDE_OPTIONS, type Pyodide } from './pyodide.ts'
import { snapshotCacheIn, startInterpreter } from './snapshot.ts'

interface PyodideModule {
  loadPyodide(options: object): Promise<Pyodide>
}

/** Called with the size fetched so far, and the whole size. */
type Progress = (bytes: number, totalBytes: number) => void

const TOTAL_BYTES = Object.values(bytes).reduce((sum, size) => sum + size, 0)
const SCRIPTS = ['pyodide.js', 'pyodide.asm.js'] as const
/**
 * Key of the interpreter's stored memory snapshot; includes the browser, because its features may change the memory
 * layout.
 */
const BUILDER = JSON.stringify([PYODIDE_OPTIONS, navigator.userAgent])

/** Loads the interpreter from the cache or the app's server and starts it. Rejects if either fails. */
export async function fetchedPyodide(progress: Progress): Promise<Pyodide> {
  let isOver = false
  const count = byteCounter(TOTAL_BYTES, (...sizes) => {
    if (!isOver) progress(...sizes)
  })
  const kept = await keptFiles('python', folder)
  const file = (name: 'pyodide.asm.wasm' | 'stdlib.zip') =>
    cachedOrFetched(`${folder}${name}`, bytes[name], kept, count)
  const cache = snapshotCacheIn(kept, folder, BUILDER)
  // In parallel, so that reading one file overlaps with compiling another.
  const snapshot = cache.snapshot()
  const [{ loadPyodide }, { default: createPyodideModule }, module, library] = await Promise.all([
    importScript<PyodideModule>('pyodide.js', count),
    importScript<{ readonly default: unknown }>('pyodide.asm.js', count),
    file('pyodide.asm.wasm').then((binary) => WebAssembly.compile(binary)),
    file('stdlib.zip'),
  ]).finally(() => (isOver = true))
  for (const name of SCRIPTS) void kept.cacheScript(`${folder}${name}`)
  const restore = stubLoading(module, library)
  try {
    return await startInterpreter({ ...cache, snapshot: () => snapshot }, (options) =>
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
    restore()
  }
}

/** Stubs `fetch` and `instantiateStreaming` with the files already loaded. @returns a function that restores both */
function stubLoading(module: WebAssembly.Module, library: BodyInit): () => void {
  const scope: { fetch: unknown } = globalThis
  const assembly: { instantiateStreaming: unknown } = WebAssembly
  const [{ fetch }, { instantiateStreaming }] = [scope, assembly]
  scope.fetch = (address: URL) => Promise.resolve(responseFor(`${address}`, library))
  assembly.instantiateStreaming = async (_: unknown, imports: WebAssembly.Imports) => ({
    module,
    instance: await WebAssembly.instantiate(module, imports),
  })
  return () => {
    scope.fetch = fetch
    assembly.instantiateStreaming = instantiateStreaming
  }
}

function responseFor(address: string, library: BodyInit): Response {
  // The response is never read, because the module is already compiled.
  if (address.endsWith('.wasm')) return new Response()
  if (address.endsWith('.zip')) return new Response(library)
  throw new TypeError(`Pyodide asks for ${address}`)
}

/** Imports a script of the interpreter, and counts its bytes as fetched. */
async function importScript<Module>(name: (typeof SCRIPTS)[number], count: (size: number) => void) {
  const module: unknown = await import(/* @vite-ignore */ `${folder}${name}`)
  count(bytes[name])
  return module as Module
}
