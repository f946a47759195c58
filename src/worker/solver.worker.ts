/// <reference lib="webworker" />
import { Host } from './host.ts'
import type { Request } from './protocol.ts'
import { messagePause } from './messagePause.ts'
import { compileWebAssembly } from './webAssembly.ts'

declare const self: DedicatedWorkerGlobalScope

const host = new Host({
  post: (reply, transfer) => self.postMessage(reply, [...transfer]),
  pause: messagePause(),
  now: () => performance.now(),
  compile: compileWebAssembly,
})

self.addEventListener('message', ({ data }: MessageEvent<Request>) => host.receive(data))
