/// <reference lib="webworker" />
import { isolate } from './own/shared/isolation.ts'
import { fetchedEngine } from './own/javascript/fetching.ts'
import { JavaScriptInterpreter } from './own/javascript/interpreter.ts'
import { JavaScriptHost } from './own/javascript/javascriptHost.ts'
import type { OwnRequest } from './ownProtocol.ts'
import { throwRejections } from './rejections.ts'

declare const self: DedicatedWorkerGlobalScope

/** Kept here, where no program gets at it: the scope loses it before the first program runs. */
const postMessage = self.postMessage.bind(self)

let giveBack = () => {}

const host = new JavaScriptHost({
  post: (reply, transfer) => postMessage(reply, [...transfer]),
  now: () => performance.now(),
  async start(progress) {
    giveBack()
    const interpreter = await JavaScriptInterpreter.started(await fetchedEngine(progress))
    giveBack = isolate(self, true)
    return interpreter
  },
})

throwRejections()
self.addEventListener('message', ({ data }: MessageEvent<OwnRequest>) => host.receive(data))
