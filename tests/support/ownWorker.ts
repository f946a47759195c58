import type { OwnWorker } from '../../src/app/own/ownClient.ts'
import { PythonLanguage } from '../../src/worker/own/python/pythonLanguage.ts'
import { type SnapshotCache, startInterpreter } from '../../src/worker/own/python/snapshot.ts'
import { OwnHost } from '../../src/worker/own/shared/ownHost.ts'
import type { OwnReply, OwnRequest } from '../../src/worker/ownProtocol.ts'
import { startedPyodide } from './python.ts'

let snapshot: Uint8Array<ArrayBuffer> | undefined

/** Keeps the memory snapshot of the first interpreter, which speeds up the start of the others. */
const cache: SnapshotCache = {
  snapshot: () => Promise.resolve(snapshot),
  keep: (made) => Promise.resolve(void (snapshot = made)),
  drop: () => Promise.resolve(void (snapshot = undefined)),
}

/** Creates a worker for Python programs in this thread, with the real interpreter. Messages arrive asynchronously. */
export function inProcessOwnWorker(): OwnWorker {
  const listeners: ((message: { readonly data: OwnReply }) => void)[] = []
  let isTerminated = false
  const host = new OwnHost({
    post(reply, transfer) {
      const data = structuredClone(reply, { transfer: [...transfer] })
      setImmediate(() => {
        if (!isTerminated) listeners.forEach((listener) => listener({ data }))
      })
    },
    now: () => performance.now(),
    start: async () => new PythonLanguage(await startInterpreter(cache, startedPyodide)),
  })
  return {
    postMessage(request: OwnRequest) {
      const received = structuredClone(request)
      setImmediate(() => {
        if (!isTerminated) host.receive(received)
      })
    },
    addEventListener(type: string, listener: never) {
      if (type === 'message') listeners.push(listener)
    },
    terminate() {
      isTerminated = true
    },
  }
}
