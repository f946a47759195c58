/// <reference lib="webworker" />
import { fetchedPyodide } from './own/fetching.ts'
import { isolate } from './own/isolation.ts'
import { PythonHost } from './own/pythonHost.ts'
import type { OwnRequest } from './ownProtocol.ts'
import { throwRejections } from './rejections.ts'

declare const self: DedicatedWorkerGlobalScope

const host = new PythonHost({
  post: (reply, transfer) => self.postMessage(reply, [...transfer]),
  now: () => performance.now(),
  async start(progress) {
    const pyodide = await fetchedPyodide(progress)
    isolate(self)
    return pyodide
  },
})

throwRejections()
self.addEventListener('message', ({ data }: MessageEvent<OwnRequest>) => host.receive(data))
