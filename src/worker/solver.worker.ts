/// <reference lib="webworker" />
import { compiledWhenLong } from './compiledResume.ts'
import { Host } from './host.ts'
import { messagePause } from './messagePause.ts'
import type { Request } from './protocol.ts'
import { throwRejections } from './rejections.ts'

declare const self: DedicatedWorkerGlobalScope

const pause = messagePause()
const host = new Host({
  post: (reply, transfer) => self.postMessage(reply, [...transfer]),
  pause,
  rest: (forMs) => new Promise<void>((resume) => setTimeout(resume, forMs)).then(pause),
  now: () => performance.now(),
  compile: compiledWhenLong,
})

throwRejections()
self.addEventListener('message', ({ data }: MessageEvent<Request>) => host.receive(data))
