/// <reference lib="webworker" />
import { isolate } from './own/isolation.ts'
import { fetchedEngine } from './own/javascript/fetching.ts'
import { JavaScriptInterpreter } from './own/javascript/interpreter.ts'
import { JavaScriptHost } from './own/javascript/javascriptHost.ts'
import type { OwnRequest } from './ownProtocol.ts'
import { throwRejections } from './rejections.ts'

declare const self: DedicatedWorkerGlobalScope

const host = new JavaScriptHost({
  post: (reply, transfer) => self.postMessage(reply, [...transfer]),
  now: () => performance.now(),
  async start(progress) {
    const interpreter = await JavaScriptInterpreter.started(await fetchedEngine(progress))
    isolate(self)
    return interpreter
  },
})

throwRejections()
self.addEventListener('message', ({ data }: MessageEvent<OwnRequest>) => host.receive(data))
