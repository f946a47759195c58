/** Starts Python in Node for `bench/ownStart.mjs`, in a separate process because engines cache compiled code. */
import { readFile, writeFile } from 'node:fs/promises'
import { loadPyodide } from 'pyodide'
import { PythonInterpreter } from '../src/runner/python/interpreter.ts'
import type { KeptFiles } from '../src/runner/worker/keptFiles.ts'
import { snapshotCacheIn, startInterpreter } from '../src/runner/python/snapshot.ts'
import { startedPyodide } from '../tests/support/python.ts'

/**
 * Prints the time of one start, in ms.
 * @param kind `stock`: unmodified Pyodide; `files`: from its files, then stores a snapshot of the memory; `kept`: from
 *   that snapshot
 * @param path of the snapshot
 */
export async function start(kind: 'stock' | 'files' | 'kept', path: string): Promise<void> {
  const started = performance.now()
  if (kind === 'stock') await loadPyodide()
  else await startedInterpreter(path, kind)
  console.log(performance.now() - started)
}

async function startedInterpreter(path: string, kind: 'files' | 'kept'): Promise<PythonInterpreter> {
  return new PythonInterpreter(
    await startInterpreter(snapshotCacheIn(snapshotFiles(path, kind), '', ''), startedPyodide),
  )
}

function snapshotFiles(path: string, kind: 'files' | 'kept'): KeptFiles {
  return {
    file: async () => (kind === 'kept' ? new Uint8Array(await readFile(path)) : undefined),
    keep: (_, content) => writeFile(path, content),
    drop: () => Promise.reject(new Error('What has been kept is none')),
    addresses: () => Promise.resolve([]),
    cacheScript: () => Promise.resolve(),
  }
}
