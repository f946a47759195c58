/// <reference lib="webworker" />
import { Host } from './host.ts'
import { loadedParts } from './loadedParts.ts'
import type { Request } from './protocol.ts'
import { messagePause } from './messagePause.ts'
import { throwRejections } from './rejections.ts'

declare const self: DedicatedWorkerGlobalScope

const parts = loadedParts()
const pause = messagePause()
const host = new Host({
  post: (reply, transfer) => self.postMessage(reply, [...transfer]),
  pause,
  rest: (forMs) => new Promise<void>((resume) => setTimeout(resume, forMs)).then(pause),
  now: () => performance.now(),
  ...parts,
})

/** Those before, which keep their order whatever each has to wait for. */
let received: Promise<void> = Promise.resolve()

async function receive(request: Request, before: Promise<void>): Promise<void> {
  await before
  // The host says what is missing.
  await parts.load(request).catch(() => undefined)
  host.receive(request)
}

throwRejections()
self.addEventListener('message', ({ data }: MessageEvent<Request>) => {
  received = receive(data, received)
})
