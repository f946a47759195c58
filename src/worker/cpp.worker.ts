/// <reference lib="webworker" />
import { CppHost } from './own/cpp/cppHost.ts'
import { fetchedCompiler } from './own/cpp/fetching.ts'
import { isolate } from './own/isolation.ts'
import type { OwnRequest } from './ownProtocol.ts'
import { throwRejections } from './rejections.ts'

declare const self: DedicatedWorkerGlobalScope

const host = new CppHost({
  post: (reply, transfer) => self.postMessage(reply, [...transfer]),
  now: () => performance.now(),
  async start(progress) {
    const compiler = await fetchedCompiler(progress)
    isolate(self)
    return compiler
  },
})

throwRejections()
self.addEventListener('message', ({ data }: MessageEvent<OwnRequest>) => host.receive(data))
