/// <reference lib="webworker" />
import { Host } from './host.ts'
import type { Request } from './protocol.ts'
import { compileWebAssembly } from './webAssembly.ts'

declare const self: DedicatedWorkerGlobalScope

const channel = new MessageChannel()

const host = new Host({
  post: (reply, transfer) => self.postMessage(reply, [...transfer]),
  // A message to oneself comes after those that have arrived, and without the delay that nested timers get.
  pause: () =>
    new Promise((resume) => {
      channel.port1.addEventListener('message', () => resume(), { once: true })
      channel.port2.postMessage(undefined)
    }),
  now: () => performance.now(),
  compile: compileWebAssembly,
})

channel.port1.start()
self.addEventListener('message', ({ data }: MessageEvent<Request>) => host.receive(data))
