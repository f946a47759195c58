import type { RawWorker } from '../../src/calls/watchedWorker.ts'
import { PythonLanguage } from '../../src/runner/python/pythonLanguage.ts'
import { type SnapshotCache, startInterpreter } from '../../src/runner/python/snapshot.ts'
import { ownHostWorker } from './ownHostWorker.ts'
import { startedPyodide } from './python.ts'

let snapshot: Uint8Array<ArrayBuffer> | undefined

/** Keeps the memory snapshot of the first interpreter, which speeds up the start of the others. */
const cache: SnapshotCache = {
  snapshot: () => Promise.resolve(snapshot),
  keep: (made) => Promise.resolve(void (snapshot = made)),
  drop: () => Promise.resolve(void (snapshot = undefined)),
}

/** Creates a worker for Python programs in this thread, with the real interpreter. */
export function inProcessOwnWorker(): RawWorker {
  return ownHostWorker(async () => new PythonLanguage(await startInterpreter(cache, startedPyodide)))
}
