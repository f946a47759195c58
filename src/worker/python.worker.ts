/// <reference lib="webworker" />
import { fetchedPyodide } from './own/python/fetching.ts'
import { isolate } from './own/shared/isolation.ts'
import { PythonHost } from './own/python/pythonHost.ts'
import type { OwnRequest } from './ownProtocol.ts'
import { throwRejections } from './rejections.ts'

declare const self: DedicatedWorkerGlobalScope

/** Kept here, where no program gets at it: the scope loses it before the first program runs. */
const postMessage = self.postMessage.bind(self)

let giveBack = () => {}

const host = new PythonHost({
  post: (reply, transfer) => postMessage(reply, [...transfer]),
  now: () => performance.now(),
  async start(progress) {
    giveBack()
    const pyodide = await fetchedPyodide(progress)
    giveBack = isolate(self, false)
    return pyodide
  },
})

throwRejections()
self.addEventListener('message', ({ data }: MessageEvent<OwnRequest>) => host.receive(data))
