/// <reference lib="webworker" />
import { CppHost } from './own/cpp/cppHost.ts'
import { fetchedCompiler } from './own/cpp/fetching.ts'
import { isolate } from './own/shared/isolation.ts'
import type { OwnRequest } from './ownProtocol.ts'
import { throwRejections } from './rejections.ts'

declare const self: DedicatedWorkerGlobalScope

/** Kept here, where no program gets at it: the scope loses it before the first program runs. */
const postMessage = self.postMessage.bind(self)

let giveBack = () => {}

const host = new CppHost({
  post: (reply, transfer) => postMessage(reply, [...transfer]),
  now: () => performance.now(),
  async start(progress) {
    giveBack()
    const compiler = await fetchedCompiler(progress)
    giveBack = isolate(self, true)
    return compiler
  },
})

throwRejections()
self.addEventListener('message', ({ data }: MessageEvent<OwnRequest>) => host.receive(data))
