/** A start of Python in Node, that `bench/ownStart.mjs` measures: in a process of its own, since engines remember what they have compiled. */
import { readFile, writeFile } from 'node:fs/promises'
import { loadPyodide } from 'pyodide'
import type { KeptFiles } from '../src/worker/own/keptFiles.ts'
import { importRecorder } from '../src/worker/own/recorder.ts'
import { snapshotAmong, startedFrom } from '../src/worker/own/snapshot.ts'
import { startedPyodide } from '../tests/support/python.ts'

/** @param kind `stock` is Pyodide as it comes @param path where the memory is kept */
export async function start(kind: 'stock' | 'files' | 'kept', path: string): Promise<void> {
  const begun = performance.now()
  if (kind === 'stock') await loadPyodide()
  else importRecorder(await startedFrom(snapshotAmong(keptAt(path, kind), '', ''), startedPyodide))
  console.log(performance.now() - begun)
}

function keptAt(path: string, kind: 'files' | 'kept'): KeptFiles {
  return {
    file: async () => (kind === 'kept' ? new Uint8Array(await readFile(path)) : undefined),
    keep: (_, content) => writeFile(path, content),
    drop: () => Promise.reject(new Error('What has been kept is none')),
    addresses: () => Promise.resolve([]),
    keepScript: () => Promise.resolve(),
  }
}
